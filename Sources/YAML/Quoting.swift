import Diagnostics

/// The repair of a value that needs quotes.
enum Quoting {
  /// A text in quotes, double ones where they need no escape.
  static func quoted(_ text: String) -> String {
    let hasDouble = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    if !hasDouble { return "\"\(text)\"" }
    if !text.utf8.contains(UInt8(ascii: "'")) { return "'\(text)'" }
    var escaped = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped + "\""
  }

  /// The fix that puts quotes around a range of a file.
  static func fix(
    _ range: SourceRange, in file: SourceFile, isCertain: Bool = true
  )
    -> Diagnostic.Fix
  {
    let replacement = quoted(file.text(range))
    return Diagnostic.Fix(
      "write `\(replacement)`", path: file.path, range: range, replacement: replacement,
      isCertain: isCertain)
  }
}
