/// The blanks of ASCII: the space, and U+0009 to U+000D.
public enum Blanks {
  /// Whether a byte is one of them.
  public static func holds(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// A text without the blanks at its ends.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last else { return "" }
    if !holds(first), !holds(last) { return text }
    let trimmed = bytes.drop { holds($0) }
    let end = trimmed.lastIndex { !holds($0) }.map { trimmed.index(after: $0) }
    return end.map { String(text[trimmed.startIndex..<$0]) } ?? ""
  }
}
