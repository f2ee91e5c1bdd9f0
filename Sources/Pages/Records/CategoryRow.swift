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
      Field("level", .text, "How deep the category is nested, counted from 1.") {
        .text($0.page.context.categoryLevels[$0.position])
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

  /// The categories of the sidebar by position: all categories of a small tree, else the outermost ones, unfolded
  /// along the way to the selected one.
  static func sidebar(of page: Page) -> [Int] {
    let categories = page.cookbook.categories
    guard categories.count > RecipeColumn.wholeCount else {
      return page.context.categoryTree
    }
    let open = page.selectedCategory.map { Set(page.cookbook.trail(ofCategory: $0)) } ?? []
    return tree(of: categories) { open.contains($0) }
  }

  /// The positions of all categories in reading order, those under a closed one left out.
  static func tree(
    of categories: [Category], unfolding isOpen: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    var order: [Int] = []
    var waiting = Array(categories.indices.filter { categories[$0].parent == nil }.reversed())
    while let position = waiting.popLast() {
      order.append(position)
      if isOpen(position) { waiting += categories[position].children.reversed() }
    }
    return order
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
