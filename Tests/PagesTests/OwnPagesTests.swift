import Navigation
import Testing

@testable import Pages

@Suite("The reader's own pages")
struct OwnPagesTests {
  @Test func `today shows the first of those that take turns, and who they are`() throws {
    let site = SampleSite.pies
    let first = try #require(site.plan.turns.first)
    let html = site.html(.today)
    let recipe = site.plan.cookbook.recipes[first]
    let turns = site.plan.turns.map { site.plan.cookbook.recipes[$0].id }
    #expect(html.contains("data-turns=\"\(turns.joined(separator: " "))\""))
    #expect(
      html.contains(
        "<h2><a class=\"p-name u-url\" href=\"../recipes/\(recipe.id)/\">\(recipe.title)</a></h2>"))
  }

  @Test func `today of a cookbook without recipes says so`() {
    let html = SampleSite([]).html(.today)
    #expect(html.contains("<p class=\"empty\">No recipes yet.</p>"))
    #expect(!html.contains("data-turns"))
  }

  @Test(arguments: [Route.saved, .shoppingList])
  func `what the reader keeps says in words that it needs JavaScript`(route: Route) {
    let html = SampleSite.pies.html(route)
    #expect(html.between("<noscript>", "</noscript>").contains("needs JavaScript"))
  }

  @Test(arguments: [
    (Route.today, "../today/"), (.saved, "../saved/"), (.shoppingList, "../shopping-list/"),
  ])
  func `every page leads to them, and each marks itself`(route: Route, url: String) {
    let link = "<a href=\"\(url)\">"
    #expect(SampleSite.pies.html(.recipes).contains(link))
    #expect(SampleSite.pies.html(route).contains("<a href=\"./\" aria-current=\"page\">"))
  }

  @Test func `an ingredient has its name apart for the shopping list where its words say more`() {
    let lines =
      "- *¾ cup* white sugar\n- *1 cup* butter (cold)\n- [pastry](pie.md)\n- salt & pepper"
    let html = SampleSite([("pie.md", "# Pie\n\n---\n\n\(lines)\n\n---\n\nBake.")])
      .html(.recipe("pie")).between("<section class=\"ingredients\"", "</section>")
    let names = html.split(separator: "<li").dropFirst().map {
      $0.hasPrefix(">") ? "-" : String($0).between("\"", "\"")
    }
    #expect(names == ["-", "butter", "pastry", "salt &amp; pepper"])
  }
}
