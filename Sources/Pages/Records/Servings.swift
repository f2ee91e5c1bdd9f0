import Mustache
import Recipes

/// For how many a recipe is, and what scripts need to make it for more.
struct Servings: Sendable {
  let view: RecipeView
  /// Whether an amount can be given in other measures.
  let converts: Bool

  static let schema = Schema<Servings>(
    "servings",
    [
      Field("yield", .optional(.html), "What it makes first of all, with its number as `<data>`.") {
        .optional($0.yield) { .html(AmountText(html: $0).html) }
      },
      Field("converts", .flag, "Whether any amount can be given in other measures.") {
        .bool($0.converts)
      },
      Field("mark", .text, "What stands before decimals in the recipe's language.") {
        .text(String($0.view.decimalMark.rawValue))
      },
    ])

  /// The servings of a recipe; `nil` where no ingredient has a number that scales.
  init?(of view: RecipeView) {
    guard view.served.scales else { return nil }
    self.view = view
    converts = view.served.converts
  }

  private var yield: Yield? { view.recipe.yields.first.flatMap { $0.min == nil ? nil : $0 } }
}
