/// Plain text as HTML.
enum HTMLEscape {
  /// Text that may stand between tags and between double quotes.
  static func text(_ text: String) -> String {
    String(decoding: bytes(text), as: UTF8.self)
  }

  /// The same as bytes.
  static func bytes(_ text: String) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\""): output += "&quot;".utf8
      default: output.append(byte)
      }
    }
    return output
  }
}
