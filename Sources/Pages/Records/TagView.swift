import Mustache
import Navigation

/// A tag as its page shows it.
struct TagView: Sendable {
  let page: Page
  let tag: Tag
  /// Which page of the tag, counted from 1.
  let number: Int

  /// The tag of a page; `nil` where the page shows none.
  init?(of page: Page) {
    guard case .tag(let slug, let number) = page.route, let tag = page.plan.tag(slug) else {
      return nil
    }
    self.page = page
    self.tag = tag
    self.number = number
  }

  static let schema = Schema<TagView>(
    "tag",
    [
      Field("title", .text, "What the tag is called.") { .text($0.tag.title) },
      Field("count", .text, "How many recipes bear it, in words: `12 recipes`.") {
        .text($0.page.words.text("recipe-count", count: $0.tag.recipes.count))
      },
      Field("recipes", .optional(.record(TileGrid.schema.shape)), "The recipes of this page.") {
        TileGrid(Pager.slice($0.tag.recipes, page: $0.number), on: $0.page).value
      },
      Field(
        "pager", .optional(.record(Pager.schema.shape)), "The pages of a tag of many recipes."
      ) { view in
        let pager = Pager(count: view.tag.recipes.count, on: view.page) {
          .tag(view.tag.slug, page: $0)
        }
        return .optional(pager) { Pager.schema.record($0) }
      },
    ])
}
