/// All words of all languages that amounts are made of, found by their bytes.
///
/// Words are looked up by a 64-bit hash of their lower-case bytes, so that nothing is copied; a test
/// holds that no two spellings share one.
final class Lexicon: Sendable {
  /// What a word can be; many are several things at once.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt16
    static let article = Roles(rawValue: 1)
    static let approximation = Roles(rawValue: 2)
    static let range = Roles(rawValue: 4)
    static let sum = Roles(rawValue: 8)
    static let link = Roles(rawValue: 16)
    static let vague = Roles(rawValue: 32)
    static let adjective = Roles(rawValue: 64)
    static let optional = Roles(rawValue: 128)
    static let afterthought = Roles(rawValue: 256)
    static let descriptor = Roles(rawValue: 512)
    static let optionalAtEnd = Roles(rawValue: 1024)
  }

  /// What is known of a spelling.
  struct Entry: Sendable {
    var roles: Roles = []
    var unit: Unit?
    var number: Rational?
    /// Whether longer spellings begin with it.
    var continues = false
    var isEmpty: Bool { roles.isEmpty && unit == nil && number == nil }
    var hasUnit: Bool { unit != nil }
  }

  /// A spelling found in a text, with the byte after it.
  struct Match {
    var entry: Entry
    var end: Int
  }

  private let table: Table
  /// Whether any number, article or beginning of a longer spelling has these lowest bits of a hash.
  private let numberBits: [Bool]

  /// The words of every language together.
  static let shared = Lexicon([
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .turkish, .japanese,
    .chinese,
  ])

  init(_ languages: [KitchenWords]) {
    // About as many spellings as a language has, so that the table hardly grows.
    var table = Table(room: languages.count * 320)
    for words in languages {
      for (id, spellings) in words.units {
        Lexicon.each(spellings, &table) {
          if $0.unit == nil { $0.unit = UnitCatalogue.units[id] }
        }
      }
      for (word, numerator, denominator) in words.numbers {
        Lexicon.each(word, &table) {
          if $0.number == nil { $0.number = Rational(numerator, denominator) }
        }
      }
      for (role, list) in words.roles { Lexicon.each(list, &table) { $0.roles.insert(role) } }
    }
    self.table = table
    numberBits = zip(table.hashes, table.entries)
      .reduce(into: [Bool](repeating: false, count: 1 << 12)) { bits, known in
        let (hash, entry) = known
        let mayBegin = entry.number != nil || entry.continues || entry.roles.contains(.article)
        if mayBegin { bits[Lexicon.bits(of: hash)] = true }
      }
  }

  private static func bits(of hash: UInt64) -> Int { Int(hash & 0xFFF) }

  /// Whether the word at the cursor may be a number or an article; a quick answer for most words,
  /// which are none, and `true` for what is beyond ASCII.
  func mayBeginNumber(at cursor: TextCursor) -> Bool {
    var hash = Lexicon.start
    var offset = cursor.offset
    while offset < cursor.end {
      let byte = cursor.bytes[offset]
      if byte >= 0x80 || byte == UInt8(ascii: "'") { return true }
      let small = byte | 0x20
      guard small >= UInt8(ascii: "a"), small <= UInt8(ascii: "z") else { break }
      hash = Lexicon.add(small, to: hash)
      offset += 1
    }
    return numberBits[Lexicon.bits(of: hash)]
  }

  /// The longest known spelling that begins at the cursor.
  func match(_ cursor: TextCursor) -> Match? {
    if cursor.byte < 0x80, let unit = capital(cursor) { return unit }
    var cursor = cursor
    var hash = Lexicon.start
    var best: Match?
    while cursor.hashWord(
      into: &hash,
      visit: { hash, end in
        guard let entry = table[hash] else { return false }
        if !entry.isEmpty { best = Match(entry: entry, end: end) }
        return entry.continues
      })
    {
      cursor.skipJoints()
      hash = Lexicon.add(UInt8(ascii: " "), to: hash)
    }
    return best
  }

  /// `T` is a tablespoon and `t` a teaspoon, the one case where capitals tell units apart.
  private func capital(_ cursor: TextCursor) -> Match? {
    guard cursor.byte == UInt8(ascii: "T") || cursor.byte == UInt8(ascii: "t"),
      !Scalars.isLetter(cursor.scalar(at: cursor.offset + 1).value)
    else { return nil }
    let isLarge = cursor.byte == UInt8(ascii: "T")
    return Match(entry: isLarge ? Lexicon.tablespoon : Lexicon.teaspoon, end: cursor.offset + 1)
  }

  private static let tablespoon = Entry(unit: UnitCatalogue.units["tablespoon"])
  private static let teaspoon = Entry(unit: UnitCatalogue.units["teaspoon"])

  private static func each(
    _ list: String, _ table: inout Table, _ change: (inout Entry) -> Void
  ) {
    var list = list
    list.withUTF8 { bytes in
      for spelling in bytes.split(separator: UInt8(ascii: ",")) {
        let start = spelling.drop { $0 == UInt8(ascii: " ") }
        let end = start.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? start.startIndex
        enter(start[..<end])
      }
    }

    // A character of Chinese or Japanese may end a spelling without a space behind it.
    func enter(_ spelling: Slice<UnsafeBufferPointer<UInt8>>) {
      let isUnspaced = spelling.first.map { $0 >= 0xE3 } == true
      var hash = Lexicon.start
      for index in spelling.startIndex..<spelling.endIndex {
        let byte = spelling[index]
        if index > spelling.startIndex, isUnspaced || byte == UInt8(ascii: " ") {
          table.change(hash) { $0.continues = true }
        }
        hash = Lexicon.add(byte, to: hash)
      }
      table.change(hash, change)
    }
  }

  /// The offset basis and prime of the FNV-1a hash.
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// How many different spellings it knows, beginnings of longer ones included.
  var count: Int { table.entries.count }
}

