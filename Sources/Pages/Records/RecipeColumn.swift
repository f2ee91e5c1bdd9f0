import Mustache
import Navigation
import Recipes

/// The list of the selected category's recipes, the middle of three columns.
struct RecipeColumn: Sendable {
  let page: Page

  /// Up to how many rows a list is shown whole.
  static let wholeCount = 60
  /// How many rows a longer list shows before and after the selected one.
  static let reach = 12

  /// The column of a page; `nil` where the page is neither all categories nor inside one.
  init?(page: Page) {
    guard page.route == .root || page.selectedCategory != nil else { return nil }
    self.page = page
  }

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

  var window: RecipeWindow? {
    guard let category = page.selectedCategory else { return nil }
    let recipes = page.cookbook.categories[category].recipes
    guard !recipes.isEmpty else { return nil }
    return RecipeWindow(page: page, category: category, range: visible(recipes.count))
  }

  /// The places of the rows that are shown of so many.
  private func visible(_ count: Int) -> Range<Int> {
    guard count > RecipeColumn.wholeCount else { return 0..<count }
    let selected = page.path.flatMap { page.cookbook.position(of: $0.bottom) }
    let place = selected.map { page.context.places[$0] } ?? firstOfPage
    let start = min(max(place - RecipeColumn.reach, 0), count - 1)
    return start..<min(place + RecipeColumn.reach + 1, count)
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
  /// Which of the category's recipes.
  let range: Range<Int>

  static let schema = Schema<RecipeWindow>(
    "recipe-window",
    [
      Field(
        "rows", .html,
        "All recipes of a short list, else those around the selected one, each as "
          + "partials/column-row makes it."
      ) { .html($0.rows) },
      Field("all", .optional(.record(LabelledLink.schema.shape)), "The way to the whole list.") {
        .optional($0.all) { LabelledLink.schema.record($0) }
      },
    ])

  private var recipes: [Int] { page.cookbook.categories[category].recipes }

  private var rows: [UInt8] {
    guard case .recipe(let path) = page.route, let bottom = page.cookbook.position(of: path.bottom)
    else { return recipes[range].flatMap { html(of: $0, on: page) } }
    let context = page.context
    let column = FinishedRows.Column(category: category, depth: path.count)
    let rows = context.finishedRows.rows(of: column) {
      let model = Page.model(atDepth: path.count, in: context)
      return FinishedRows.Rows(recipes.lazy.map { html(of: $0, on: model) })
    }
    return rows.html(of: range, context.places[bottom], replacedBy: html(of: bottom, on: page))
  }

  private func html(of recipe: Int, on page: Page) -> [UInt8] {
    page.context.html(
      "partials/column-row", RecipeRow.schema.record(RecipeRow(page: page, position: recipe)))
  }

  private var all: LabelledLink? {
    guard range.count < recipes.count else { return nil }
    return LabelledLink(
      title: page.words.text("all-count", count: recipes.count),
      url: page.url(to: .category(page.cookbook.categories[category].id)))
  }
}
