import Mustache
import Navigation
import Recipes

/// A recipe in a list of lines.
struct RecipeRow: Sendable {
  let page: Page
  let position: Int

  private var recipe: RecipeSummary { _read { yield page.cookbook.recipes[position] } }

  static let schema = Schema<RecipeRow>(
    "recipe-row",
    [
      Field("id", .text, "The recipe's id.") { .text($0.recipe.id) },
      Field("title", .text, "What the recipe is called.") { .text($0.recipe.title) },
      Field("url", .url, "The recipe's page.") {
        .text($0.page.url(toRecipe: $0.position))
      },
      Field("time", .optional(.text), "How long it takes, in a few letters.") {
        .optional($0.page.context.briefTimes[$0.position]) { .text($0) }
      },
      Field("language", .optional(.text), "The language of the title where it is not the page's.") {
        .optional($0.recipe.language) { .text($0) }
      },
      Field(
        "current", .optional(.text),
        "`page` where it is the page itself, `true` where the page's path begins with it."
      ) { $0.current },
    ])

  private var current: Value {
    guard let path = page.path, path.bottom == recipe.id else { return .null }
    return .text(path.count == 1 && page.route == .recipe(path) ? "page" : "true")
  }
}
