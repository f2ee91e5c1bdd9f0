import Diagnostics

/// What to say of a key whose colon no space follows.
enum MissingSpace {
  static func diagnostic(
    after colon: Int, in file: SourceFile, _ lines: SourceLines
  ) -> Diagnostic {
    let line = lines.line(at: colon)
    let key = lines.text(SourceRange(lines.indentationEnd(of: line), colon))
    return Diagnostic(
      YAMLFault.missingSpace, at: file.location(of: SourceRange(colon, colon + 1)),
      "the colon after `\(key)` is not followed by a space",
      fixes: [
        .init(
          "put a space after the colon", path: file.path, range: SourceRange(at: colon + 1),
          replacement: " ", isCertain: true)
      ])
  }

  /// The fault of a text that stands where a map should, if its author meant `key: value`.
  static func diagnostic(inPlaceOfMap node: YAMLNode, in file: SourceFile) -> Diagnostic? {
    guard case .scalar(_, isPlain: true) = node.value else { return nil }
    let lines = SourceLines(file.bytes, in: node.range)
    return lines.tightColon(on: lines.line(at: node.range.lower)).map {
      diagnostic(after: $0, in: file, lines)
    }
  }
}
