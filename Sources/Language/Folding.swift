/// The form of a text in which search compares: `Çoban Salatası` as `coban salatasi`.
///
/// The text is decomposed (NFKD); combining marks behind Latin, Greek, Cyrillic, Arabic and Hebrew
/// letters go, those of scripts in which they are vowels or other sounds stay; ı is i, ø o, ß ss,
/// æ ae, œ oe, đ and ð d, ł l, þ th, ħ h, ŧ t; case is folded (ς is σ); what is left is composed
/// again (NFC), so that kana keep their voiced marks and Hangul its syllables.
public enum Folding {
  /// The folded text.
  public static func folded(_ text: String) -> String {
    String(decoding: folded(Array(text.utf8)), as: UTF8.self)
  }

  /// The folded text of UTF-8 bytes, as UTF-8.
  public static func folded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        result.append(lowercased(bytes[index]))
        index += 1
      } else {
        let end = bytes[index...].firstIndex { $0 < 0x80 } ?? bytes.count
        appendFolded(bytes[index..<end], after: result.last, to: &result)
        index = end
      }
    }
    return result
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// Folds a run that is not ASCII; the character before it decides what becomes of marks.
  private static func appendFolded(
    _ run: ArraySlice<UInt8>, after last: UInt8?, to result: inout [UInt8]
  ) {
    let base: [UInt16] = last.map { $0 < 0x80 ? [UInt16($0)] : [] } ?? []
    let units = base + String(decoding: run, as: UTF8.self).utf16
    let folded = LetterFolding.fold(units, forSearch: true)
    result += String(decoding: folded.dropFirst(base.count), as: UTF16.self).utf8
  }
}
