import CICU

/// The words of a text as search keeps and compares them.
///
/// A word is a run of letters, digits and their marks. Scripts that put no space between words give
/// every two neighbouring characters, and the last one alone, so that any piece of a sentence finds
/// it: `鶏肉の` is `鶏肉`, `肉の`, `の`. An apostrophe divides; where one letter alone follows it, the
/// word is also given as it is spelled without: `grandma's` is `grandmas`, `grandma`, `s`.
public enum SearchWords {
  /// The most bytes that are kept of a word.
  public static let longest = 48

  /// Gives each word of a folded text, in reading order.
  ///
  /// - Parameters:
  ///   - folded: UTF-8 as `Folding` makes it.
  ///   - body: Is given the bytes of a word, never more than `longest`.
  public static func forEach(
    in folded: [UInt8], _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    folded.withUnsafeBufferPointer { WordScan(bytes: $0).run(body) }
  }

  /// Whether a word comes from a script that is written without spaces between words.
  public static func isSpaceless(_ word: ArraySlice<UInt8>) -> Bool {
    String(decoding: word, as: UTF8.self).unicodeScalars.first.map { isSpaceless($0.value) }
      ?? false
  }

  /// Whether a script is written without spaces between words.
  ///
  /// Thai and Lao, Burmese, Khmer, kana, and Han with its radicals.
  static func isSpaceless(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x30FF, 0x3400...0x9FFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// One walk over a folded text.
private struct WordScan {
  let bytes: UnsafeBufferPointer<UInt8>

  /// What a character means for words, and where it ends.
  private struct Character {
    enum Kind { case letter, spaceless, apostrophe, other }
    var kind: Kind
    var end: Int
  }

  func run(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    var index = 0
    while index < bytes.count {
      let first = character(at: index)
      switch first.kind {
      case .letter: index = word(from: index, body)
      case .spaceless: index = pairs(from: index, body)
      case .apostrophe, .other: index = first.end
      }
    }
  }

  private func word(
    from start: Int, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) -> Int {
    let end = endOfLetters(from: start)
    if end < bytes.count, let whole = endOfPossessive(from: end) {
      let joined = Array(bytes[start..<end]) + bytes[character(at: end).end..<whole]
      joined.withUnsafeBufferPointer { body(WordScan.cut($0[...])) }
    }
    emit(start, end, body)
    return end
  }

  private func endOfLetters(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if WordScan.isPlainLetter(bytes[end]) {
        end += 1
        continue
      }
      let next = character(at: end)
      guard next.kind == .letter else { break }
      end = next.end
    }
    return end
  }

  /// Where `'s` ends; `nil` where there is no apostrophe with one letter behind it.
  private func endOfPossessive(from index: Int) -> Int? {
    let mark = character(at: index)
    guard mark.kind == .apostrophe, mark.end < bytes.count else { return nil }
    let letter = character(at: mark.end)
    guard letter.kind == .letter, endOfLetters(from: letter.end) == letter.end else { return nil }
    return letter.end
  }

  private func pairs(
    from start: Int, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) -> Int {
    var index = start
    var end = character(at: start).end
    while end < bytes.count {
      let next = character(at: end)
      guard next.kind == .spaceless else { break }
      emit(index, next.end, body)
      (index, end) = (end, next.end)
    }
    emit(index, end, body)
    return end
  }

  private func emit(
    _ start: Int, _ end: Int, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void
  ) {
    body(WordScan.cut(bytes[start..<end]))
  }

  /// No more than the longest word, cut before a whole character.
  private static func cut(
    _ word: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard word.count > SearchWords.longest else { return word }
    var end = word.startIndex + SearchWords.longest
    while end > word.startIndex, word[end] & 0xC0 == 0x80 { end -= 1 }
    return word[..<end]
  }

  private static func isPlainLetter(_ byte: UInt8) -> Bool {
    byte &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private func character(at index: Int) -> Character {
    let byte = bytes[index]
    if byte < 0x80 {
      if WordScan.isPlainLetter(byte) { return Character(kind: .letter, end: index + 1) }
      return Character(kind: byte == 0x27 ? .apostrophe : .other, end: index + 1)
    }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let end = min(index + length, bytes.count)
    var codePoint = UInt32(byte) & (0x7F >> UInt32(length))
    for trail in bytes[(index + 1)..<end] { codePoint = codePoint << 6 | UInt32(trail & 0x3F) }
    if codePoint == 0x2019 { return Character(kind: .apostrophe, end: end) }
    let isLetter =
      crumb_is_letter_or_number(Int32(codePoint)) != 0 || crumb_is_mark(Int32(codePoint)) != 0
    guard isLetter else { return Character(kind: .other, end: end) }
    return Character(kind: SearchWords.isSpaceless(codePoint) ? .spaceless : .letter, end: end)
  }
}
