import Diagnostics
import Language
import Mustache
import Pages
import Publishing

/// A theme that was loaded and checked.
struct LoadedTheme: Sendable {
  /// The templates, compiled.
  let templates: TemplateLibrary
  /// The words in the site's language.
  let words: Words
  /// Stylesheets and scripts under names that carry their fingerprints.
  let assets: ThemeAssets
  /// What is wrong with it.
  let diagnostics: [Diagnostic]
}

/// Loads the theme of a project: templates, words and assets.
enum ThemeLoader {
  /// Compiles and checks the files of a theme for a site.
  static func load(
    _ sources: TemplateSources, _ configuration: SiteConfiguration
  ) -> LoadedTheme {
    let templates = TemplateLibrary(sources.files(under: "", ending: ".mustache"))
    let language = configuration.facts.language
    let library = words(of: sources, for: language)
    let words = library.words(for: language)
    let faults = templates.faults
    // The built-in theme by itself is tested.
    let checks =
      faults.isEmpty && !sources.isBuiltIn
      ? PageTemplates.check(
        templates, words: words.plainKeys, builtIn: Set(BuiltInTheme.templateNames)) : []
    return LoadedTheme(
      templates: templates, words: words,
      assets: ThemeAssets(of: sources, hasEmbeds: configuration.hasEmbeds),
      diagnostics: sources.diagnostics + faults + checks + library.diagnostics)
  }
}

extension ThemeLoader {
  /// The words of a theme for a site in a language: all of the project's own files, and of the
  /// built-in languages those that the site needs, since the others cost time and are tested.
  static func words(of sources: TemplateSources, for language: String) -> WordsLibrary {
    let needed = Set([WordsLibrary.original] + LanguageTag.withParents(language))
    return WordsLibrary(
      sources.files(under: "words/", ending: ".yml").compactMap { path, file in
        let language = String(path.dropFirst("words/".count).dropLast(".yml".count))
        guard needed.contains(language) || !TemplateSources.isBuiltIn(file, at: path) else {
          return nil
        }
        return WordsLibrary.Source(language: language, file: file)
      })
  }
}

/// The files under `Templates/assets`, named by their content so that browsers may keep them.
struct ThemeAssets: Sendable {
  /// The path in the site by the name under `assets/`: `style.css` is
  /// `assets/style.01234567.css`.
  let urls: [String: String]
  /// The bytes by the path in the site.
  let files: [(path: String, bytes: [UInt8])]
  /// What stands for the site where it is installed.
  let icons: [PublishedTheme.Icon]
  /// The script that keeps the site for when there is no network.
  let worker: [UInt8]

  /// - Parameter hasEmbeds: Whether recipes have cards, which alone need their stylesheet.
  init(of sources: TemplateSources, hasEmbeds: Bool) {
    var urls: [String: String] = [:]
    var files: [(path: String, bytes: [UInt8])] = []
    for (path, file) in sources.files(under: "assets/", ending: "")
    where hasEmbeds || path != "assets/embed.css" {
      let output = ThemeAssets.hashed(path, ContentHash(of: file.bytes))
      urls[String(path.dropFirst("assets/".count))] = output
      files.append((path: output, bytes: file.bytes))
    }
    (self.urls, self.files) = (urls, files)
    icons = ThemeAssets.icons(of: sources, at: urls)
    worker = sources.files["worker.js"]?.bytes ?? []
  }

  private static func hashed(_ path: String, _ hash: ContentHash) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "\(path).\(hash.mark)" }
    return "\(path[..<dot]).\(hash.mark)\(path[dot...])"
  }
}
