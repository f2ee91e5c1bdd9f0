import Recipes

/// Which of the theme's drawn plates stands for a recipe without a photo.
enum Glaze {
  /// How many plates the stylesheet draws.
  static let count = 12

  /// The plate of each recipe, by position: they take turns along a category, so that no two
  /// neighbours look alike.
  static func numbers(of cookbook: Cookbook) -> [UInt8] {
    var numbers = [UInt8](repeating: 0, count: cookbook.recipes.count)
    for (position, category) in cookbook.categories.enumerated() {
      for (place, recipe) in category.recipes.enumerated() {
        numbers[recipe] = UInt8((place + position * 5) % count)
      }
    }
    return numbers
  }
}
