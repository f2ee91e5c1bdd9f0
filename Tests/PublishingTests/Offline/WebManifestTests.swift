import Testing

@testable import Publishing

@Suite("The manifest of an installed site")
struct WebManifestTests {
  @Test("says what the site is called and looks like, and where it opens")
  func whole() {
    let theme = PublishedTheme(
      files: [],
      icons: [
        .init(path: "assets/icon.1.svg"), .init(path: "assets/icon-512.2.png"),
        .init(path: "assets/icon-maskable.3.png", isMaskable: true),
      ])
    let file = WebManifest.file(of: SamplePublication.nowhere.site, theme)
    #expect(file.path == "site.webmanifest")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        {
          "name": "Cookbook",
          "description": "Pies and salads.",
          "lang": "en",
          "dir": "ltr",
          "start_url": "./",
          "scope": "./",
          "display": "standalone",
          "background_color": "#fbf8f1",
          "theme_color": "#fbf8f1",
          "icons": [
            {
              "src": "assets/icon.1.svg",
              "sizes": "any",
              "type": "image/svg+xml",
              "purpose": "any"
            },
            {
              "src": "assets/icon-512.2.png",
              "sizes": "512x512",
              "type": "image/png",
              "purpose": "any"
            },
            {
              "src": "assets/icon-maskable.3.png",
              "sizes": "512x512",
              "type": "image/png",
              "purpose": "maskable"
            }
          ],
          "shortcuts": [
            {
              "name": "Today's recipe",
              "url": "today/"
            },
            {
              "name": "Search",
              "url": "recipes/"
            },
            {
              "name": "Continue",
              "url": "./"
            }
          ]
        }

        """)
  }
}
