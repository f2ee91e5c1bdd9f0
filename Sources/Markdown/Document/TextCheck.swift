/// Finds the bytes of a file that are no text.
enum TextCheck {
  /// The offsets of the bytes that belong to no well-formed UTF-8 sequence (Unicode, table 3-7),
  /// ascending.
  static func invalidBytes(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var invalid: [Int] = []
    var index = 0
    while true {
      index = skipASCII(bytes, from: index)
      guard index < bytes.count else { return invalid }
      let length = sequenceLength(bytes, at: index)
      if length == 0 { invalid.append(index) }
      index += max(length, 1)
    }
  }

  /// The offsets of NUL bytes, ascending.
  static func nulBytes(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    var index = bytes.firstOffset(of: 0, from: 0)
    while index < bytes.count {
      found.append(index)
      index = bytes.firstOffset(of: 0, from: index + 1)
    }
    return found
  }

  private static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= bytes.count,
      raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The length of the well-formed sequence that begins here with a byte above 0x7F, else 0.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
