import Mustache
import Navigation
import Recipes

/// A category as a section of the root.
struct Shelf: Sendable {
  let page: Page
  let position: Int

  /// From how many recipes on the root shows only the first of each category.
  static let largeCookbook = 200
  /// How many recipes of a category the root of a large cookbook shows.
  static let sample = 12

  private var category: Category { page.cookbook.categories[position] }

  static let schema = Schema<Shelf>(
    "shelf",
    [
      Field("number", .text, "The place of the section, counted from 1.") {
        .text("\($0.position + 1)")
      },
      Field("id", .text, "The category's id.") { .text($0.category.id) },
      Field("title", .text, "What the category is called.") { .text($0.category.title) },
      Field("url", .url, "The category's page.") {
        .text($0.page.url(to: .category($0.category.id)))
      },
      Field("recipes", .optional(.record(TileGrid.schema.shape)), "Its recipes, or the first.") {
        TileGrid($0.shown, on: $0.page).value
      },
      Field(
        "all", .optional(.record(LabelledLink.schema.shape)),
        "The way to all recipes, where only the first are shown."
      ) { .optional($0.all) { LabelledLink.schema.record($0) } },
      Field("isEmpty", .flag, "Whether there is nothing in it.") {
        .bool($0.category.recipes.isEmpty)
      },
    ])

  private var shown: ArraySlice<Int> {
    page.cookbook.recipes.count > Shelf.largeCookbook
      ? category.recipes.prefix(Shelf.sample) : category.recipes[...]
  }

  private var all: LabelledLink? {
    guard shown.count < category.recipes.count else { return nil }
    return LabelledLink(
      title: page.words.text("all-count", count: category.recipes.count),
      url: page.url(to: .category(category.id)))
  }

  /// The sections of the root: every category that has recipes of its own or nothing at all.
  static func shelves(on page: Page) -> [Shelf] {
    page.cookbook.categories.indices.filter {
      let category = page.cookbook.categories[$0]
      return !category.recipes.isEmpty || category.children.isEmpty
    }.map { Shelf(page: page, position: $0) }
  }
}
