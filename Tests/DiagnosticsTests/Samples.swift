@testable import Diagnostics

/// Kinds of findings, places and reports for the tests of this module.
enum Sample {
  static let deadLink = DiagnosticKind(
    "dead-link", .warning, summary: "A link leads to no page.", example: "[crust](pie-crst)",
    remedy: "Write the name of a file that exists.")
  static let badYAML = DiagnosticKind(
    "bad-yaml", .error, summary: "The front matter cannot be read.", example: "title: a: b",
    remedy: "Put the value in quotation marks.")
  static let noPhoto = DiagnosticKind(
    "no-photo", .note, summary: "A recipe has no photo.", example: "# Pie",
    remedy: "Add a photo.")

  /// The place of `part`, of its first occurrence in `text`; of the point at its end where it is
  /// empty.
  static func place(
    _ part: String, in text: String, path: String = "Content/pie.md"
  ) -> Diagnostics.SourceLocation {
    let file = SourceFile(path: path, text: text)
    return file.location(of: range(part, in: text))
  }

  static func range(_ part: String, in text: String) -> SourceRange {
    let bytes = Array(text.utf8)
    let start =
      part.isEmpty
      ? bytes.count : bytes.indices.first { bytes[$0...].starts(with: part.utf8) } ?? bytes.count
    return SourceRange(start, start + part.utf8.count)
  }

  /// The plain text of a warning about `part`.
  static func report(_ part: String, in text: String, width: Int = 100) -> String {
    let diagnostic = Diagnostic(deadLink, at: place(part, in: text), "the link leads nowhere")
    return DiagnosticReport(width: width).text(of: diagnostic)
  }
}
