import Diagnostics

@testable import Publishing

/// A search index read back from its files, as a browser reads it.
struct IndexReading {
  /// The files by their paths.
  let files: [String: [UInt8]]
  /// The place of every recipe by its number, for each word.
  private(set) var words: [String: [Int: SearchTerms.Place]] = [:]

  init(_ files: [PublishedFile]) {
    self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    for (path, bytes) in self.files where path.hasPrefix("search/words/") { read(bytes) }
  }

  /// A text that changes with bytes, by the hash of Fowler, Noll and Vo.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    String(
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }, radix: 16)
  }

  /// The numbers of the recipes in which a word stands in a place.
  func recipes(_ word: String, _ place: SearchTerms.Place) -> [Int] {
    (words[word] ?? [:]).filter { $0.value == place }.keys.sorted()
  }

  private mutating func read(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var word: [UInt8] = []
    while !rest.isEmpty {
      let shared = Int(rest.removeFirst())
      let length = Int(rest.removeFirst())
      word = Array(word.prefix(shared)) + rest.prefix(length)
      rest.removeFirst(length)
      let size = IndexReading.number(&rest)
      var recipes = rest.prefix(size)
      rest.removeFirst(size)
      var last = -1
      while !recipes.isEmpty {
        let step = IndexReading.number(&recipes)
        last += step >> 2
        words[String(decoding: word, as: UTF8.self), default: [:]][last] =
          SearchTerms.Place(rawValue: UInt8(step & 3))
      }
    }
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int {
    var (number, shift) = (0, 0)
    while let byte = bytes.popFirst() {
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return number
  }
}
