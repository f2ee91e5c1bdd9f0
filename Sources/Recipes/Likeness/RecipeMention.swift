/// An ingredient that is called like another recipe and does not lead to it.
public struct RecipeMention: Sendable, Equatable {
  /// The position of the recipe that has the ingredient.
  public var recipe: Int
  /// The place of the ingredient in the recipe's flattened list.
  public var ingredient: Int
  /// The position of the recipe that it is called like.
  public var target: Int
}
