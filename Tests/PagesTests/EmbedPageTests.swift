import Testing

@testable import Pages

@Suite("The card of a recipe for pages of other sites")
struct EmbedPageTests {
  private static let texts = [
    (
      path: "pie.md",
      text: """
      ---
      language: fr
      prep: 40 min
      ---
      # Tarte & pommes

      Fine & good, with [cream](cream.md).

      **8 parts**

      ---

      - pommes

      ---

      Couper.
      """
    ), (path: "cream.md", text: "# Cream\n\n---\n\n- cream\n\n---\n\nWhip.\n"),
  ]
  private let facts = SiteFacts(title: "Cookbook", url: "https://example.org/cookbook/")
  private var site: SampleSite { SampleSite(Self.texts, facts: facts, hasEmbeds: true) }

  @Test("leads out of its frame to the recipe, and nowhere else")
  func links() {
    let html = site.html(.embed("pie"))
    let link =
      "<a href=\"../../recipes/pie/\" target=\"_blank\" rel=\"noopener\">"
      + "Tarte &amp; pommes</a>"
    #expect(html.contains(link))
    #expect(html.components(of: "<a ").count == 2)
    #expect(html.contains("Fine &amp; good, with cream."))
    #expect(html.contains("<main lang=\"fr\" dir=\"ltr\">"))
    #expect(html.contains("PT40M"))
  }

  @Test("is no page for search engines and runs no script")
  func head() {
    let html = site.html(.embed("pie"))
    #expect(html.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(
      html.contains(
        "<link rel=\"canonical\" href=\"https://example.org/cookbook/recipes/pie/\">"))
    #expect(!html.contains("<script"))
  }

  @Test("is told of by the recipe's own page, where the site has cards and an address")
  func discovery() {
    let address = "https://example.org/cookbook/embed/pie/oembed.json"
    let link =
      "<link rel=\"alternate\" type=\"application/json+oembed\" "
      + "title=\"Tarte &amp; pommes – Cookbook\" href=\"\(address)\">"
    #expect(site.html(.recipe("pie")).contains(link))
    let others = [
      SampleSite(Self.texts, facts: facts),
      SampleSite(Self.texts, facts: SiteFacts(title: "Cookbook"), hasEmbeds: true),
    ]
    for other in others { #expect(!other.html(.recipe("pie")).contains("oembed")) }
    #expect(!others[0].plan.routes.contains(.embed("pie")))
    #expect(others[1].plan.routes.contains(.embed("pie")))
  }
}
