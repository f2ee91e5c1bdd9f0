/// What the theme says in one language; what that language lacks, its parent or English says.
///
/// A key that no language has reads as the key itself, so that a missing word is seen on the page
/// and the page is made all the same.
public struct Words: Sendable {
  /// The language asked for, as a canonical BCP 47 tag.
  public let language: String
  /// The keys of words that have one form, in ascending order of their bytes.
  public let plainKeys: [String]
  /// All keys, in ascending order of their bytes.
  public let keys: [String]
  private let entries: [String: Entry]

  /// A word with the rules of the language that it comes from.
  final class Entry: Sendable {
    let word: Word
    let rules: PluralRules

    init(word: Word, rules: PluralRules) {
      self.word = word
      self.rules = rules
    }
  }

  init(language: String, _ entries: [String: Entry]) {
    self.language = language
    self.entries = entries
    keys = entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    plainKeys = keys.filter { entries[$0]?.word.isCounted == false }
  }

  /// The text of a key, without anything filled in.
  public func text(_ key: String) -> String { text(key, [:]) }

  /// The text of a key, or `nil` where no language has it.
  public func optionalText(_ key: String) -> String? {
    entries[key]?.word.form(for: .other)?.filled([:])
  }

  /// The text of a key with its places filled: `{title}` by the value of `title`.
  public func text(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
    entries[key]?.word.form(for: .other)?.filled(values) ?? key
  }

  /// The text of a key in the form for a number, which fills `{count}`.
  public func text(
    _ key: String, count: Int, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    text(key, count: count, shownAs: String(count), values)
  }

  /// The text of a key in the form for a number that is shown otherwise, such as `1,000`.
  public func text(
    _ key: String, count: Int, shownAs text: String, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    guard let entry = entries[key] else { return key }
    return entry.word.form(for: entry.rules.category(of: count))?.filled(values, count: text)
      ?? key
  }
}
