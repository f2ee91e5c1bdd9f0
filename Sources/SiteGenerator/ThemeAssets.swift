import Diagnostics
import Language
import Mustache
import Pages
import Publishing

/// The files under `Templates/assets`, named by their content so that browsers may keep them.
struct ThemeAssets: Sendable {
  /// The path in the site by the name under `assets/`: `style.css` is
  /// `assets/style.01234567.css`.
  private(set) var urls: [String: String] = [:]
  /// The bytes by the path in the site.
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// What stands for the site where it is installed.
  private(set) var icons: [PublishedTheme.Icon] = []
  /// The script that keeps the site for when there is no network.
  private(set) var worker: [UInt8] = []

  /// - Parameter hasEmbeds: Whether recipes have cards, which alone need their stylesheet.
  init(of sources: TemplateSources, hasEmbeds: Bool) {
    for (path, file) in sources.files(under: "assets/", ending: "")
    where hasEmbeds || path != "assets/embed.css" {
      add(ThemeAssets.lean(file.bytes, path), as: String(path.dropFirst("assets/".count)))
    }
    icons = ThemeAssets.icons(of: sources, at: urls)
    worker = LeanAsset.script(sources.files["worker.js"]?.bytes ?? [])
  }

  /// Adds the controls that pages share, but for a file of the project that stands in their place.
  mutating func addControls(of templates: TemplateLibrary, _ words: Words) {
    guard urls[PageControls.fileName] == nil else { return }
    let html = PageControls.html(templates: templates, words: words, assets: urls)
    var script = JSONWriter()
    script.string(String(decoding: html, as: UTF8.self))
    add(
      Array("var sharedControls = ".utf8) + script.bytes + Array(";\n".utf8),
      as: PageControls.fileName)
  }

  private static func lean(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    if path.hasSuffix(".js") { return LeanAsset.script(bytes) }
    return path.hasSuffix(".css") ? LeanAsset.stylesheet(bytes) : bytes
  }

  private mutating func add(_ bytes: [UInt8], as name: String) {
    let output = ThemeAssets.hashed("assets/\(name)", ContentHash(of: bytes))
    urls[name] = output
    files.append((path: output, bytes: bytes))
  }

  private static func hashed(_ path: String, _ hash: ContentHash) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "\(path).\(hash.mark)" }
    return "\(path[..<dot]).\(hash.mark)\(path[dot...])"
  }
}
