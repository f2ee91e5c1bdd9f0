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
    var assets = ThemeAssets(of: sources, hasEmbeds: configuration.hasEmbeds)
    if faults.isEmpty, checks.isEmpty { assets.addControls(of: templates, words) }
    return LoadedTheme(
      templates: templates, words: words, assets: assets,
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
