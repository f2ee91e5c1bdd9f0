import TestSupport

/// What a page says of the navigation, by its HTML alone.
struct Sight {
  /// A link: what it says and the file of the site that it leads to.
  struct Link: Equatable, CustomStringConvertible {
    let title: String
    let file: String?
    var description: String { "\(title) → \(file ?? "nowhere")" }
  }

  /// The breadcrumb from the root to the page.
  let crumbs: [Link]
  /// The crumb that says that it is this page.
  let currentCrumb: Int?
  /// The id of the category that is marked; `nil` where none is.
  let selectedCategory: String?
  /// The recipes that this one uses.
  let related: [Link]
  /// The page that search engines should name.
  let canonical: String?
  /// The heading of the page.
  let heading: String?

  init(of page: HTMLPage, at path: String) {
    let trail = page.indices(of: "nav") { $0.isOf(class: "breadcrumb") }.first
    let steps = trail.map { page.elements(of: "a", in: $0) } ?? []
    crumbs = steps.map { Sight.link($0, page, path, text: page.text(of: $0)) }
    currentCrumb = steps.firstIndex { $0["aria-current"] == "page" }
    selectedCategory = Sight.selectedCategory(page, path)
    let list = page.indices(of: "ul") { $0["data-related"] == "uses" }.first
    related = list.map { Sight.tiles(in: $0, page, path) } ?? []
    canonical = page.indices(of: "link") { $0["rel"] == "canonical" }.first
      .flatMap { page.elements[$0]["href"] }
    heading = page.indices(of: "h1").first.map { page.text(of: page.elements[$0]) }
  }

  // Cook mode has the screen to itself: there the page says its category without a sidebar.
  private static func selectedCategory(_ page: HTMLPage, _ path: String) -> String? {
    guard let sidebar = page.indices(of: "nav", where: { $0.isOf(class: "sidebar") }).first else {
      return page.indices(of: "main").first.flatMap { page.elements[$0]["data-category"] }
    }
    let row = page.elements(of: "a", in: sidebar).first { $0["aria-current"] != nil }
    let parts = row.flatMap { link($0, page, path, text: "").file }?.split(separator: "/")
      .dropLast()
    guard let parts, parts.first == "categories" else { return nil }
    return parts.dropFirst().prefix { !$0.allSatisfy(\.isNumber) }.joined(separator: "/")
  }

  private static func tiles(in list: Int, _ page: HTMLPage, _ path: String) -> [Link] {
    page.indices(of: "a") { _ in true }.filter { $0 > list && $0 < page.elements[list].end }
      .map { index in
        let name = page.elements(of: "span", in: index).first { $0.isOf(class: "name") }
        return link(page.elements[index], page, path, text: name.map { page.text(of: $0) } ?? "")
      }
  }

  private static func link(
    _ element: HTMLPage.Element, _ page: HTMLPage, _ path: String, text: String
  ) -> Link {
    Link(title: text, file: element["href"].flatMap { SiteAddress($0, on: path)?.file })
  }
}
