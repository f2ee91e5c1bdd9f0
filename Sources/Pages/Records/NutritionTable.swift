import Mustache
import Recipes

/// What a serving holds, with the theme's words for it.
struct NutritionTable: Sendable {
  private let view: RecipeView

  static let schema = Schema<NutritionTable>(
    "nutrition",
    [
      Field("rows", .list(.record(RecipeFact.schema.shape)), "What is in it, energy first.") {
        RecipeFact.schema.list($0.rows)
      }
    ])

  /// The table of a recipe; `nil` where the author tells nothing.
  init?(of view: RecipeView) {
    guard !view.recipe.nutrition.isEmpty else { return nil }
    self.view = view
  }

  private var rows: [RecipeFact] {
    view.recipe.nutrition.map { nutrient in
      RecipeFact(
        label: view.page.words.text(nutrient.kind.rawValue), text: nutrient.amount,
        microformat: "p-nutrition")
    }
  }
}
