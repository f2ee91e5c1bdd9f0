/// What kinds of characters the reading of amounts tells apart.
enum Scalars {
  /// The spaces beyond ASCII, U+FEFF among them since files hold it in the midst of text.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x0A, 0x0D, 0xA0, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  /// Whether a word can be made of it: letters and marks, the degree sign left out.
  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0..<0xAA: false
    case 0xAA, 0xB5, 0xBA: true
    case 0xAA..<0xC0, 0xD7, 0xF7: false
    case 0x0660...0x066C, 0x06F0...0x06F9, 0x0966...0x096F: false
    case 0x2113: true
    case 0x2000...0x2BFF: false
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0xFE10...0xFE6F: false
    case 0xFF00...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFEFF: false
    default: true
    }
  }

  /// Whether it belongs to a script that puts no spaces between words: Chinese and Japanese.
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    (0x3005...0x9FFF).contains(scalar) && isLetter(scalar)
      || (0x20000...0x3FFFF).contains(scalar)
  }

  /// The value of a decimal digit of any script that recipes here are written in.
  static func digit(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x30...0x39: Int(scalar - 0x30)
    case 0x0660...0x0669: Int(scalar - 0x0660)
    case 0x06F0...0x06F9: Int(scalar - 0x06F0)
    case 0x0966...0x096F: Int(scalar - 0x0966)
    case 0xFF10...0xFF19: Int(scalar - 0xFF10)
    default: nil
    }
  }

  /// Whether it joins the ends of a range: hyphens, dashes, minus and wave dashes.
  static func isRangeDash(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x7E, 0x2010...0x2015, 0x2212, 0x301C, 0xFF5E, 0xFF0D, 0x223C: true
    default: false
    }
  }

  /// Whether it stands between the two numbers of a fraction.
  static func isFractionSlash(_ scalar: UInt32) -> Bool {
    scalar == 0x2F || scalar == 0x2044 || scalar == 0x2215 || scalar == 0xFF0F
  }
}
