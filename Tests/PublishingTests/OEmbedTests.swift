import Testing

@testable import Publishing

@Suite("Cards for pages of other sites")
struct OEmbedTests {
  @Test("are told of in a file beside each")
  func file() {
    let files = OEmbed.files(of: SamplePublication.embedded.site)
    #expect(files.map(\.path) == ["embed/apple-pie/oembed.json", "embed/soup/oembed.json"])
    #expect(
      String(decoding: files[1].bytes, as: UTF8.self) == """
        {
          "version": "1.0",
          "type": "rich",
          "title": "Soup",
          "author_name": "Ada & Bo",
          "provider_name": "Cookbook",
          "provider_url": "https://example.org/cookbook/",
          "width": 480,
          "height": 200,
          "html": "<iframe src=\\"https://example.org/cookbook/embed/soup/\\" title=\\"Soup\\" \
        width=\\"480\\" height=\\"200\\" loading=\\"lazy\\" style=\\"border: 0; max-width: 100%\\"></iframe>"
        }

        """)
  }

  @Test("are not there unless the site has them, nor without its address")
  func none() {
    #expect(OEmbed.files(of: SamplePublication.pies.site).isEmpty)
    #expect(OEmbed.files(of: SamplePublication.nowhere.site).isEmpty)
  }

  private func headers(_ sample: SamplePublication) -> [Substring] {
    let file = HostHeaders.file(of: sample.site, immutable: [])
    let text = String(decoding: file.bytes, as: UTF8.self)
    var pattern: Substring = ""
    var framed: [Substring] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("/") { pattern = line }
      if line.contains("frame-ancestors") || line.contains("X-Frame") { framed.append(pattern) }
    }
    return framed
  }

  @Test("may be framed where hosts are told so, and nothing else may")
  func frames() {
    #expect(headers(.pies) == ["/*", "/*"])
    let places = [
      "/", "/404.html", "/a/*", "/categories/*", "/index.html", "/offline.html", "/old/*",
      "/recipes/*", "/saved/*", "/shopping-list/*", "/tags/*", "/today/*",
    ]
    #expect(headers(.embedded) == places.flatMap { [Substring($0), Substring($0)] })
  }
}
