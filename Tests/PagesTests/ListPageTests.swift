import Navigation
import Testing

@testable import Pages

@Suite struct ListPageTests {
  @Test func `a category shows its recipes as tiles`() {
    let html = SampleSite.pies.html(.category("dessert"))
    #expect(html.contains("<p class=\"tally\" data-hint=\"Select a recipe\">3 recipes</p>"))
    #expect(
      html.contains(
        "<a class=\"tile\" href=\"../../recipes/apple-pie/\" data-recipe=\"apple-pie\">"))
    #expect(html.contains("<span class=\"fact\">1 h 40 min</span>"))
  }

  @Test func `an empty category says so`() {
    let html = SampleSite.pies.html(.category("sandwich"))
    #expect(html.contains("<p class=\"empty\">No recipes yet.</p>"))
    #expect(!html.contains("class=\"tiles\""))
  }

  @Test func `the root has a section for each category in order`() {
    let html = SampleSite.pies.html(.root)
    let titles = html.split(separator: "<h2 id=\"category-").dropFirst().map {
      String($0).between("data-category=\"", "\"")
    }
    #expect(titles == ["dessert", "salad", "sandwich"])
  }

  @Test func `a long category has pages that lead to each other`() {
    let site = SampleSite.soups(150)
    let second = site.html(.category("soup", page: 2))
    #expect(second.components(of: "class=\"tile\"").count == 31)
    #expect(second.contains("<a href=\"../\">1</a>"))
    #expect(second.contains("<a href=\"./\" aria-current=\"page\">2</a>"))
    #expect(second.contains("<title>Soup, page 2 – Cookbook</title>"))
  }

  @Test func `the root of a large cookbook shows the first of each category`() {
    let site = SampleSite.soups(201)
    let html = site.html(.root)
    #expect(html.components(of: "class=\"tile\"").count == 13)
    #expect(html.contains("<a href=\"categories/soup/\">All 201</a>"))
  }

  @Test func `a tag shows the recipes that bear it`() {
    let html = SampleSite.pies.html(.tag("pie"))
    #expect(html.contains("<h1>pie</h1>"))
    #expect(html.contains("data-recipe=\"apple-pie\""))
    #expect(html.contains("<p class=\"tally\">1 recipe</p>"))
  }

  @Test func `the list from A to Z stands under letters without marks`() {
    let site = SampleSite([
      ("a.md", "# Çoban"), ("b.md", "# Crêpe"), ("c.md", "# 7 Spices"), ("d.md", "# 豆腐"),
      ("e.md", "# 香葱"),
    ])
    let letters = LetterIndex(of: site.page(.recipes))?.groups.map { ($0.title, $0.recipes.count) }
    #expect(letters?.map(\.0) == ["#", "C", "字"])
    #expect(letters?.map(\.1) == [1, 2, 2])
  }

  @Test func `a long list from A to Z has pages, and every letter leads to its own`() {
    let dishes = (0..<SitePlan.linesOnPage).map { ("a\($0).md", "# Apple \($0)") }
    let site = SampleSite(dishes + [("b.md", "# Bread"), ("c.md", "# Cake")])
    let (first, second) = (site.html(.recipes), site.html(.moreRecipes(page: 2)))
    #expect(first.contains("<li><a href=\"#letter-1\">A</a></li>"))
    #expect(first.contains("<li><a href=\"2/#letter-2\">B</a></li>"))
    #expect(first.contains("<li><a href=\"2/\">2</a></li>"))
    #expect(!first.contains(">Bread<"))
    #expect(second.contains("<li><a href=\"../#letter-1\">A</a></li>"))
    #expect(second.contains("<h2 id=\"letter-3\">C</h2>"))
    #expect(second.contains("<title>All recipes, page 2 – Cookbook</title>"))
    #expect(!second.contains(">Apple 1<"))
    #expect(site.plan.sharedRoutes.contains(.moreRecipes(page: 2)))
    #expect(!site.plan.sharedRoutes.contains(.moreRecipes(page: 3)))
  }

  @Test func `a cookbook without recipes says so`() {
    let site = SampleSite([])
    #expect(site.html(.recipes).contains("No recipes yet."))
    #expect(site.html(.root).contains("No recipes yet."))
  }

  @Test func `neighbours never have the same plate`() {
    let site = SampleSite.soups(40)
    let grid = TileGrid(site.plan.alphabetical, on: site.page(.category("soup")))
    #expect(zip(grid.tiles, grid.tiles.dropFirst()).allSatisfy { $0.glaze != $1.glaze })
    let twice = TileGrid([3, 3, 3], on: site.page(.root))
    #expect(zip(twice.tiles, twice.tiles.dropFirst()).allSatisfy { $0.glaze != $1.glaze })
  }
}
