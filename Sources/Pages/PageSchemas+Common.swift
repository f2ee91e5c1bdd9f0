import Language
import Mustache
import Navigation

extension PageSchemas {
  /// The fields that every page has.
  static func common(words: RecordShape) -> [Field<Page>] {
    headFields + placeFields + [
      wordsField(words),
      Field(
        "structuredData", .html,
        "What search engines read, as script elements of data; belongs in the head."
      ) { .html($0.context.structuredData($0.route, $0.recipe)) },
    ]
  }

  /// The words, which have a shape.
  static func wordsField(_ shape: RecordShape) -> Field<Page> {
    Field("words", .record(shape), "The words of the theme in the site's language.") {
      $0.context.wordRecord
    }
  }

  static let assetsField = Field<Page>(
    "assets", .record(SiteRecord.assets.shape), "The files of the theme."
  ) { SiteRecord.assets.record($0) }

  static let placesField = Field<Page>(
    "places", .record(Place.places.shape), "The pages that every page leads to."
  ) { Place.places.record($0) }

  /// The fields that have the same values on the own pages of all recipes, and on all cook pages.
  static let constantsOfRecipePages = [
    "kind", "language", "direction", "feed", "manifest", "site", "assets", "places", "words",
  ]

  private static let headFields: [Field<Page>] = [
    Field("kind", .text, "The kind of page, as its template is called: `recipe`.") {
      .text($0.kind)
    },
    Field("language", .text, "The language of the page as a BCP 47 tag.") {
      .text($0.context.site.language)
    },
    Field("direction", .text, "The direction of that language: `ltr` or `rtl`.") {
      .text(WritingDirection(of: $0.context.site.language).rawValue)
    },
    Field("title", .text, "The title of the page, with that of the site.") { .text($0.title) },
    Field("description", .optional(.text), "What the page is about, in a sentence.") {
      .optional($0.summary) { .text($0) }
    },
    Field(
      "canonical", .optional(.url),
      "The address that search engines should name: absolute where site.yml says `url`."
    ) { .optional($0.canonical) { .text($0) } },
    Field("isUnlisted", .flag, "Whether search engines should leave the page out.") {
      .bool($0.isUnlisted)
    },
    Field(
      "preview", .optional(.record(LinkPreview.schema.shape)),
      "What a link to the page looks like where it is shared; needs `url` of site.yml."
    ) { .optional(LinkPreview(of: $0)) { LinkPreview.schema.record($0) } },
    Field("feed", .optional(.url), "The Atom feed of the site.") {
      .optional($0.feed) { .text($0) }
    },
    Field("manifest", .url, "What the site is called where it is installed, site.webmanifest.") {
      .text($0.url(toFile: "site.webmanifest"))
    },
    Field("site", .record(SiteRecord.schema.shape), "The site.") {
      SiteRecord.schema.record($0.context.site)
    },
    assetsField,
  ]

  private static let placeFields: [Field<Page>] = [
    placesField,
    Field(
      "selectedCategory", .optional(.text), "The id of the category that the page is inside."
    ) { .optional($0.model.selectedCategory) { .text($0) } },
    Field(
      "recipePath", .optional(.text),
      "The ids of the pushed recipes, joined by `/`: `apple-pie/pie-crust`."
    ) { .optional($0.path) { .text($0.ids.joined(separator: "/")) } },
    Field(
      "breadcrumb", .optional(.record(PageTrail.schema.shape)),
      "The way from the root; absent on the root."
    ) { .optional(PageTrail(to: $0)) { PageTrail.schema.record($0) } },
    Field("parent", .optional(.record(PageCrumb.schema.shape)), "The step above the page.") {
      .optional(PageTrail.parent(of: $0)) { PageCrumb.schema.record($0) }
    },
    Field(
      "sidebar", .html, "The tree of categories, each row as partials/sidebar-row makes it."
    ) { .html(Sidebar.html(on: $0)) },
    Field(
      "column", .optional(.record(RecipeColumn.schema.shape)),
      "The list of the selected category's recipes; absent on pages that lie in no category."
    ) { page in
      .optional(RecipeColumn(page: page)) { RecipeColumn.schema.record($0) }
    },
  ]
}
