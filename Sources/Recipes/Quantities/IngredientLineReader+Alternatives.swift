extension IngredientLineReader {
  /// The byte of the `or` of `peanut, canola, or other oil`, where the byte after the first comma is
  /// given; `nil` where a note begins there, as in `butter, softened, or margarine`.
  func alternatives(at start: Int, before end: Int) -> Int? {
    guard bytes[start - 1] == UInt8(ascii: ",") else { return nil }
    var ahead = TextCursor(bytes, from: start, to: end)
    for _ in 0..<3 {
      ahead.skipSpaces()
      let item = ahead.offset
      if beginsNote(ahead) { return nil }
      var words = 0
      while !ahead.isAtEnd, ahead.byte != UInt8(ascii: ",") {
        guard Scalars.isLetter(ahead.scalar.value) || ahead.byte == UInt8(ascii: "-") else {
          return nil
        }
        if endsLikeParticiple(passWord(&ahead)) { return nil }
        words += 1
        ahead.skipSpaces()
      }
      guard ahead.skip(UInt8(ascii: ",")), words > 0, words < 4, ahead.offset - item < 40 else {
        return nil
      }
      ahead.skipSpaces()
      if let or = endOfOr(ahead) {
        var next = TextCursor(bytes, from: or, to: end)
        next.skipSpaces()
        return Scalars.digit(next.scalar.value) == nil && !beginsNote(next) ? or : nil
      }
    }
    return nil
  }

  private func passWord(_ cursor: inout TextCursor) -> Range<Int> {
    let start = cursor.offset
    while Scalars.isLetter(cursor.scalar.value) || cursor.byte == UInt8(ascii: "-") {
      cursor.offset += cursor.scalar.length
    }
    return start..<cursor.offset
  }

  /// `softened`, `finely`.
  private func endsLikeParticiple(_ word: Range<Int>) -> Bool {
    let end = bytes[word].suffix(2)
    return word.count > 3 && (end.elementsEqual("ed".utf8) || end.elementsEqual("ly".utf8))
  }

  private func beginsNote(_ cursor: TextCursor) -> Bool {
    if let word = scanner.lexicon.match(cursor),
      !word.entry.roles.isDisjoint(with: IngredientLineReader.noteRoles)
    {
      return true
    }
    var ahead = cursor
    let word = passWord(&ahead)
    return IngredientLineReader.noteWords.contains { bytes[word].elementsEqual($0) }
  }

  private static let noteRoles: Lexicon.Roles = [
    .adjective, .descriptor, .afterthought, .optional, .optionalAtEnd, .vague, .range,
  ]

  private static let noteWords = [
    "cut", "plus", "to", "for", "at", "about", "if", "such", "preferably", "and", "with", "without",
    "like", "not", "more", "less", "so", "any", "torn", "split", "in", "as", "skin", "geschnitten",
    "gehackt", "gewürfelt", "coupé", "picado",
  ].map { Array($0.utf8) }

  /// The byte after `or` at the cursor.
  private func endOfOr(_ cursor: TextCursor) -> Int? {
    for word in IngredientLineReader.ors
    where cursor.bytes[cursor.offset..<cursor.end].starts(with: word) {
      return cursor.offset + word.count
    }
    return nil
  }

  private static let ors = ["or ", "oder ", "ou ", "of "].map { Array($0.utf8) }

  /// Whether a bracket is the plural of the word before it: `Zwiebel(n)`, `Ei(er)`.
  func isPlural(at offset: Int) -> Bool {
    guard offset > whole.lowerBound, bytes[offset - 1] | 0x20 >= UInt8(ascii: "a"),
      bytes[offset - 1] | 0x20 <= UInt8(ascii: "z")
    else { return false }
    return IngredientLineReader.plurals.contains {
      bytes[offset..<whole.upperBound].starts(with: $0)
    }
  }

  private static let plurals = ["(n)", "(en)", "(er)", "(e)", "(s)", "(es)"].map { Array($0.utf8) }
}
