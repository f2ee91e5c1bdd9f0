import Diagnostics
import YAML

/// The words of one file or of one map in a file, with where each stands.
struct WordList {
  /// A word with its places in the file.
  struct Entry {
    var key: String
    var keyRange: SourceRange
    var word: Word
    /// Where the text of each form stands.
    var ranges: [PluralCategory: SourceRange]
  }

  let language: String
  let file: SourceFile
  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a whole file.
  init(language: String, file: SourceFile) {
    let parsed = YAMLParser.parse(file, in: SourceRange(0, file.bytes.count))
    self.init(language: language, file: file, node: parsed.root)
    diagnostics = parsed.diagnostics + diagnostics
  }

  /// Reads a map within a file.
  init(language: String, file: SourceFile, node: YAMLNode?) {
    self.language = language
    self.file = file
    var map = YAMLMap(node, in: file, noun: "the list of words")
    for key in map.keys {
      if let entry = WordList.entry(key, in: &map) { entries.append(entry) }
    }
    diagnostics = map.diagnostics
  }

  private static func entry(_ key: Positioned<String>, in map: inout YAMLMap) -> Entry? {
    guard let node = map.node(key.value) else { return nil }
    switch node.value {
    case .null: return nil
    case .scalar(let text, _):
      return Entry(
        key: key.value, keyRange: key.range, word: Word(Phrase(text)),
        ranges: [.other: node.range])
    case .mapping: return countedEntry(key, in: &map)
    case .sequence:
      _ = map.text(key.value)
      return nil
    }
  }

  private static func countedEntry(_ key: Positioned<String>, in map: inout YAMLMap) -> Entry? {
    var forms = map.map(key.value)
    var phrases: [PluralCategory: Phrase] = [:]
    var ranges: [PluralCategory: SourceRange] = [:]
    for category in PluralCategory.allCases {
      guard let text = forms.text(category.rawValue) else { continue }
      phrases[category] = Phrase(text.value)
      ranges[category] = text.range
    }
    forms.reportUnknownKeys()
    map.absorb(forms)
    guard !phrases.isEmpty else { return nil }
    return Entry(
      key: key.value, keyRange: key.range, word: Word(forms: phrases), ranges: ranges)
  }
}
