import Diagnostics

/// What to say of an alias, an anchor or a tag.
enum References {
  static func diagnostic(
    at range: SourceRange, in file: SourceFile, _ lines: SourceLines
  ) -> Diagnostic {
    let line = lines.line(at: range.lower)
    let value = lines.parts(of: line).value
    // Only a value that stands alone on its line is surely meant as text.
    let whole = value.lower == range.lower && value.upper > value.lower ? value : range
    return Diagnostic(
      YAMLFault.reference, at: file.location(of: whole),
      "`\(firstWord(of: lines.text(whole)))` is \(noun(for: lines.byte(at: range.lower))), not text",
      fixes: [Quoting.fix(whole, in: file, isCertain: whole == value)])
  }

  private static func noun(for sign: UInt8) -> String {
    switch sign {
    case UInt8(ascii: "*"): "an alias to YAML"
    case UInt8(ascii: "&"): "an anchor to YAML"
    default: "a tag to YAML"
    }
  }

  private static func firstWord(of text: String) -> Substring {
    text.prefix { !$0.isWhitespace }
  }
}
