import CICU

/// The name that a title has in an address: `Crème Brûlée` is `creme-brulee`.
public enum Slug {
  /// The longest slug, in Unicode code points.
  public static let longest = 80

  /// The slug of a text; empty where the text has neither letter nor digit.
  ///
  /// The text is decomposed (NFKD); marks on Latin, Greek and Cyrillic letters go; ı is i, ø o, ß ss,
  /// æ ae, œ oe, đ and ð d, ł l, þ th, ħ h, ŧ t; all is in lower case; apostrophes go; every other
  /// run of what is no letter or digit becomes one hyphen, none at the ends. Letters of other
  /// scripts stay, with their marks, in composed form (NFC). What is longer than 80 code points is
  /// cut behind a whole word, or within the first word where that alone is longer.
  public static func make(_ text: String) -> String {
    if let plain = asciiSlug(of: text.utf8) { return plain }
    let folded = String(
      decoding: LetterFolding.fold(Array(text.utf16), forSearch: false), as: UTF16.self)
    return cut(hyphenated(folded))
  }

  /// The slug of a text in ASCII that needs no cut, where folding is nothing but lower case.
  private static func asciiSlug(of text: String.UTF8View) -> String? {
    guard text.count <= longest, text.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: text.count) { buffer in
      var count = 0
      var isInWord = true
      for byte in text where byte != UInt8(ascii: "'") {
        let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
        let isWord = lower &- 0x61 < 26 || lower &- 0x30 < 10
        if isWord {
          if !isInWord, count > 0 {
            buffer[count] = UInt8(ascii: "-")
            count += 1
          }
          buffer[count] = lower
          count += 1
        }
        isInWord = isWord
      }
      return count
    }
  }

  /// Apostrophes, and what is not seen within a word: soft hyphen, zero-width and word joiner.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2018, 0x2019, 0x2BB, 0x2BC, 0xAD, 0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private static func hyphenated(_ folded: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var isInWord = false
    for scalar in folded.unicodeScalars where !isDropped(scalar) {
      let isWord = isLetterOrDigit(scalar) || isInWord && crumb_is_mark(Int32(scalar.value)) != 0
      if isWord, !isInWord, !result.isEmpty { result.append("-") }
      if isWord { result.append(scalar) }
      isInWord = isWord
    }
    return result
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9": true
    default: crumb_is_letter_or_number(Int32(scalar.value)) != 0
    }
  }

  private static func cut(_ scalars: [Unicode.Scalar]) -> String {
    var kept = scalars[...]
    if scalars.count > longest {
      let room = scalars[..<(longest + 1)]
      kept = room[..<(room.lastIndex(of: "-") ?? longest)]
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: kept)
    return String(view)
  }
}
