import Foundation
import Recipes
import Testing

@testable import Publishing

@Suite struct FeedTests {
  private let feed = feed(of: .pies)

  private static func feed(of sample: SamplePublication) -> Feed {
    Feed(of: sample.site) { sample.recipe(sample.site.cookbook.recipes[$0].id) }
  }

  @Test("Atom is well-formed and has what RFC 4287 asks for")
  func atom() throws {
    let text = String(decoding: feed.atom, as: UTF8.self)
    #expect(XMLReader.elements(feed.atom)["entry"] == 1, "the soup has no date")
    for line in [
      "<id>https://example.org/cookbook/</id>",
      "<updated>2026-02-03T00:00:00Z</updated>",
      "<published>2025-09-21T00:00:00Z</published>",
      "<name>Ada &amp; Bo</name>",
      "<name>Zoë &lt;/script&gt;</name>",
      "<title>Apple “Pie”</title>",
      #"<entry xml:lang="fr">"#,
      #"<category term="fruit"/>"#,
      #"<link rel="self" type="application/atom+xml" href="https://example.org/cookbook/feed.xml"/>"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("JSON Feed has what its version 1.1 asks for")
  func json() throws {
    let json = try JSONTree(bytes: feed.json)
    #expect(json["version"].text == "https://jsonfeed.org/version/1.1")
    #expect(json["feed_url"].text == "https://example.org/cookbook/feed.json")
    let item = json["items"][0]
    #expect(item["id"].text == "https://example.org/cookbook/recipes/apple-pie/")
    #expect(item["image"].text == "https://example.org/cookbook/recipes/apple-pie/pie.jpg")
    #expect(item["date_published"].text == "2025-09-21T00:00:00Z")
    #expect(item["date_modified"].text == "2026-02-03T00:00:00Z")
    #expect(item["tags"].texts == ["fruit", "vegan"])
    #expect(item["language"].text == "fr")
  }

  @Test("A feed holds the whole recipe with absolute addresses")
  func content() throws {
    let html = String(decoding: try #require(feed.entries.first).content, as: UTF8.self)
    for piece in [
      #"<img src="https://example.org/cookbook/recipes/apple-pie/pie.jpg" alt="A pie">"#,
      "<p>Thin slices &amp; a lattice.</p>",
      "<p>8 servings</p>", "<li>¾ cup sugar</li>", "<h3>Crust</h3>", "<h3>Filling</h3>",
      #"<a href="https://example.org/cookbook/recipes/soup/">soup</a>"#,
      #"<img src="https://example.org/cookbook/dessert/lattice.jpg" alt="Lattice">"#,
      #"<ol start="2">"#,
    ] {
      #expect(html.contains(piece), "\(piece)")
    }
  }

  @Test("The newest come first, those of one day by id, no more than twenty")
  func order() {
    let texts = (10...40).map { number in
      (
        path: "soup-\(number).md",
        text:
          "---\ndate: 20\(number / 2 + 5)-01-02\n---\n# Soup\n\n---\n\n- water\n\n---\n\nBoil.\n"
      )
    }
    let ids = FeedTests.feed(of: SamplePublication(texts)).entries.map(\.summary.id)
    #expect(ids.count == 20)
    #expect(ids.prefix(5) == ["soup-40", "soup-38", "soup-39", "soup-36", "soup-37"])
  }

  @Test("Without an address or without dates there is no feed")
  func none() {
    #expect(FeedTests.feed(of: .nowhere).files.isEmpty)
    let undated = SamplePublication([(path: "soup.md", text: "# Soup\n")])
    #expect(FeedTests.feed(of: undated).files.isEmpty)
  }

  @Test("A link that leads nowhere keeps its text, one to a place on the page leads to the page")
  func links() throws {
    let sample = SamplePublication([
      (
        path: "a.md",
        text: """
        ---
        date: 2026-01-01
        ---
        # A

        See [gone](gone.md), [tips](#tips) and [a site](https://example.com/?a=1&b=2).

        ## Tips

        Stir.
        """
      )
    ])
    let entry = try #require(FeedTests.feed(of: sample).entries.first)
    let html = String(decoding: entry.content, as: UTF8.self)
    #expect(html.contains("<a>gone</a>"))
    #expect(html.contains(##"<a href="https://example.org/cookbook/recipes/a/#tips">tips</a>"##))
    #expect(html.contains(#"<a href="https://example.com/?a=1&amp;b=2">a site</a>"#))
  }
}
