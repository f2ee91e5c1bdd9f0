import Navigation
import Testing

@testable import Pages

@Suite struct CookPageTests {
  let html = SampleSite.pies.html(.cook("apple-pie"))

  @Test func `the first card holds the ingredients, the others a step each`() {
    let cards = html.split(separator: "<section class=\"card\" id=\"").dropFirst()
    #expect(cards.map { $0.prefix { $0 != "\"" } } == ["ingredients", "step-1", "step-2"])
    #expect(
      cards.first?.contains(
        "<b data-measure=\"metric 148.5 g\" data-also=\"150 g\"><data value=\"3/4\">¾</data> "
          + "<span data-more=\"cups\">cup</span></b> white sugar") == true)
    #expect(
      cards.last?.contains("<p>Bake for <time datetime=\"PT20M\">20 minutes</time>.</p>") == true)
  }

  @Test func `previous and next are disabled at the ends`() {
    let cards = html.split(separator: "<section class=\"card\"").dropFirst().map(String.init)
    #expect(
      cards.first?.contains("<span role=\"link\" aria-disabled=\"true\" aria-label=\"Previous\">")
        == true)
    #expect(
      cards.first?.contains(
        "<a rel=\"next\" href=\"#step-1\"><span class=\"unseen\">Next</span></a>") == true)
    #expect(
      cards.last?.contains(
        "<a rel=\"prev\" href=\"#step-1\"><span class=\"unseen\">Previous</span></a>") == true)
    #expect(
      cards.last?.contains("<span role=\"link\" aria-disabled=\"true\" aria-label=\"Next\">")
        == true)
  }

  @Test func `a step lists the ingredients that it takes, as much as the list has of them`() {
    let text =
      "# Pie\n\n---\n\n- *¾ cup* white sugar\n- salt\n\n---\n\n1. Heat the oven.\n2. Stir in the sugar."
    let cards = SampleSite([("pie.md", text)]).html(.cook("pie"))
      .split(separator: "<section class=\"card\"").dropFirst().map(String.init)
    #expect(cards.map { $0.contains("class=\"uses\"") } == [false, false, true])
    #expect(
      cards[2].between("<ul class=\"uses\" aria-label=\"Ingredients\">", "</ul>").contains(
        "<li><b data-measure=\"metric 148.5 g\" data-also=\"150 g\"><data value=\"3/4\">¾</data> "
          + "<span data-more=\"cups\">cup</span></b> white sugar</li>"))
  }

  @Test func `from each step a link leads to the ingredients`() {
    let cards = html.split(separator: "<section class=\"card\"").dropFirst().map(String.init)
    let link = "<a class=\"peek\" href=\"#ingredients\">Ingredients</a>"
    #expect(cards.map { $0.contains(link) } == [false, true, true])
  }

  @Test func `each step says how far one has come`() {
    #expect(html.contains("<span class=\"progress\">2 of 2</span>"))
  }
}
