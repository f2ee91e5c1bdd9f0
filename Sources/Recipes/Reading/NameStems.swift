/// The words of a text in a form in which singular and plural are the same.
///
/// Words are told apart by a hash of that form, so that nothing is copied.
struct NameStems {
  /// A word with its bytes in the text.
  struct Word: Equatable {
    var hash: UInt64
    var range: Range<Int>
  }

  /// The plurals that are known: by `s` as in English, or by `n`, `en` and `er` as in German too.
  enum Plurals {
    case english, german
  }

  private(set) var words: [Word] = []

  /// Takes a text apart; each character of a script without spaces is a word.
  init(_ text: [UInt8], plurals: Plurals) {
    var cursor = TextCursor(text)
    var word: [UInt8] = []
    while !cursor.isAtEnd {
      let start = cursor.offset
      word.removeAll(keepingCapacity: true)
      NameStems.readWord(&cursor, into: &word)
      if cursor.bytes[cursor.offset..<cursor.end].starts(with: "://".utf8) {
        NameStems.passAddress(&cursor)
      } else if cursor.offset == start {
        cursor.offset += max(1, cursor.scalar.length)
      } else {
        NameStems.reduce(&word, plurals)
        let hash = word.reduce(Lexicon.start) { Lexicon.add($1, to: $0) }
        words.append(Word(hash: hash, range: start..<cursor.offset))
      }
    }
  }

  private static func readWord(_ cursor: inout TextCursor, into word: inout [UInt8]) {
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte < 0x80 {
        guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return }
        word.append(byte | 0x20)
        cursor.offset += 1
        continue
      }
      let (scalar, length) = cursor.scalar
      guard Scalars.isLetter(scalar) else { return }
      let isUnspaced = Scalars.isUnspaced(scalar)
      if isUnspaced, !word.isEmpty { return }
      appendLowercase(cursor.bytes[cursor.offset..<cursor.offset + length], to: &word)
      cursor.offset += length
      if isUnspaced { return }
    }
  }

  /// The words of an address name nothing.
  private static func passAddress(_ cursor: inout TextCursor) {
    while !cursor.isAtEnd, cursor.spaceLength(at: cursor.offset) == nil { cursor.offset += 1 }
  }

  private static func appendLowercase(_ scalar: ArraySlice<UInt8>, to word: inout [UInt8]) {
    guard scalar.count == 2, scalar.first == 0xC3, let last = scalar.last, last <= 0x9E else {
      word += scalar
      return
    }
    word += [0xC3, last + 0x20]
  }

  private static func reduce(_ word: inout [UInt8], _ plurals: Plurals) {
    if word.count > 3, word.last == UInt8(ascii: "s"), word[word.count - 2] != UInt8(ascii: "s") {
      word.removeLast()
      reducePluralInEs(&word)
    }
    guard plurals == .german, word.count > 3 else { return }
    if word.ends(with: "en") || word.ends(with: "er") {
      word.removeLast(2)
    } else if word.last == UInt8(ascii: "n") || word.last == UInt8(ascii: "e") {
      word.removeLast()
    }
  }

  /// `berrie` is berry, `tomatoe` tomato, `radishe` radish, `leave` leaf.
  private static func reducePluralInEs(_ word: inout [UInt8]) {
    if word.ends(with: "ie"), word.count > 4 {
      word.removeLast(2)
      word.append(UInt8(ascii: "y"))
    } else if word.ends(with: "oe") || word.ends(with: "she") || word.ends(with: "che")
      || word.ends(with: "xe") || word.ends(with: "sse")
    {
      word.removeLast()
    } else if word.ends(with: "ave") {
      word.removeLast(2)
      word.append(UInt8(ascii: "f"))
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with suffix: StaticString) -> Bool {
    count >= suffix.utf8CodeUnitCount
      && self.suffix(suffix.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
  }
}
