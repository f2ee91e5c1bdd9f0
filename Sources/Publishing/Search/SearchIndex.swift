import Diagnostics
import Language
import Navigation
import Recipes

/// What the search of the recipes page reads: words with their recipes, and what results show.
///
/// Recipes go by their number in alphabetical order. Beside the words there are entries that a sign
/// sets apart: `#` and the slug of a tag, `/` and the id of a category, `=` and the id of a recipe,
/// `!` and a number of minutes for the recipes that take no longer.
///
/// `search/directory.json` says where everything is; all other files have a fingerprint in their
/// paths, so that old and new are never mixed, and browsers may keep them for good. Files of words are
/// bytes and no text, but hosts compress what is called one.
struct SearchIndex {
  /// How many recipes there are in one file of what results show.
  static let chunk = 1024
  /// How many words a misspelt one may be compared with.
  static let spellings = 4000

  /// The paths of all files whose names change with their content, as hosts write them.
  static let immutable = ["search/words/*", "search/titles/*", "search/spelling/*"]

  private let site: PublishedSite
  private let fingerprint: ([UInt8]) -> String
  private var postings = Postings()

  /// Makes the index of a site.
  ///
  /// - Parameters:
  ///   - terms: The words of a recipe by its position.
  ///   - fingerprint: A short text that changes with the bytes, fit for a path.
  init(
    of site: PublishedSite, terms: (Int) -> SearchTerms?,
    fingerprint: @escaping ([UInt8]) -> String
  ) {
    self.site = site
    self.fingerprint = fingerprint
    addRecipes(terms)
    addTags()
  }

  /// The files of the index; none for a cookbook without recipes.
  var files: [PublishedFile] {
    guard !site.plan.alphabetical.isEmpty else { return [] }
    let shards = WordShards(postings.sorted()).shards.map { shard in
      (first: shard.first, hash: fingerprint(shard.bytes), bytes: shard.bytes)
    }
    let titles = ResultChunks(of: site, size: SearchIndex.chunk).chunks
    let titlesHash = fingerprint(Array(titles.joined()))
    let spelling = Array(
      postings.names().lazy.filter(SearchIndex.canBeMisspelt).prefix(SearchIndex.spellings)
        .joined(separator: [UInt8(ascii: "\n")]))
    let spellingHash = fingerprint(spelling)
    var directory = JSONWriter()
    directory.object { json in
      json.member("recipes", site.plan.alphabetical.count)
      json.member("chunk", SearchIndex.chunk)
      json.member("titles", titlesHash)
      json.member("spelling", spellingHash)
      json.member("words") { json in
        json.array { json in
          for shard in shards {
            json.string(String(decoding: shard.first, as: UTF8.self))
            json.string(shard.hash)
          }
        }
      }
    }
    return [
      PublishedFile(path: "search/directory.json", bytes: directory.bytes),
      PublishedFile(path: "search/spelling/\(spellingHash).txt", bytes: spelling),
    ]
      + shards.map { PublishedFile(path: "search/words/\($0.hash).txt", bytes: $0.bytes) }
      + titles.enumerated().map { number, bytes in
        PublishedFile(path: "search/titles/\(titlesHash)/\(number).txt", bytes: bytes)
      }
  }

  private mutating func addRecipes(_ terms: (Int) -> SearchTerms?) {
    let cookbook = site.cookbook
    let categories = cookbook.categories.indices.map { labels(ofCategory: $0) }
    let limits = RecipeSearch.timeLimits.map { minutes in
      (seconds: minutes * 60, entry: postings.number(of: Array("!\(minutes)".utf8)))
    }
    for (number, position) in site.plan.alphabetical.enumerated() {
      let recipe = cookbook.recipes[position]
      terms(position)?.forEach { word, place in
        postings.add(number, at: place, to: postings.number(of: word))
      }
      postings.add(number, at: .title, to: postings.number(of: Array("=\(recipe.id)".utf8)))
      for entry in categories[recipe.category] { postings.add(number, at: .tag, to: entry) }
      guard let seconds = recipe.times.wholeSeconds else { continue }
      for limit in limits where seconds <= limit.seconds {
        postings.add(number, at: .title, to: limit.entry)
      }
    }
  }

  /// The entries under which the recipes of a category are found: its id and those of the ones
  /// around it, and the words of their titles.
  private mutating func labels(ofCategory position: Int) -> [Int] {
    var entries: [Int] = []
    for outer in site.cookbook.trail(ofCategory: position) {
      let category = site.cookbook.categories[outer]
      entries.append(postings.number(of: Array("/\(category.id)".utf8)))
      SearchWords.forEach(in: Folding.folded(Array(category.title.utf8))) {
        entries.append(postings.number(of: $0))
      }
    }
    return entries
  }

  private mutating func addTags() {
    var numbers = [Int](repeating: 0, count: site.cookbook.recipes.count)
    for (number, position) in site.plan.alphabetical.enumerated() { numbers[position] = number }
    for tag in site.plan.tags {
      let entry = postings.number(of: Array("#\(tag.slug)".utf8))
      for position in tag.recipes { postings.add(numbers[position], at: .title, to: entry) }
    }
  }

  /// Whether a word is long enough, and of a script that has words at all.
  private static func canBeMisspelt(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count > 2, let first = word.first, first >= UInt8(ascii: "a") else { return false }
    return !SearchWords.isSpaceless(word)
  }
}
