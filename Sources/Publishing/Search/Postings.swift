/// The words of a whole cookbook, each with the recipes in which it stands.
///
/// Recipes go by their number in alphabetical order, and must come in that order for each word.
/// A word's recipes are kept as they are written: each as the step from the one before, four times,
/// plus its place (`SearchTerms.Place`), in groups of seven bits, the lowest first.
struct Postings {
  fileprivate struct Entry {
    var recipes: [UInt8] = []
    /// The number of the last recipe, and where it stands in `recipes`.
    var last: Int32 = -1, lastStart: Int32 = 0
    /// In how many recipes the word is more than a word of the text.
    var namings: Int32 = 0
  }

  private var table = WordTable(room: 4096)
  private var entries: [Entry] = []

  /// The number of a word, which is new or known.
  mutating func number(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let number = table.number(of: word)
    if number == entries.count { entries.append(Entry()) }
    return number
  }

  /// The number of a word given as an array.
  mutating func number(of word: [UInt8]) -> Int {
    word.withUnsafeBufferPointer { number(of: $0[...]) }
  }

  /// Adds a recipe to a word; of several places in one recipe the weightiest counts.
  mutating func add(_ recipe: Int, at place: SearchTerms.Place, to number: Int) {
    entries[number].add(Int32(recipe), place)
  }

  /// All words with their bytes, ascending by bytes.
  func sorted() -> [(word: ArraySlice<UInt8>, recipes: [UInt8])] {
    let words = entries.indices.map { number in
      let word = table[number]
      return (key: Postings.key(of: word), word: word, number: number)
    }
    return words.sorted { a, b in
      a.key == b.key ? a.word.lexicographicallyPrecedes(b.word) : a.key < b.key
    }.map { (word: $0.word, recipes: entries[$0.number].recipes) }
  }

  /// The words that are more than words of texts, those of most recipes first.
  func names() -> [ArraySlice<UInt8>] {
    let named = entries.indices.filter { entries[$0].namings > 0 }
      .map { (word: table[$0], count: entries[$0].namings) }
    return named.sorted { a, b in
      a.count == b.count ? a.word.lexicographicallyPrecedes(b.word) : a.count > b.count
    }.map(\.word)
  }

  /// The first eight bytes as a number that compares as they do.
  private static func key(of word: ArraySlice<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for byte in word.prefix(8) { key = key << 8 | UInt64(byte) }
    return key << UInt64(8 * (8 - min(8, word.count)))
  }
}

extension Postings.Entry {
  fileprivate mutating func add(_ recipe: Int32, _ place: SearchTerms.Place) {
    if recipe == last {
      let first = Int(lastStart)
      guard recipes[first] & 3 > place.rawValue else { return }
      if recipes[first] & 3 == SearchTerms.Place.text.rawValue { namings += 1 }
      recipes[first] = recipes[first] & ~3 | place.rawValue
      return
    }
    lastStart = Int32(recipes.count)
    recipes.append(sevenBits: UInt32(recipe - last) << 2 | UInt32(place.rawValue))
    last = recipe
    if place != .text { namings += 1 }
  }
}

extension [UInt8] {
  /// Appends a number in groups of seven bits, the lowest first; all but the last have bit 7 set.
  mutating func append(sevenBits number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }
}
