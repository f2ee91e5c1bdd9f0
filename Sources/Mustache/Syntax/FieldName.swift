import Diagnostics

/// A name of a field in a tag: `title`, dotted `author.name`, or `.` for the current value.
struct FieldName: Sendable {
  /// The name as it is written.
  let text: String
  /// The parts between the dots; none for `.`.
  let symbols: [Symbol]
  /// Where it stands.
  let range: SourceRange

  init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
    symbols = text == "." ? [] : FieldName.parts(of: text).map { Symbol(String($0)) }
  }

  /// The parts between the dots.
  var parts: [Substring] { text == "." ? [] : FieldName.parts(of: text) }

  private static func parts(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}

/// Which template a tag brings in: one by its name, or one that a field names.
enum TemplateReference: Sendable {
  case named(String)
  case dynamic(FieldName)
}
