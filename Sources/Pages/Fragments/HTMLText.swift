/// Questions about HTML as bytes.
enum HTMLText {
  /// Plain text as HTML.
  static func escaped(_ text: String) -> [UInt8] {
    var writer = HTMLWriter(capacity: text.utf8.count)
    writer.append(escaping: text)
    return writer.bytes
  }

  /// Where a tag stands first, from a position on.
  static func range(of tag: StaticString, in html: [UInt8], from start: Int = 0) -> Range<Int>? {
    let count = tag.utf8CodeUnitCount
    guard html.count >= start + count else { return nil }
    let wanted = UnsafeBufferPointer(start: tag.utf8Start, count: count)
    for index in start...(html.count - count) where html[index] == wanted[0] {
      if html[index..<(index + count)].elementsEqual(wanted) { return index..<(index + count) }
    }
    return nil
  }

  /// What HTML says without its tags, the character references of our own writers resolved.
  static func plain(_ html: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
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
        text.append(html[index])
        index += 1
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
