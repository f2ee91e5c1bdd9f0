import Testing

@testable import Publishing

@Suite struct PublishedFilesTests {
  private func files(_ sample: SamplePublication) -> [PublishedFile] {
    PublishedFiles.all(
      of: sample.site, theme: PublishedTheme(files: ["assets/style.1.css"]),
      fingerprint: IndexReading.fingerprint,
      terms: { sample.recipe(sample.site.cookbook.recipes[$0].id).map { SearchTerms(of: $0) } },
      recipe: { sample.recipe(sample.site.cookbook.recipes[$0].id) })
  }

  @Test("A site with an address has maps, feeds and words to the host")
  func all() {
    #expect(
      files(.pies).map(\.path).filter { !$0.hasPrefix("search/") }.sorted() == [
        ".nojekyll", "_headers", "_redirects", "a/b c/index.html", "feed.json", "feed.xml",
        "old/tart.html", "recipes/old-pie/index.html", "robots.txt", "site.webmanifest",
        "sitemap.xml", "sw.js",
      ])
  }

  @Test("Without an address there is what needs none")
  func nowhere() {
    let files = files(.nowhere)
    #expect(!files.contains { $0.path.hasPrefix("feed") || $0.path.hasPrefix("sitemap") })
    let robots = files.first { $0.path == "robots.txt" }
    #expect(robots?.bytes == Array("User-agent: *\nAllow: /\n".utf8))
  }

  @Test("Crawlers are told where the map is, hosts what may be kept for good")
  func words() throws {
    let texts = Dictionary(
      uniqueKeysWithValues: files(.pies).map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
    #expect(
      texts["robots.txt"]
        == "User-agent: *\nAllow: /\n\nSitemap: https://example.org/cookbook/sitemap.xml\n")
    let headers = try #require(texts["_headers"])
    #expect(headers.contains("Content-Security-Policy: frame-ancestors 'none'"))
    #expect(
      headers.hasSuffix(
        """
        /assets/style.1.css
          Cache-Control: public, max-age=31536000, immutable
        /search/words/*
          Cache-Control: public, max-age=31536000, immutable
        /search/titles/*
          Cache-Control: public, max-age=31536000, immutable
        /search/spelling/*
          Cache-Control: public, max-age=31536000, immutable

        """))
  }
}
