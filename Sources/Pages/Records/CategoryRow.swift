import Mustache
import Navigation
import Recipes

/// A category in the sidebar or among the chips of the category above it.
struct CategoryRow: Sendable {
  let page: Page
  let position: Int

  private var category: Category { _read { yield page.cookbook.categories[position] } }

  static let schema = Schema<CategoryRow>(
    "category-row",
    [
      Field("id", .text, "The category's id: `dessert`, or `asian/thai` when nested.") {
        .text($0.category.id)
      },
      Field("title", .text, "What the category is called.") { .text($0.category.title) },
      Field("url", .url, "The category's page.") { .text($0.page.url(toCategory: $0.position)) },
      Field(
        "level", .optional(.text),
        "How deep the category is nested, counted from 1; absent for the outermost."
      ) {
        $0.category.parent == nil ? .null : .text($0.page.context.categoryLevels[$0.position])
      },
      Field("count", .text, "How many recipes are in it and in the categories under it.") {
        .text("\($0.page.context.recipeCounts[$0.position])")
      },
      Field(
        "current", .optional(.text),
        "`page` where it is the page itself, `true` where the page is inside it."
      ) { $0.current },
    ])

  private var current: Value {
    guard page.selectedCategory == position else { return .null }
    return .text(page.route == .category(category.id) ? "page" : "true")
  }

  /// The categories directly under one.
  static func children(of position: Int, on page: Page) -> [CategoryRow] {
    page.cookbook.categories[position].children.map { CategoryRow(page: page, position: $0) }
  }
}

/// The categories directly under the one on show.
struct Subcategories: Sendable {
  let rows: [CategoryRow]

  static let schema = Schema<Subcategories>(
    "subcategories",
    [
      Field(
        "categories", .list(.record(CategoryRow.schema.shape)),
        "The categories directly under this one."
      ) { CategoryRow.schema.list($0.rows) }
    ])
}
