import Recipes

/// Where a reader is: the selected category and the path of recipes, as SwiftUI's data-driven
/// navigation has it.
public struct NavigationModel: Sendable, Equatable {
  /// The category that the sidebar marks; `nil` at the root.
  public private(set) var selectedCategory: CategoryID?
  /// The pushed recipes by id; empty at the root and on a category.
  public private(set) var recipePath: [RecipeID]
  private let cookbook: Cookbook

  /// Makes the state of a fresh visit: nothing selected, nothing pushed.
  public init(cookbook: Cookbook) {
    self.cookbook = cookbook
    recipePath = []
  }

  /// Makes the state that a page shows; `nil` for a page of recipes or categories that are not in
  /// the cookbook.
  public init?(showing route: Route, in cookbook: Cookbook) {
    self.init(cookbook: cookbook)
    switch route {
    case .category(let id, _):
      guard cookbook.position(ofCategory: id) != nil else { return nil }
      select(id)
    case .recipe(let path):
      guard path.ids.allSatisfy({ cookbook.position(of: $0) != nil }) else { return nil }
      path.ids.forEach { push($0) }
    case .cook(let id), .embed(let id):
      guard cookbook.position(of: id) != nil else { return nil }
      push(id)
    case .root, .recipes, .moreRecipes, .tag, .today, .saved, .shoppingList, .notFound, .offline:
      break
    }
  }

  /// Selects a category and leaves every recipe; `nil` selects none.
  public mutating func select(_ category: CategoryID?) {
    selectedCategory = category
    recipePath = []
  }

  /// Puts a recipe on top, or pops to it where it is on the path; ids that are unknown change
  /// nothing.
  public mutating func push(_ id: RecipeID) {
    guard let position = cookbook.position(of: id) else { return }
    if recipePath.isEmpty {
      selectedCategory = cookbook.categories[cookbook.recipes[position].category].id
    }
    recipePath = recipePath.isEmpty ? [id] : NavigationPath(recipePath).pushing(id).ids
  }

  /// Takes the top recipe away; the selected category stays.
  public mutating func pop() { recipePath = Array(recipePath.dropLast()) }

  /// Takes every recipe away and selects nothing.
  public mutating func popToRoot() { select(nil) }

  /// The page that shows this state.
  public var route: Route {
    if !recipePath.isEmpty { return .recipe(NavigationPath(recipePath)) }
    return selectedCategory.map { .category($0) } ?? .root
  }

  // Equality is that of the state; the cookbook is where it lives.
  /// Whether two states show the same.
  public static func == (a: NavigationModel, b: NavigationModel) -> Bool {
    a.selectedCategory == b.selectedCategory && a.recipePath == b.recipePath
  }
}
