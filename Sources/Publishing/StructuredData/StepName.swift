/// A short name for a step, out of its own words.
enum StepName {
  /// The longest name, in bytes.
  private static let longest = 80

  /// The first sentence of a step of several, without its full stop.
  ///
  /// `nil` where that would be the whole text or is too long for a name: the beginning of a sentence
  /// tells nobody more than the text does.
  static func of(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      guard let end = endOfSentence(bytes),
        bytes[end...].dropFirst(bytes[end] == 0xE3 ? 3 : 1).contains(where: { $0 > 32 })
      else { return nil }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  // A full stop ends a sentence where white space or the end follows: "9.5 cm" does not.
  private static func endOfSentence(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for (index, byte) in bytes.prefix(longest + 1).enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): return index
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        let isLast = index + 1 == bytes.count
        if isLast || bytes[index + 1] <= 32 { return index }
      // U+3002, the full stop of Chinese and Japanese, is E3 80 82.
      case 0xE3 where bytes[index...].starts(with: [0xE3, 0x80, 0x82]): return index
      default: break
      }
    }
    return nil
  }
}