extension KitchenWords {
  fileprivate var roles: [(Lexicon.Roles, String)] {
    [
      (.article, articles), (.approximation, approximations), (.range, ranges), (.sum, sums),
      (.link, links), (.vague, vague), (.adjective, adjectives), (.optional, optional),
      (.afterthought, afterthoughts), (.descriptor, descriptors), (.optionalAtEnd, optionalAtEnd),
    ]
  }
}

extension TextCursor {
  /// Hashes the word at the cursor and passes it, as long as `visit` says that more may follow.
  ///
  /// `visit` is called at the end of a word, and after each character of a script without spaces.
  fileprivate mutating func hashWord(
    into hash: inout UInt64, visit: (UInt64, Int) -> Bool
  ) -> Bool {
    let start = offset
    while offset < end {
      let byte = bytes[offset]
      if byte < 0x80 {
        let small = byte | 0x20
        if small >= UInt8(ascii: "a"), small <= UInt8(ascii: "z") {
          hash = Lexicon.add(small, to: hash)
        } else if byte == UInt8(ascii: "'"), isApostrophe(after: start) {
          hash = Lexicon.add(byte, to: hash)
        } else {
          break
        }
        offset += 1
        continue
      }
      let (scalar, length) = scalar
      guard Scalars.isLetter(scalar) else { break }
      hashScalar(length, into: &hash)
      if Scalars.isUnspaced(scalar), !visit(hash, offset) { return false }
    }
    guard offset > start else { return false }
    return Scalars.isUnspaced(self.scalar(at: start).value) || visit(hash, offset)
  }

  private func isApostrophe(after start: Int) -> Bool {
    offset > start && Scalars.isLetter(self.scalar(at: offset + 1).value)
  }

  /// Hashes a scalar beyond ASCII, capitals of Latin-1 as small letters.
  private mutating func hashScalar(_ length: Int, into hash: inout UInt64) {
    for position in offset..<offset + length {
      var byte = bytes[position]
      if length == 2, position > offset, bytes[offset] == 0xC3, byte <= 0x9E { byte += 0x20 }
      hash = Lexicon.add(byte, to: hash)
    }
    offset += length
  }

  /// Passes what may stand between the words of one spelling: spaces, a point, a hyphen.
  fileprivate mutating func skipJoints() {
    while spaceLength(at: offset) != nil || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-")
    {
      offset += spaceLength(at: offset) ?? 1
    }
  }
}
