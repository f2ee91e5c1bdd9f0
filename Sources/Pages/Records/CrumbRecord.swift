import Mustache
import Navigation

/// A step of the breadcrumb on a page.
struct PageCrumb: Sendable {
  let page: Page
  let crumb: Breadcrumb.Crumb

  static let schema = Schema<PageCrumb>(
    "crumb",
    [
      Field("title", .text, "What the crumb says.") { .text($0.title) },
      Field("url", .url, "The page that the crumb leads to.") {
        .text($0.page.url(to: $0.crumb.route))
      },
      Field("current", .optional(.text), "`page` on the last crumb, for `aria-current`.") {
        $0.page.current($0.crumb.route)
      },
      Field("recipe", .optional(.text), "The id of the recipe that the crumb stands for.") {
        guard case .recipe(let position) = $0.crumb.label else { return .null }
        return .text($0.page.cookbook.recipes[position].id)
      },
      Field("category", .optional(.text), "The id of the category that the crumb stands for.") {
        guard case .category(let position) = $0.crumb.label else { return .null }
        return .text($0.page.cookbook.categories[position].id)
      },
      Field("language", .optional(.text), "The language of the title where it is not the page's.") {
        guard case .recipe(let position) = $0.crumb.label else { return .null }
        return .optional($0.page.cookbook.recipes[position].language) { .text($0) }
      },
    ])

  /// What it says, in the author's words or in the theme's.
  var title: String {
    switch crumb.label {
    case .root: page.words.text("categories")
    case .category(let position): page.cookbook.categories[position].title
    case .recipe(let position): page.cookbook.recipes[position].title
    case .recipes: page.words.text("all-recipes")
    case .tag(let slug): page.plan.tag(slug)?.title ?? slug
    case .cook: page.words.text("step-by-step")
    case .today: page.words.text("today")
    case .saved: page.words.text("saved")
    case .shoppingList: page.words.text("shopping-list")
    }
  }
}

/// The breadcrumb of a page.
struct PageTrail: Sendable {
  let crumbs: [PageCrumb]

  /// The way to a page; `nil` at the root, where there is none.
  init?(to page: Page) {
    guard page.crumbs.count > 1 else { return nil }
    crumbs = page.crumbs.map { PageCrumb(page: page, crumb: $0) }
  }

  /// The step above a page; `nil` at the root.
  static func parent(of page: Page) -> PageCrumb? {
    let crumbs = page.crumbs
    return crumbs.count > 1 ? PageCrumb(page: page, crumb: crumbs[crumbs.count - 2]) : nil
  }

  static let schema = Schema<PageTrail>(
    "breadcrumb",
    [
      Field(
        "crumbs", .list(.record(PageCrumb.schema.shape)), "The steps from the root to the page."
      ) { PageCrumb.schema.list($0.crumbs) }
    ])
}
