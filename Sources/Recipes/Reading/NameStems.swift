/// The words of a text in a form in which singular and plural are the same.
///
/// Words are told apart by a hash of that form, so that nothing is copied.
struct NameStems: Sequence, IteratorProtocol {
  /// A word with its bytes in the text.
  struct Word: Equatable {
    var hash: UInt64
    var range: Range<Int>
  }

  /// The plurals that are known: by `s` as in English, or by `n`, `en` and `er` as in German too.
  enum Plurals {
    case english, german
  }

  private let plurals: Plurals
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// Takes a text apart, which has to stay where it is as long as this is used; each character of
  /// a script without spaces is a word.
  init(_ bytes: UnsafeBufferPointer<UInt8>, plurals: Plurals) {
    self.bytes = bytes
    self.plurals = plurals
  }

  /// Calls `body` with each word of a text.
  static func each(in text: String, plurals: Plurals, _ body: (Word) -> Void) {
    var text = text
    text.withUTF8 { for word in NameStems($0, plurals: plurals) { body(word) } }
  }

  /// The words of a text.
  static func words(of bytes: [UInt8], plurals: Plurals) -> [Word] {
    bytes.withUnsafeBufferPointer { Array(NameStems($0, plurals: plurals)) }
  }

  /// The next word.
  mutating func next() -> Word? {
    while true {
      passSigns()
      guard offset < bytes.count else { return nil }
      let start = offset
      passWord()
      if isAtAddress {
        passAddress()
      } else if offset == start {
        offset += Swift.max(1, scalar.length)
      } else {
        return Word(hash: NameStem(bytes[start..<offset], plurals).hash, range: start..<offset)
      }
    }
  }

  // Blanks, digits and signs, all but the colon of an address; letters lie behind them in ASCII.
  private mutating func passSigns() {
    while offset < bytes.count, bytes[offset] < 0x40, bytes[offset] != UInt8(ascii: ":") {
      offset += 1
    }
  }

  private mutating func passWord() {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return }
        offset += 1
        continue
      }
      let (scalar, length) = scalar
      guard Scalars.isLetter(scalar) else { return }
      let isUnspaced = Scalars.isUnspaced(scalar)
      if isUnspaced, offset > start { return }
      offset += length
      if isUnspaced { return }
    }
  }

  private var scalar: (value: UInt32, length: Int) {
    TextCursor.scalar(at: offset, of: bytes)
  }

  private var isAtAddress: Bool {
    offset + 2 < bytes.count && bytes[offset] == UInt8(ascii: ":")
      && bytes[offset + 1] == UInt8(ascii: "/") && bytes[offset + 2] == UInt8(ascii: "/")
  }

  /// The words of an address name nothing.
  private mutating func passAddress() {
    while offset < bytes.count, !Scalars.isSpace(scalar.value) { offset += scalar.length }
  }
}

/// A word without the ending of its plural.
private struct NameStem {
  private let word: Slice<UnsafeBufferPointer<UInt8>>
  /// How many bytes of the word are left.
  private var count: Int
  /// The letter that stands in the place of what was taken away.
  private var ending: UInt8?

  init(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ plurals: NameStems.Plurals) {
    self.word = word
    count = word.count
    if count > 3, byte(0) == UInt8(ascii: "s"), byte(1) != UInt8(ascii: "s") {
      count -= 1
      reducePluralInEs()
    }
    if plurals == .german { reduceGermanPlural() }
  }

  var hash: UInt64 {
    var hash = Lexicon.start
    var isAfterC3 = false
    for byte in word.prefix(count) {
      hash = Lexicon.add(isAfterC3 && byte <= 0x9E ? byte + 0x20 : small(byte), to: hash)
      isAfterC3 = byte == 0xC3
    }
    return ending.map { Lexicon.add($0, to: hash) } ?? hash
  }

  private mutating func reduceGermanPlural() {
    guard ending == nil, count > 3 else { return }
    if ends(with: "en") || ends(with: "er") {
      count -= 2
    } else if byte(0) == UInt8(ascii: "n") || byte(0) == UInt8(ascii: "e") {
      count -= 1
    }
  }

  /// `berrie` is berry, `tomatoe` tomato, `radishe` radish, `leave` leaf.
  private mutating func reducePluralInEs() {
    guard byte(0) == UInt8(ascii: "e") else { return }
    if byte(1) == UInt8(ascii: "i"), count > 4 {
      (count, ending) = (count - 2, UInt8(ascii: "y"))
    } else if ends(with: "oe") || ends(with: "she") || ends(with: "che") || ends(with: "xe")
      || ends(with: "sse")
    {
      count -= 1
    } else if ends(with: "ave") {
      (count, ending) = (count - 2, UInt8(ascii: "f"))
    }
  }

  private func ends(with suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    guard count >= length else { return false }
    return (0..<length).allSatisfy { byte(length - 1 - $0) == suffix.utf8Start[$0] }
  }

  /// The byte that many places before the last, as a small letter; 0 before the first.
  private func byte(_ distance: Int) -> UInt8 {
    let place = word.startIndex + count - 1 - distance
    return place >= word.startIndex ? small(word[place]) : 0
  }

  private func small(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
