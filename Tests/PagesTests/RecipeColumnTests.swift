import Navigation
import Testing

@testable import Pages

@Suite struct RecipeColumnTests {
  private func rows(_ site: SampleSite, _ route: Route) -> [Substring] {
    site.html(route).between("<nav class=\"column\"", "</nav>")
      .split(separator: "<li><a").dropFirst().map {
        $0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      }
  }

  @Test func `a list of sixty is shown whole`() {
    let site = SampleSite.soups(60)
    #expect(rows(site, .recipe("soup-030")).count == 60)
    #expect(!site.html(.recipe("soup-030")).contains("All 60"))
  }

  @Test(
    "of a longer list twelve rows before and after the selected one are shown",
    arguments: [(1, 1, 13), (50, 38, 62), (100, 88, 100)])
  func window(selected: Int, first: Int, last: Int) {
    let digits = { (number: Int) in String("00\(number)".suffix(3)) }
    let site = SampleSite.soups(100)
    let route = Route.recipe("soup-" + digits(selected))
    let rows = rows(site, route)
    #expect(rows.first.map(String.init) == "Soup " + digits(first))
    #expect(rows.last.map(String.init) == "Soup " + digits(last))
    #expect(site.html(route).contains(">All 100</a>"))
  }

  @Test func `rows made for all pages are those that each page would make`() {
    let site = SampleSite.pies
    let path = NavigationPath(["apple-pie", "pie-crust"])
    let page = site.page(.recipe(path))
    let rows = site.plan.cookbook.categories[0].recipes.map {
      site.context.html(
        "partials/column-row", RecipeRow.schema.record(RecipeRow(page: page, position: $0)))
    }
    let expected = String(decoding: rows.flatMap { $0 }, as: UTF8.self)
    #expect(site.html(.recipe(path)).contains("<ul>\(expected)\n"))
    let tree = site.plan.cookbook.categories.indices.map {
      site.context.html(
        "partials/sidebar-row", CategoryRow.schema.record(CategoryRow(page: page, position: $0)))
    }
    #expect(
      site.html(.recipe(path)).contains(
        "<ul>\(String(decoding: tree.flatMap { $0 }, as: UTF8.self))\n"))
  }

  @Test func `a page in no category has no list beside it`() {
    let site = SampleSite.pies
    for route in [Route.recipes, .today, .saved, .shoppingList, .notFound, .offline] {
      #expect(!site.html(route).contains("class=\"column\""), "\(route)")
    }
  }

  @Test func `only a category inside another says how deep it lies`() {
    let sidebar = SampleSite([("a/b/one.md", "# One")]).html(.root)
      .between("id=\"sidebar\"", "</nav>")
    #expect(sidebar.contains("<li><a href=\"categories/a/\""))
    #expect(sidebar.contains("<li class=\"level-2\" aria-level=\"2\"><a href=\"categories/a/b/\""))
  }

  @Test func `a small tree of categories is open, a large one along the way`() {
    let small = SampleSite([("a/b/c/one.md", "# One"), ("d/e/two.md", "# Two")])
    #expect(Sidebar.positions(on: small.page(.root)).count == 5)
    let many = (1...61).map { (path: "group-\($0)/inner/soup-\($0).md", text: "# Soup \($0)") }
    let large = SampleSite(many)
    #expect(Sidebar.positions(on: large.page(.root)).count == 61)
    #expect(Sidebar.positions(on: large.page(.recipe("soup-7"))).count == 62)
  }
}
