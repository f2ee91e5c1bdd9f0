/// For each recipe the few others that are most like it, apart from those that its author relates.
public struct SimilarRecipes: Sendable, Equatable {
  /// How many a recipe has at most.
  public static let most = 4

  // Four places for each recipe, -1 for none: a tenth of what an array for each would take.
  private var places: [Int32] = []

  /// Makes a table in which no recipe has any.
  public init() {}

  /// The positions of the recipes that are like the one at a position, the most alike first.
  public subscript(position: Int) -> [Int] {
    let start = position * SimilarRecipes.most
    guard start + SimilarRecipes.most <= places.count else { return [] }
    return places[start..<start + SimilarRecipes.most].lazy.filter { $0 >= 0 }.map(Int.init)
  }

  /// Finds the likes of every recipe, in time that grows with the number of recipes.
  ///
  /// - Parameters:
  ///   - words: The words of each recipe, by position.
  ///   - areRelated: Whether two recipes are shown as related already, whichever names the other.
  init(of words: [RecipeWords], areRelated: (Int, Int) -> Bool) {
    places.reserveCapacity(words.count * SimilarRecipes.most)
    var search = LikenessSearch(FeatureIndex(of: words))
    for position in words.indices {
      let likes = search.likes(of: position, areRelated: areRelated)
      for like in likes { places.append(Int32(like)) }
      for _ in likes.count..<SimilarRecipes.most { places.append(-1) }
    }
  }
}
