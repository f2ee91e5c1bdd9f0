import Navigation
import Testing

@testable import Pages

@Suite struct RecipeColumnTests {
  private func rows(_ site: SampleSite, _ route: Route) -> [Substring] {
    site.html(route).between("<nav class=\"column\"", "</nav>")
      .split(separator: "data-recipe=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  @Test func `a list of sixty is shown whole`() {
    let site = SampleSite.soups(60)
    #expect(rows(site, .recipe("soup-030")).count == 60)
    #expect(!site.html(.recipe("soup-030")).contains("All 60"))
  }

  @Test(
    "of a longer list thirty rows before and after the selected one are shown",
    arguments: [(1, 1, 31), (50, 20, 80), (100, 70, 100)])
  func window(selected: Int, first: Int, last: Int) {
    let name = { (number: Int) in "soup-" + String("00\(number)".suffix(3)) }
    let site = SampleSite.soups(100)
    let rows = rows(site, .recipe(name(selected)))
    #expect(rows.first.map(String.init) == name(first))
    #expect(rows.last.map(String.init) == name(last))
    #expect(site.html(.recipe(name(selected))).contains(">All 100</a>"))
  }

  @Test func `a small tree of categories is open, a large one along the way`() {
    let small = SampleSite([("a/b/c/one.md", "# One"), ("d/e/two.md", "# Two")])
    #expect(CategoryRow.sidebar(of: small.page(.root)).count == 5)
    let many = (1...61).map { (path: "group-\($0)/inner/soup-\($0).md", text: "# Soup \($0)") }
    let large = SampleSite(many)
    #expect(CategoryRow.sidebar(of: large.page(.root)).count == 61)
    #expect(CategoryRow.sidebar(of: large.page(.recipe("soup-7"))).count == 62)
  }
}
