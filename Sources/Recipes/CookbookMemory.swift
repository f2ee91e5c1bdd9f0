/// What was found between the recipes of a cookbook, for the next cookbook of almost the same ones.
///
/// Each part is taken over only where everything that it depends on is equal, so that a cookbook
/// built with a memory is the one that is built without.
struct CookbookMemory: Sendable {
  /// What the table of paths depends on.
  struct Paths: Sendable, Equatable {
    var ids: [RecipeID]
    var recipes: [String]
    var bundles: [String?]
    var files: [String]
    var categories: [CategoryID]
    var introductions: [String?]
  }

  /// What the relations between recipes lead to.
  struct Relations: Sendable {
    /// The recipes that each leads to, by position.
    var uses: [[Int]] = []
    /// The recipes that name another by its title, or by nothing that there is.
    var named: Set<Int> = []
    /// What was wrong.
    var findings: [CookbookFinding] = []
  }

  var paths: Paths
  var index: ContentIndex
  var references: [[LinkReference]]
  var relations: Relations
  var words: [RecipeWords]
  var similar: SimilarRecipes

  /// The table of paths, where they are the same.
  func index(of paths: Paths) -> ContentIndex? { self.paths == paths ? index : nil }

  /// The recipes that one leads to, where it names the same ones; for the same paths alone.
  func uses(of position: Int, _ references: [LinkReference]) -> [Int]? {
    guard !relations.named.contains(position), self.references[position] == references else {
      return nil
    }
    return relations.uses[position]
  }

  /// The likes of every recipe, where tags, ingredients and relations are the same.
  func similar(_ words: [RecipeWords], _ uses: [[Int]]) -> SimilarRecipes? {
    guard words.count == self.words.count, uses == relations.uses,
      zip(words, self.words).allSatisfy({ $0.isLike($1) })
    else { return nil }
    return similar
  }
}
