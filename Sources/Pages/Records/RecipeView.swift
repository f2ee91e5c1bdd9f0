import Language
import Markdown
import Mustache
import Navigation
import Recipes

/// A recipe as its page shows it.
///
/// It is shared by the records of all its lines and steps: a copy in each would count references
/// for every field of the recipe.
final class RecipeView: Sendable {
  let page: Page
  let served: ServedRecipe
  /// Its position in the cookbook.
  let position: Int

  /// The recipe of a page; `nil` where the page shows none.
  init?(of page: Page) {
    guard let served = page.served, let position = page.cookbook.position(of: served.recipe.id)
    else { return nil }
    self.page = page
    self.served = served
    self.position = position
  }

  // Read in place, without counting references.
  var recipe: Recipe { _read { yield served.recipe } }

  /// What fills the links of its texts.
  var fragments: FragmentRenderer {
    FragmentRenderer(page: page, sourcePath: page.cookbook.recipes[position].sourcePath)
  }

  /// What stands before decimals in the recipe's language.
  var decimalMark: DecimalMark {
    DecimalMark(language: recipe.language ?? page.context.site.language)
  }

  static let schema = Schema<RecipeView>(
    "recipe",
    [
      Field("id", .text, "The recipe's id: `apple-pie`.") { .text($0.recipe.id) },
      Field("title", .text, "What the recipe is called.") { .text($0.recipe.title) },
      Field("language", .optional(.text), "The recipe's language where it is not the page's.") {
        .optional($0.recipe.language) { .text($0) }
      },
      Field("direction", .optional(.text), "`ltr` or `rtl`, where there is a `language`.") {
        .optional($0.recipe.language) { .text(WritingDirection(of: $0).rawValue) }
      },
      Field("lead", .optional(.html), "The line under the title.") { $0.leadLine },
      Field(
        "facts", .optional(.record(FactList.schema.shape)), "What it makes and how long it takes."
      ) { .optional(FactList(of: $0)) { FactList.schema.record($0) } },
      Field("photo", .optional(.record(Picture.schema.shape)), "The recipe's photo.") { view in
        .optional(
          Picture(view.recipe.photo, of: view.fragments.sourcePath, on: view.page)
        ) { Picture.schema.record($0) }
      },
      Field("plate", .text, "Which drawn plate stands for the photo, from 0 to 11.") {
        .text("\($0.page.context.glazes[$0.position])")
      },
      Field("initial", .text, "The first letter of the title, for the drawn plate.") {
        .text($0.recipe.title.prefix(1).uppercased())
      },
      Field("cookUrl", .optional(.url), "The page that shows it step by step.") { view in
        view.recipe.hasSteps ? .text(view.page.url(to: .cook(view.recipe.id))) : .null
      },
      Field(
        "servings", .optional(.record(Servings.schema.shape)),
        "For how many it is; absent where no amount has a number."
      ) { .optional(Servings(of: $0)) { Servings.schema.record($0) } },
      Field(
        "ingredients", .optional(.record(IngredientList.schema.shape)), "What it takes."
      ) { .optional(IngredientList(of: $0)) { IngredientList.schema.record($0) } },
      Field("method", .optional(.record(Method.schema.shape)), "What to do.") {
        .optional(Method(of: $0)) { Method.schema.record($0) }
      },
      Field(
        "nutrition", .optional(.record(NutritionTable.schema.shape)), "What a serving holds."
      ) { .optional(NutritionTable(of: $0)) { NutritionTable.schema.record($0) } },
      Field("story", .optional(.record(Story.schema.shape)), "What else the author says.") {
        .optional(Story(of: $0)) { Story.schema.record($0) }
      },
      Field(
        "imprint", .optional(.record(Imprint.schema.shape)), "Tags, author, source and date."
      ) { .optional(Imprint(of: $0)) { Imprint.schema.record($0) } },
    ])

  private var leadLine: Value {
    let line = served.lead.line
    if !line.isEmpty { return .html(fragments.html(line)) }
    return recipe.summary.isEmpty ? .null : .html(HTMLText.escaped(recipe.summary))
  }
}

extension Recipe {
  /// Whether there is anything to do step by step.
  var hasSteps: Bool { parts.contains { !$0.steps.isEmpty } }
}
