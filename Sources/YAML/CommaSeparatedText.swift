import Diagnostics

/// A text whose commas part a list: `pie, fruit, baking`.
enum CommaSeparatedText {
  /// The parts without the blanks around them, empty ones left out, each with its own place where
  /// the file holds the text as it is, else with that of the whole.
  static func parts(
    of text: String, at range: SourceRange, in file: SourceFile
  ) -> [Positioned<String>] {
    let bytes = Array(text.utf8)
    let origin = start(of: bytes, at: range, in: file)
    return bytes.split(separator: UInt8(ascii: ",")).compactMap { part in
      guard let first = part.firstIndex(where: { !isBlank($0) }),
        let last = part.lastIndex(where: { !isBlank($0) })
      else { return nil }
      return Positioned(
        String(decoding: bytes[first...last], as: UTF8.self),
        range: origin.map { SourceRange($0 + first, $0 + last + 1) } ?? range)
    }
  }

  /// A text without the blanks at its ends.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8.drop { isBlank($0) }
    guard let last = bytes.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(text[bytes.startIndex...last])
  }

  /// Where in the file the text begins, quotes left out, if it stands there byte by byte.
  private static func start(of text: [UInt8], at range: SourceRange, in file: SourceFile) -> Int? {
    let quotes = (range.upper - range.lower - text.count) / 2
    guard quotes == 0 || quotes == 1 else { return nil }
    let lower = range.lower + quotes
    guard lower + text.count <= file.bytes.count else { return nil }
    return file.bytes[lower..<lower + text.count].elementsEqual(text) ? lower : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}
