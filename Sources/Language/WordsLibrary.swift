import Diagnostics
import YAML

/// The words of a theme in all its languages.
///
/// English says what words there are. A word that a language lacks comes from its parent (`pt` for
/// `pt-BR`), and else from English. Of several sources of one language a later one overrides an
/// earlier one, word by word.
public struct WordsLibrary: Sendable {
  /// The language that declares the words.
  public static let original = "en"

  /// A map of words in one language.
  public struct Source: Sendable {
    let language: String
    let file: SourceFile
    let content: Content

    enum Content: Sendable {
      case wholeFile
      case overrides(YAMLNode?)
    }

    /// A file of words, such as `words/de.yml`; `language` is a BCP 47 tag.
    public init(language: String, file: SourceFile) {
      self.language = LanguageTag.canonical(language) ?? language
      self.file = file
      content = .wholeFile
    }

    /// A map within a file, such as that of a key in `site.yml`; it cannot declare words.
    public init(language: String, file: SourceFile, overrides: YAMLNode?) {
      self.language = LanguageTag.canonical(language) ?? language
      self.file = file
      content = .overrides(overrides)
    }

    fileprivate var declaresWords: Bool {
      if case .wholeFile = content { language == original } else { false }
    }

    fileprivate var list: WordList {
      switch content {
      case .wholeFile: WordList(language: language, file: file)
      case .overrides(let node): WordList(language: language, file: file, node: node)
      }
    }
  }

  /// What is wrong with the sources.
  public let diagnostics: [Diagnostic]
  private let layers: [String: [String: Words.Entry]]

  /// Reads and checks the sources.
  public init(_ sources: [Source]) {
    let lists = sources.map(\.list)
    var rules: [String: PluralRules] = [:]
    var layers: [String: [String: Words.Entry]] = [:]
    for list in lists {
      let own = rules[list.language] ?? PluralRules(language: list.language)
      rules[list.language] = own
      for entry in list.entries {
        layers[list.language, default: [:]][entry.key] = Words.Entry(word: entry.word, rules: own)
      }
    }
    self.layers = layers
    diagnostics = WordsLibrary.check(zip(sources, lists), layers, rules)
  }

  /// The languages that have words, in ascending order of their tags.
  public var languages: [String] { layers.keys.sorted() }

  /// The words for a language, whether or not it has any of its own.
  public func words(for language: String) -> Words {
    let tag = LanguageTag.canonical(language) ?? language
    var entries: [String: Words.Entry] = [:]
    for layer in [WordsLibrary.original] + LanguageTag.withParents(tag).reversed() {
      entries.merge(layers[layer] ?? [:]) { $1 }
    }
    return Words(language: tag, entries)
  }

  private static func check(
    _ sources: some Sequence<(Source, WordList)>, _ layers: [String: [String: Words.Entry]],
    _ rules: [String: PluralRules]
  ) -> [Diagnostic] {
    var english: [String: Word] = [:]
    for (source, list) in sources where source.declaresWords {
      for entry in list.entries { english[entry.key] = entry.word }
    }
    let check = WordCheck(english: english)
    var counted: Set<String> = [original]
    return sources.flatMap { source, list -> [Diagnostic] in
      let own = rules[list.language] ?? PluralRules(language: list.language)
      var found = list.diagnostics + (english.isEmpty ? [] : check.findings(in: list, own))
      if case .wholeFile = source.content, counted.insert(list.language).inserted {
        found +=
          check.missing(from: keys(of: list.language, in: layers), at: list.file).map { [$0] } ?? []
      }
      return found
    }
  }

  /// The keys that a language has, itself or by its parents.
  private static func keys(
    of language: String, in layers: [String: [String: Words.Entry]]
  ) -> Set<String> {
    LanguageTag.withParents(language).reduce(into: []) { $0.formUnion((layers[$1] ?? [:]).keys) }
  }
}
