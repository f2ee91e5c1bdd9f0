import Mustache
import Navigation

/// A page of a long list.
struct PagerPage: Sendable {
  let page: Page
  let number: Int
  let route: Route

  static let schema = Schema<PagerPage>(
    "pager-page",
    [
      Field("number", .text, "The page's number, counted from 1.") { .text("\($0.number)") },
      Field("url", .url, "The page.") { .text($0.page.url(to: $0.route)) },
      Field("current", .optional(.text), "`page` on the page itself.") {
        $0.page.current($0.route)
      },
    ])
}

/// The pages of a long list.
struct Pager: Sendable {
  let pages: [PagerPage]

  static let schema = Schema<Pager>(
    "pager",
    [
      Field("pages", .list(.record(PagerPage.schema.shape)), "The pages in their order.") {
        PagerPage.schema.list($0.pages)
      }
    ])

  /// The pages of a list of so many recipes; `nil` where one page holds it.
  init?(count: Int, size: Int = SitePlan.pageSize, on page: Page, route: (Int) -> Route) {
    guard count > size else { return nil }
    let last = (count + size - 1) / size
    pages = (1...last).map { PagerPage(page: page, number: $0, route: route($0)) }
  }

  /// The part of a list that is on one page; numbers count from 1.
  static func slice(
    _ recipes: [Int], page number: Int, size: Int = SitePlan.pageSize
  ) -> ArraySlice<Int> {
    let start = min((number - 1) * size, recipes.count)
    return recipes[start..<min(start + size, recipes.count)]
  }
}
