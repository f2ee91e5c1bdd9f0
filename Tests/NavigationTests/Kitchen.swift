import Navigation
import Recipes

// Swift Testing has tags of its own.
typealias Tag = Navigation.Tag

/// Small cookbooks for tests of the navigation.
enum Kitchen {
  /// A recipe by its id, the ids that it uses, and its tags.
  struct Dish {
    var id: String
    var uses: [String] = []
    var category = "dessert"
    var tags: [String] = []
    var steps = 0
  }

  /// A cookbook of dishes; categories in the given order, a path of slashes nests them.
  static func cookbook(_ dishes: [Dish], categories ids: [String] = ["dessert"]) -> Cookbook {
    let sorted = dishes.sorted { $0.id < $1.id }
    let positions = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.id, $0) })
    let categories = ids.map { id in
      var category = Category(id: id, title: id.capitalized)
      category.parent = ids.firstIndex { id.hasPrefix($0 + "/") }
      category.recipes = sorted.indices.filter { sorted[$0].category == id }
      return category
    }
    let recipes = sorted.map { dish in
      var recipe = RecipeSummary(
        of: Recipe(id: dish.id, title: dish.id.capitalized), sourcePath: "\(dish.id).md")
      recipe.category = ids.firstIndex(of: dish.category) ?? 0
      recipe.uses = dish.uses.compactMap { positions[$0] }
      recipe.tags = dish.tags
      recipe.stepCount = dish.steps
      return recipe
    }
    return Cookbook(recipes: recipes, categories: categories)
  }

  /// Apple Pie uses Pie Crust and Filling, which use each other; a salad stands alone.
  static let pies = cookbook(
    [
      Dish(id: "apple-pie", uses: ["pie-crust", "filling"], steps: 2),
      Dish(id: "filling", uses: ["pie-crust"]),
      Dish(id: "pie-crust", uses: ["filling"]),
      Dish(id: "caprese", category: "salad/italian"),
    ], categories: ["dessert", "salad", "salad/italian", "sandwich"])
}
