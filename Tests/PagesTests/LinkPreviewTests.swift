import Testing

@testable import Pages

@Suite struct LinkPreviewTests {
  @Test func `a recipe is an article with its own title and address`() {
    let html = SampleSite.pies.html(.recipe("apple-pie"))
    for line in [
      #"<meta property="og:type" content="article">"#,
      #"<meta property="og:site_name" content="Cookbook">"#,
      #"<meta property="og:title" content="Apple Pie">"#,
      #"<meta property="og:url" content="https://example.org/cookbook/recipes/apple-pie/">"#,
      #"<meta property="og:description" content="Thinly sliced apples, a little spice and a crust.">"#,
      #"<meta name="twitter:card" content="summary">"#,
    ] {
      #expect(html.contains(line), "\(line)")
    }
    #expect(!html.contains("og:image"), "there is no photo")
  }

  @Test func `a photo is shown large, at its absolute address`() {
    let site = SampleSite(
      [(path: "pie.md", text: "# Pie\n\n![A \"pie\"](pix/my%20pie.jpg)\n")],
      facts: SiteFacts(title: "Cookbook", url: "https://example.org/"),
      files: ["pix/my pie.jpg": "recipes/pie/my pie.jpg"])
    let html = site.html(.recipe("pie"))
    #expect(
      html.contains(
        #"<meta property="og:image" content="https://example.org/recipes/pie/my%20pie.jpg">"#))
    #expect(html.contains(#"<meta property="og:image:alt" content="A &quot;pie&quot;">"#))
    #expect(html.contains(#"<meta name="twitter:card" content="summary_large_image">"#))
  }

  @Test func `the other pages are a website`() {
    let html = SampleSite.pies.html(.root)
    #expect(html.contains(#"<meta property="og:type" content="website">"#))
    #expect(html.contains(#"<meta property="og:title" content="Cookbook">"#))
  }

  @Test func `there is no preview without an address, nor of what is not to be found`() {
    #expect(!SampleSite.soups(1).html(.root).contains("og:"))
    #expect(!SampleSite.pies.html(.notFound).contains("og:"))
  }

  @Test func `the feed is told of where there is one`() {
    let texts = [(path: "pie.md", text: "---\ndate: 2026-01-02\n---\n# Pie\n")]
    let feed = #"<link rel="alternate" type="application/atom+xml" title="Cookbook" href="#
    let facts = SiteFacts(title: "Cookbook", url: "https://example.org/")
    #expect(
      SampleSite(texts, facts: facts).html(.recipe("pie")).contains(feed + #""../../feed.xml">"#))
    #expect(!SampleSite(texts).html(.root).contains(feed))
    #expect(!SampleSite.pies.html(.root).contains(feed), "no recipe has a date")
  }
}
