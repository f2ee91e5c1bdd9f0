extension Fragment {
  /// Adds HTML as it is.
  public mutating func append(_ html: StaticString) {
    self.html.append(
      contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  /// Adds UTF-8 text, with what HTML keeps for itself escaped: `&`, `<`, `>` and `"`.
  public mutating func append(text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices {
      guard let entity = Fragment.entity(for: text[index]) else { continue }
      html.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      append(entity)
      start = index + 1
    }
    html.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Adds a text, escaped.
  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(text: $0) }
  }

  /// Adds another fragment with its slots.
  public mutating func append(_ other: Fragment) {
    let offset = html.count
    html += other.html
    slots += other.slots.map { slot in
      var moved = slot
      moved.offset += offset
      return moved
    }
  }

  /// Adds a number in decimal.
  mutating func append(_ number: Int) { html.append(contentsOf: String(number).utf8) }

  /// Begins a new line unless the fragment is at the beginning of one.
  mutating func startLine() {
    if let last = html.last, last != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
  }

  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
