import Markdown

/// The Markdown of a heading's text, as RecipeMD keeps it.
enum HeadingSource {
  /// What stands between the marks of the heading, or above its underline.
  static func text(of heading: Node) -> String {
    TextCursor.over(heading.source, text)
  }

  private static func text(_ cursor: TextCursor) -> String {
    let range = cursor.trimmed(0..<cursor.bytes.count)
    guard cursor.bytes[range].first == UInt8(ascii: "#") else {
      let end = cursor.bytes[range].firstIndex(of: 0x0A) ?? range.upperBound
      return cursor.text(cursor.trimmed(range.lowerBound..<end))
    }
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: "#") || byte == 0x20 || byte == 0x09 }
    let start = cursor.bytes[range].firstIndex { !isMark($0) } ?? range.upperBound
    let end = cursor.bytes[start..<range.upperBound].lastIndex { !isMark($0) }.map { $0 + 1 }
    return cursor.text(start..<(end ?? start))
  }
}
