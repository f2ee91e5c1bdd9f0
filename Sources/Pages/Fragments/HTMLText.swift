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
}
