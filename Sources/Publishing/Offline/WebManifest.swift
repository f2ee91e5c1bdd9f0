import Diagnostics
import Language
import Navigation

/// What a site is called and looks like where it is installed (W3C Web Application Manifest).
enum WebManifest {
  /// Its path from the site's root; all addresses in it begin there.
  static let path = "site.webmanifest"
  /// The colour of the window and of the first moment: the theme's paper.
  static let colour = "#fbf8f1"

  static func file(of site: PublishedSite, _ theme: PublishedTheme) -> PublishedFile {
    let facts = site.facts
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("name", facts.title)
      if let description = facts.description { json.member("description", description) }
      json.member("lang", facts.language)
      json.member("dir", WritingDirection(of: facts.language).rawValue)
      json.member("start_url", "./")
      json.member("scope", "./")
      json.member("display", "standalone")
      json.member("background_color", colour)
      json.member("theme_color", colour)
      json.member("icons") { json in
        json.array { json in theme.icons.forEach { write($0, to: &json) } }
      }
      json.member("shortcuts") { json in
        json.array { json in shortcuts(of: site).forEach { write($0, to: &json) } }
      }
    }
    return PublishedFile(path: path, bytes: json.bytes + "\n".utf8)
  }

  private static func write(_ icon: PublishedTheme.Icon, to json: inout JSONWriter) {
    let isDrawn = icon.path.hasSuffix(".svg")
    json.object { json in
      json.member("src", RelativeURL.encoded(icon.path))
      json.member("sizes", isDrawn ? "any" : "512x512")
      json.member("type", isDrawn ? "image/svg+xml" : "image/png")
      json.member("purpose", icon.isMaskable ? "maskable" : "any")
    }
  }

  private typealias Shortcut = (name: String, url: String)

  private static func shortcuts(of site: PublishedSite) -> [Shortcut] {
    [
      (name: site.words.text("todays-recipe"), url: Route.today.folder),
      (name: site.words.text("shortcut-search"), url: Route.recipes.folder),
      (name: site.words.text("shortcut-continue"), url: "./"),
    ]
  }

  private static func write(_ shortcut: Shortcut, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", shortcut.name)
      json.member("url", shortcut.url)
    }
  }
}
