/// What HTML of our own writers says.
public enum HTMLPlainText {
  /// The text without its tags, the character references of our own writers resolved.
  public static func of(_ html: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(html.count)
    var index = html.startIndex
    while index < html.endIndex {
      switch html[index] {
      case UInt8(ascii: "<"):
        index = html[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? html.endIndex
      case UInt8(ascii: "&"):
        let (byte, next) = reference(in: html, at: index)
        text.append(byte)
        index = next
      default:
        let end = html[index...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        text += html[index..<(end ?? html.endIndex)]
        index = end ?? html.endIndex
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let references: [(name: StaticString, byte: UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
  ]

  private static func reference(in html: ArraySlice<UInt8>, at start: Int) -> (UInt8, Int) {
    for (name, byte) in references {
      let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      if html[start...].starts(with: wanted) { return (byte, start + wanted.count) }
    }
    return (html[start], start + 1)
  }
}

extension Fragment {
  /// What it says, without its tags.
  public var plainText: String { HTMLPlainText.of(html[...]) }
}
