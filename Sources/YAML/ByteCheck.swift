import Diagnostics

/// What can be said of the bytes of a document before it is parsed.
///
/// libyaml stops at such bytes too, but tells neither where they are nor, for a control character,
/// which one.
enum ByteCheck {
  /// The longest document, in bytes.
  static let limit = 1 << 20

  enum Finding: Equatable {
    /// All is well; whether each byte is a character of its own.
    case sound(isASCII: Bool)
    case tooLong
    /// The range of the first bytes that are no UTF-8.
    case invalidUTF8(SourceRange)
    /// The first character that YAML does not allow (YAML 1.2, rule 1 `c-printable`).
    case control(Unicode.Scalar, SourceRange)
  }

  static func check(_ bytes: [UInt8], in range: SourceRange) -> Finding {
    if range.upper - range.lower > limit { return .tooLong }
    var index = range.lower
    var isASCII = true
    while index < range.upper {
      let byte = bytes[index]
      if byte < 0x80 {
        guard isAllowed(byte) else {
          return .control(Unicode.Scalar(byte), SourceRange(index, index + 1))
        }
        index += 1
        continue
      }
      isASCII = false
      guard let (scalar, length) = decode(bytes[index..<range.upper]) else {
        return .invalidUTF8(SourceRange(index, index + 1))
      }
      guard isAllowed(scalar) else {
        return .control(scalar, SourceRange(index, index + length))
      }
      index += length
    }
    return .sound(isASCII: isASCII)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 ? byte != 0x7F : byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: scalar.value != 0xFEFF
    default: false
    }
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}
