import Mustache
import Navigation
import Recipes

/// A category as its page shows it.
struct CategoryView: Sendable {
  let page: Page
  let position: Int
  /// Which page of the category, counted from 1.
  let number: Int

  private var category: Category { page.cookbook.categories[position] }

  /// The category of a page; `nil` where the page shows none.
  init?(of page: Page) {
    guard case .category(let id, let number) = page.route,
      let position = page.cookbook.position(ofCategory: id)
    else { return nil }
    self.page = page
    self.position = position
    self.number = number
  }

  static let schema = Schema<CategoryView>(
    "category",
    [
      Field("id", .text, "The category's id: `dessert`.") { .text($0.category.id) },
      Field("title", .text, "What the category is called.") { .text($0.category.title) },
      Field("count", .text, "How many recipes it has, in words: `12 recipes`.") {
        .text(
          $0.page.words.text("recipe-count", count: $0.page.context.recipeCounts[$0.position]))
      },
      Field("hint", .optional(.text), "What to do beside a list of recipes.") {
        $0.category.recipes.isEmpty ? .null : .text($0.page.words.text("select-recipe"))
      },
      Field("introduction", .optional(.html), "What the folder's README says.") {
        $0.introduction
      },
      Field(
        "subcategories", .optional(.record(Subcategories.schema.shape)),
        "The categories directly under it."
      ) { view in
        let rows = CategoryRow.children(of: view.position, on: view.page)
        return rows.isEmpty ? .null : Subcategories.schema.record(Subcategories(rows: rows))
      },
      Field("recipes", .optional(.record(TileGrid.schema.shape)), "The recipes of this page.") {
        TileGrid(Pager.slice($0.category.recipes, page: $0.number), on: $0.page).value
      },
      Field("isEmpty", .flag, "Whether there is nothing in it at all.") {
        .bool($0.page.context.recipeCounts[$0.position] == 0)
      },
      Field(
        "pager", .optional(.record(Pager.schema.shape)), "The pages of a category of many recipes."
      ) { view in
        let pager = Pager(count: view.category.recipes.count, on: view.page) {
          .category(view.category.id, page: $0)
        }
        return .optional(pager) { Pager.schema.record($0) }
      },
    ])

  private var introduction: Value {
    guard number == 1, !category.introduction.isEmpty else { return .null }
    let renderer = FragmentRenderer(page: page, sourcePath: category.introductionPath ?? "")
    return .html(renderer.html(category.introduction))
  }
}
