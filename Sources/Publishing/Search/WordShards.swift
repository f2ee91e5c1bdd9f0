/// The words of the index in files small enough that a search needs few bytes.
///
/// An entry of a file is the number of bytes that its word shares with the one before, the number of
/// those that follow, these themselves, the length of the recipes (in groups of seven bits), and the
/// recipes as `Postings` keeps them. The first entry of a file shares nothing.
struct WordShards {
  /// A file is ended behind the word with which it reaches this size.
  static let size = 8192

  /// The first word of each file, and the file.
  private(set) var shards: [(first: ArraySlice<UInt8>, bytes: [UInt8])] = []

  /// Puts words, ascending by their bytes, into files.
  init(_ words: [(word: ArraySlice<UInt8>, recipes: [UInt8])], size: Int = size) {
    var bytes: [UInt8] = []
    var first: ArraySlice<UInt8> = []
    var previous: ArraySlice<UInt8> = []
    for (word, recipes) in words {
      if bytes.isEmpty { (first, previous) = (word, []) }
      let shared = zip(word, previous).prefix { $0 == $1 }.count
      bytes.append(UInt8(shared))
      bytes.append(UInt8(word.count - shared))
      bytes += word.dropFirst(shared)
      bytes.append(sevenBits: UInt32(recipes.count))
      bytes += recipes
      previous = word
      guard bytes.count >= size else { continue }
      shards.append((first: first, bytes: bytes))
      bytes.removeAll(keepingCapacity: true)
    }
    if !bytes.isEmpty { shards.append((first: first, bytes: bytes)) }
  }
}
