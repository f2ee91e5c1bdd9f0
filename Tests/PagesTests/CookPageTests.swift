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
    #expect(cards.first?.contains("<a rel=\"next\" href=\"#step-1\" aria-label=\"Next\">") == true)
    #expect(
      cards.last?.contains("<a rel=\"prev\" href=\"#step-1\" aria-label=\"Previous\">") == true)
    #expect(
      cards.last?.contains("<span role=\"link\" aria-disabled=\"true\" aria-label=\"Next\">")
        == true)
  }

  @Test func `each step says how far one has come`() {
    #expect(html.contains("<span class=\"progress\">2 of 2</span>"))
  }
}
