/// Writes XML 1.0 as UTF-8 bytes, one element a line.
struct XMLWriter {
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
  private var depth = 0

  /// An attribute with its value, which is escaped.
  typealias Attribute = (name: StaticString, value: String)

  /// Writes an element with a text, which is escaped.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], text: some Sequence<UInt8>
  ) {
    open(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    append(escaping: text)
    close(name)
  }

  /// Writes an element with a text, which is escaped.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
    element(name, attributes, text: text.utf8)
  }

  /// Writes an element without content.
  mutating func element(_ name: StaticString, _ attributes: [Attribute]) {
    open(name, attributes)
    bytes += "/>\n".utf8
  }

  /// Writes an element with elements in it.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], _ content: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    bytes += ">\n".utf8
    depth += 1
    content(&self)
    depth -= 1
    indent()
    close(name)
  }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    indent()
    bytes.append(UInt8(ascii: "<"))
    append(name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      append(attribute.name)
      bytes += "=\"".utf8
      append(escaping: attribute.value.utf8)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func close(_ name: StaticString) {
    bytes += "</".utf8
    append(name)
    bytes += ">\n".utf8
  }

  private mutating func indent() {
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func append(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  // XML 1.0 has no way to write control characters other than tab and line ends.
  private mutating func append(escaping text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case 9, 10, 32...: bytes.append(byte)
      default: bytes += "\u{FFFD}".utf8
      }
    }
  }
}
