/// A short name for a step, out of its own words.
enum StepName {
  /// The longest name, in bytes.
  private static let longest = 80

  /// The first sentence of a step without its full stop, cut at a word where it is long.
  ///
  /// The name is the beginning of the text, so that readers who join the two know to leave it out.
  static func of(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      let end = endOfSentence(bytes)
      guard end > longest else { return String(decoding: bytes[..<end], as: UTF8.self) }
      return String(decoding: bytes[..<endOfWord(bytes)], as: UTF8.self)
    }
  }

  // A full stop ends a sentence where white space or the end follows: "9.5 cm" does not.
  private static func endOfSentence(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): return index
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        let isLast = index + 1 == bytes.count
        if isLast || bytes[index + 1] <= 32 { return index }
      // U+3002, the full stop of Chinese and Japanese, is E3 80 82.
      case 0xE3 where bytes[index...].starts(with: [0xE3, 0x80, 0x82]): return index
      default: break
      }
      if index > longest { return bytes.count }
    }
    return bytes.count
  }

  private static func endOfWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if let space = bytes[..<longest].lastIndex(of: UInt8(ascii: " ")), space > 0 { return space }
    // Without a space, at the start of a character.
    return bytes[...longest].lastIndex { $0 & 0xC0 != 0x80 } ?? longest
  }
}
