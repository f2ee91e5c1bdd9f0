import Testing

@testable import Publishing

@Suite struct SitemapTests {
  @Test("The map lists what can be found, with days of change and pictures")
  func map() throws {
    let file = try #require(Sitemap.files(of: SamplePublication.pies.site).first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(file.path == "sitemap.xml")
    // Root, two categories with recipes, A to Z, two tags, two recipes; neither 404 nor Sandwich.
    #expect(XMLReader.elements(file.bytes)["loc"] == 8)
    #expect(!text.contains("sandwich") && !text.contains("404"))
    #expect(!text.contains("apple-pie/soup"), "paths have another page for their canonical one")
    #expect(
      text.contains(
        """
            <loc>https://example.org/cookbook/recipes/apple-pie/</loc>
            <lastmod>2026-02-03</lastmod>
            <image:image>
              <image:loc>https://example.org/cookbook/recipes/apple-pie/pie.jpg</image:loc>
            </image:image>
        """))
  }

  @Test("A map that is too long is an index of maps")
  func parts() {
    let files = Sitemap.files(of: SamplePublication.pies.site, limit: 3)
    #expect(
      files.map(\.path)
        == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"])
    #expect(files.map { XMLReader.elements($0.bytes)["loc"] } == [3, 3, 3, 2])
    #expect(XMLReader.elements(files[0].bytes)["sitemap"] == 3)
  }

  @Test("Without an address there is no map")
  func none() {
    #expect(Sitemap.files(of: SamplePublication.nowhere.site).isEmpty)
  }
}
