import Diagnostics

/// Holds the words of a language against the English ones, which say what words there are.
struct WordCheck {
  let english: [String: Word]

  /// What is wrong with the words of a list.
  func findings(in list: WordList, _ rules: PluralRules) -> [Diagnostic] {
    list.entries.flatMap { entry -> [Diagnostic] in
      guard let original = english[entry.key] else { return [unknown(entry, in: list)] }
      return placeholderFindings(entry, original, in: list)
        + pluralFindings(entry, original, in: list, rules)
    }
  }

  /// A note of the English words that a language lacks, or `nil` where it has them all.
  func missing(from keys: Set<String>, at file: SourceFile) -> Diagnostic? {
    let missing = english.keys.filter { !keys.contains($0) }.sorted()
    guard !missing.isEmpty else { return nil }
    let shown = missing.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    return Diagnostic(
      LanguageFault.missingWords, at: file.wholeFile,
      "this language lacks \(shown)\(more), for which the English text is shown",
      help: "add \(missing.count == 1 ? "this key with its text" : "these keys with their texts")")
  }

  private func unknown(_ entry: WordList.Entry, in list: WordList) -> Diagnostic {
    let near = NearMiss.best(for: entry.key, among: english.keys)
    return Diagnostic(
      LanguageFault.unknownWord, at: list.file.location(of: entry.keyRange),
      "the theme has no word `\(entry.key)`",
      help: near == nil ? "correct its spelling, or remove it" : nil,
      fixes: near.map { [.meant($0, path: list.file.path, range: entry.keyRange)] } ?? [])
  }

  private func placeholderFindings(
    _ entry: WordList.Entry, _ original: Word, in list: WordList
  ) -> [Diagnostic] {
    let wanted = original.placeholders
    return entry.word.forms.sorted { $0.key < $1.key }.flatMap {
      category, phrase -> [Diagnostic] in
      guard phrase.placeholders != wanted else { return [] }
      let place = list.file.location(of: entry.ranges[category] ?? entry.keyRange)
      let extra = phrase.placeholders.subtracting(wanted).sorted().map { name in
        Diagnostic(
          LanguageFault.placeholder, at: place, "nothing fills in `{\(name)}` here",
          help: WordCheck.advice(on: name, wanted: wanted))
      }
      let omitted = wanted.subtracting(phrase.placeholders).sorted()
        .filter { !(entry.word.isCounted && $0 == "count" && category.namesItsNumber) }
        .map { name in
          Diagnostic(
            LanguageFault.placeholder, at: place, "the text leaves out `{\(name)}`",
            help: "put `{\(name)}` where the value belongs")
        }
      // A misspelt name is one fault, not one too many and one too few.
      return extra.isEmpty ? omitted : extra
    }
  }

  private static func advice(on name: String, wanted: Set<String>) -> String {
    if let near = NearMiss.best(for: name, among: wanted) { return "did you mean `{\(near)}`?" }
    if wanted.isEmpty { return "remove it: the English text has no place to fill in" }
    return "use " + wanted.sorted().map { "`{\($0)}`" }.joined(separator: ", ")
  }

  private func pluralFindings(
    _ entry: WordList.Entry, _ original: Word, in list: WordList, _ rules: PluralRules
  ) -> [Diagnostic] {
    guard original.isCounted || entry.word.isCounted else { return [] }
    let place = list.file.location(of: entry.keyRange)
    guard original.isCounted else {
      return [
        Diagnostic(
          LanguageFault.plural, at: place, "`\(entry.key)` is not counted, so it has one text",
          help: "write `\(entry.key): …` on one line")
      ]
    }
    let forms = Set(entry.word.forms.keys)
    let lacking = WordCheck.names(of: rules.needed.subtracting(forms)).map {
      Diagnostic(
        LanguageFault.plural, at: place,
        "`\(entry.key)` lacks \($0), which this language needs",
        help: "give what is lacking too")
    }
    let useless = WordCheck.names(of: forms.subtracting(rules.categories)).map {
      Diagnostic(
        LanguageFault.plural, at: place,
        "`\(entry.key)` has \($0), which this language does not know",
        help: "remove it")
    }
    return [lacking, useless].compactMap { $0 }
  }

  /// The names of categories in a row ("the form `one`"), or `nil` for none.
  private static func names(of categories: Set<PluralCategory>) -> String? {
    guard !categories.isEmpty else { return nil }
    let names = categories.sorted().map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return categories.count == 1 ? "the form \(names)" : "the forms \(names)"
  }
}

extension PluralCategory {
  /// Whether a form may say its number in a word: "no recipes", "one recipe", "a pair".
  fileprivate var namesItsNumber: Bool { self == .zero || self == .one || self == .two }
}
