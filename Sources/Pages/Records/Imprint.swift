import Mustache
import Navigation
import Recipes

/// A tag with its page.
struct TagRow: Sendable {
  let page: Page
  let tag: Tag

  static let schema = Schema<TagRow>(
    "tag-row",
    [
      Field("id", .text, "The tag's id, its plain name in addresses.") { .text($0.tag.slug) },
      Field("title", .text, "What the tag is called.") { .text($0.tag.title) },
      Field("url", .url, "The tag's page.") { .text($0.page.url(to: .tag($0.tag.slug))) },
      Field("count", .text, "How many recipes bear it.") { .text("\($0.tag.recipes.count)") },
    ])
}

/// Tags side by side.
struct TagList: Sendable {
  let rows: [TagRow]

  static let schema = Schema<TagList>(
    "tag-list",
    [
      Field("tags", .list(.record(TagRow.schema.shape)), "The tags by name.") {
        TagRow.schema.list($0.rows)
      }
    ])

  /// The list as a value; absent where there are no tags.
  var value: Value { rows.isEmpty ? .null : TagList.schema.record(self) }
}

/// Where a recipe comes from.
struct RecipeSource: Sendable {
  let text: String

  static let schema = Schema<RecipeSource>(
    "source",
    [
      Field("text", .text, "The source in the author's words.") { .text($0.text) },
      Field("url", .optional(.url), "The source where it is an address.") {
        $0.isAddress ? .text($0.text) : .null
      },
    ])

  private var isAddress: Bool {
    !text.utf8.contains(UInt8(ascii: " "))
      && (text.utf8.starts(with: "https://".utf8) || text.utf8.starts(with: "http://".utf8))
  }
}

/// Tags, author, source and date of a recipe.
struct Imprint: Sendable {
  let page: Page
  let recipe: Recipe
  let tags: TagList

  static let schema = Schema<Imprint>(
    "imprint",
    [
      Field("tags", .optional(.record(TagList.schema.shape)), "The recipe's tags.") {
        $0.tags.value
      },
      Field("author", .optional(.text), "Who wrote the recipe.") {
        .optional($0.recipe.author) { .text($0) }
      },
      Field("source", .optional(.record(RecipeSource.schema.shape)), "Where it comes from.") {
        .optional($0.recipe.source) { RecipeSource.schema.record(RecipeSource(text: $0)) }
      },
      Field("published", .optional(.text), "The day of publication as an ISO 8601 date.") {
        .optional($0.recipe.dates.published) { .text($0) }
      },
    ])

  /// The imprint of a recipe; `nil` where there is nothing to say.
  init?(of view: RecipeView) {
    page = view.page
    recipe = view.recipe
    let (plan, page) = (view.page.plan, view.page)
    tags = TagList(
      rows: page.context.tags[view.position].map { TagRow(page: page, tag: plan.tags[$0]) })
    let isSilent =
      tags.rows.isEmpty && recipe.author == nil && recipe.source == nil
      && recipe.dates.published == nil
    if isSilent { return nil }
  }
}
