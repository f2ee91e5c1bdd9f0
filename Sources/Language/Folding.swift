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
    result.reserveCapacity(bytes.count + bytes.count / 8)
    bytes.withUnsafeBufferPointer { source in
      var index = 0
      while index < source.count {
        let end = endOfASCII(in: source, from: index)
        result.append(contentsOf: UnsafeBufferPointer(rebasing: source[index..<end]))
        lowercase(&result, from: result.count - (end - index))
        index = appendOthers(of: source, from: end, to: &result)
      }
    }
    return result
  }

  private static func endOfASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  private static func lowercase(_ bytes: inout [UInt8], from start: Int) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in start..<bytes.count where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
    }
  }

  /// Folds a run that is not ASCII and gives its end.
  private static func appendOthers(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to result: inout [UInt8]
  ) -> Int {
    var index = start
    while index + 1 < bytes.count, let letters = LatinLetters.folded(bytes[index], bytes[index + 1])
    {
      result.append(contentsOf: letters)
      index += 2
    }
    var end = index
    while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
    if end > index { appendFolded(bytes[index..<end], to: &result) }
    return end
  }

  /// Folds a run by ICU; the character before it decides what becomes of marks.
  private static func appendFolded(
    _ run: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]
  ) {
    let base: [UInt16] = result.last.map { $0 < 0x80 ? [UInt16($0)] : [] } ?? []
    let units = base + String(decoding: run, as: UTF8.self).utf16
    let folded = LetterFolding.fold(units, forSearch: true)
    result += String(decoding: folded.dropFirst(base.count), as: UTF16.self).utf8
  }
}

/// The letters that two bytes of UTF-8 stand for, where they fold to ASCII: nearly every accent that
/// a recipe in a Latin script has.
private enum LatinLetters {
  static func folded(_ lead: UInt8, _ trail: UInt8) -> [UInt8]? {
    guard lead >= 0xC3, lead <= 0xC9, trail & 0xC0 == 0x80 else { return nil }
    let letters = table[Int(lead - 0xC3) << 6 | Int(trail & 0x3F)]
    return letters.isEmpty ? nil : letters
  }

  /// U+00C0 to U+027F; empty where the fold is no ASCII.
  private static let table: [[UInt8]] = (0xC0...0x27F).map { unit in
    let folded = LetterFolding.fold([UInt16(unit)], forSearch: true)
    return folded.allSatisfy { $0 < 0x80 } ? folded.map { UInt8($0) } : []
  }
}
