/// All recipes of a site: an index from ids to recipes, and the categories that hold them.
public struct Cookbook: Sendable {
  /// Every recipe, ascending by id in byte order, so that positions are the same in every build.
  public let recipes: [RecipeSummary]
  /// Every category, outer before inner, siblings in their order.
  public let categories: [Category]
  /// For each recipe the recipes that lead to it, ascending by position.
  public let usedIn: [[Int]]
  /// For each recipe a few that are like it and that its author does not relate to it.
  public let similar: SimilarRecipes
  private let positions: [RecipeID: Int]
  private let categoryPositions: [CategoryID: Int]

  /// Makes a cookbook; `recipes` ascend by id, `categories` and `similar` hold their positions.
  public init(
    recipes: [RecipeSummary], categories: [Category], similar: SimilarRecipes = SimilarRecipes()
  ) {
    self.recipes = recipes
    self.categories = categories
    self.similar = similar
    var usedIn = [[Int]](repeating: [], count: recipes.count)
    var positions: [RecipeID: Int] = [:]
    positions.reserveCapacity(recipes.count)
    for (position, recipe) in recipes.enumerated() {
      positions[recipe.id] = position
      for used in recipe.uses { usedIn[used].append(position) }
    }
    self.usedIn = usedIn
    self.positions = positions
    categoryPositions = Dictionary(
      uniqueKeysWithValues: categories.enumerated().map { ($1.id, $0) })
  }

  /// The position of a recipe, in constant time; `nil` where there is none of this id.
  public func position(of id: RecipeID) -> Int? { positions[id] }

  /// The recipe of an id, in constant time.
  public subscript(id: RecipeID) -> RecipeSummary? { positions[id].map { recipes[$0] } }

  /// The position of a category; `nil` where there is none of this id.
  public func position(ofCategory id: CategoryID) -> Int? { categoryPositions[id] }

  /// The categories from the outermost to the one at `position`.
  public func trail(ofCategory position: Int) -> [Int] {
    var trail = [position]
    while let parent = categories[trail[0]].parent { trail.insert(parent, at: 0) }
    return trail
  }
}
