/// HTML in the making, as bytes.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Adds finished HTML.
  mutating func append(_ html: ArraySlice<UInt8>) { bytes += html }

  /// Adds finished HTML.
  mutating func append(_ html: StaticString) {
    bytes += UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount)
  }

  /// Adds text with the characters escaped that HTML gives a meaning.
  mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      default: bytes.append(byte)
      }
    }
  }

  /// Adds an attribute with the space before it.
  mutating func append(attribute name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(escaping: value)
    append("\"")
  }
}
