import Recipes

/// The navigation as it is saved: ids only, small enough to keep for every tab and visit.
///
/// Coded as `{"selectedCategory": "dessert", "recipePathIds": ["apple-pie", "pie-crust"]}`, the
/// category left out where none is selected.
public struct NavigationState: Sendable, Equatable, Codable {
  /// The id of the selected category.
  public var selectedCategory: CategoryID?
  /// The ids of the pushed recipes.
  public var recipePathIds: [RecipeID]

  /// Makes a saved state.
  public init(selectedCategory: CategoryID?, recipePathIds: [RecipeID]) {
    self.selectedCategory = selectedCategory
    self.recipePathIds = recipePathIds
  }
}

extension NavigationModel {
  /// What to save of this state.
  public var state: NavigationState {
    NavigationState(selectedCategory: selectedCategory, recipePathIds: recipePath)
  }

  /// Restores a saved state: recipes that are no longer in the cookbook are dropped from the path,
  /// an unknown category is replaced by that of the first recipe left, or by none.
  public init(restoring state: NavigationState, in cookbook: Cookbook) {
    self.init(cookbook: cookbook)
    if let category = state.selectedCategory, cookbook.position(ofCategory: category) != nil {
      select(category)
    }
    state.recipePathIds.forEach { push($0) }
  }
}
