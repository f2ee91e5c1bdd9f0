import Mustache
import Navigation
import Recipes

/// The list of the selected category's recipes, the middle of three columns.
struct RecipeColumn: Sendable {
  let page: Page

  /// Up to how many rows a list is shown whole.
  static let wholeCount = 60
  /// How many rows a longer list shows before and after the selected one.
  static let reach = 30

  static let schema = Schema<RecipeColumn>(
    "column",
    [
      Field("label", .text, "What the list is called for those who do not see it.") { $0.label },
      Field(
        "category", .optional(.record(CategoryRow.schema.shape)), "The selected category."
      ) { column in
        .optional(column.page.selectedCategory) {
          CategoryRow.schema.record(CategoryRow(page: column.page, position: $0))
        }
      },
      Field(
        "list", .optional(.record(RecipeWindow.schema.shape)),
        "The recipes of the selected category; absent where there are none."
      ) { column in
        .optional(column.window) { RecipeWindow.schema.record($0) }
      },
      Field("placeholder", .optional(.text), "What stands in the place of an absent list.") {
        $0.placeholder
      },
    ])

  private var label: Value {
    guard let category = page.selectedCategory else { return .text(page.words.text("all-recipes")) }
    return .text(
      page.words.text("recipes-in", ["category": page.cookbook.categories[category].title]))
  }

  private var placeholder: Value {
    guard let category = page.selectedCategory else {
      return .text(page.words.text("select-category"))
    }
    return page.cookbook.categories[category].recipes.isEmpty
      ? .text(page.words.text("no-recipes-yet")) : .null
  }

  private var window: RecipeWindow? {
    guard let category = page.selectedCategory else { return nil }
    let recipes = page.cookbook.categories[category].recipes
    guard !recipes.isEmpty else { return nil }
    return RecipeWindow(page: page, category: category, rows: visible(recipes))
  }

  private func visible(_ recipes: [Int]) -> ArraySlice<Int> {
    guard recipes.count > RecipeColumn.wholeCount else { return recipes[...] }
    let selected = page.path.flatMap { page.cookbook.position(of: $0.bottom) }
    let place = selected.map { page.context.places[$0] } ?? firstOfPage
    let start = min(max(place - RecipeColumn.reach, 0), recipes.count - 1)
    return recipes[start..<min(place + RecipeColumn.reach + 1, recipes.count)]
  }

  private var firstOfPage: Int {
    guard case .category(_, let number) = page.route else { return 0 }
    return (number - 1) * SitePlan.pageSize
  }
}

/// The rows of a list that are shown.
struct RecipeWindow: Sendable {
  let page: Page
  let category: Int
  let rows: ArraySlice<Int>

  static let schema = Schema<RecipeWindow>(
    "recipe-window",
    [
      Field(
        "rows", .list(.record(RecipeRow.schema.shape)),
        "All recipes of a short list, else those around the selected one."
      ) { window in
        window.page.rows(ofRecipes: window.rows)
      },
      Field("all", .optional(.record(LabelledLink.schema.shape)), "The way to the whole list.") {
        .optional($0.all) { LabelledLink.schema.record($0) }
      },
    ])

  private var all: LabelledLink? {
    let category = page.cookbook.categories[category]
    guard rows.count < category.recipes.count else { return nil }
    return LabelledLink(
      title: page.words.text("all-count", count: category.recipes.count),
      url: page.url(to: .category(category.id)))
  }
}
