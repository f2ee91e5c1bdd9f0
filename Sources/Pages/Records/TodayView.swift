import Mustache
import Navigation
import Recipes

/// Today's recipe: the first of those that take turns, until a script knows the reader's day.
struct TodayView: Sendable {
  let view: RecipeView

  /// Today's recipe; `nil` where there are no recipes.
  init?(of page: Page) {
    guard let view = RecipeView(of: page) else { return nil }
    self.view = view
  }

  static let schema = Schema<TodayView>(
    "today",
    [
      Field("recipe", .record(RecipeView.schema.shape), "The recipe.") {
        RecipeView.schema.record($0.view)
      },
      Field("url", .url, "The recipe's own page.") {
        .text($0.view.page.url(toRecipe: $0.view.position))
      },
      Field(
        "turns", .text, "The ids of the recipes that take turns day by day, joined by spaces."
      ) { today in
        let page = today.view.page
        return .text(
          page.plan.turns.map { page.cookbook.recipes[$0].id }.joined(separator: " "))
      },
    ])
}
