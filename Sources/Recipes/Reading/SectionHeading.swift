/// What a heading of a recipe announces.
struct SectionHeading {
  /// The kinds of section that Crumb reads; any other is shown as it stands.
  enum Kind { case ingredients, method, facts, source, other }

  /// What it announces.
  let kind: Kind
  /// What follows the word, as in "Ingredients for the sauce"; `nil` for the word alone.
  let rest: String?

  /// Reads a heading's plain text, whatever its case, marks and emoji.
  init(_ text: String) {
    let words = SectionHeading.words(of: text)
    let joined = words.joined(separator: " ")
    if let kind = HeadingWords.kinds[joined] {
      (self.kind, rest) = (kind, nil)
      return
    }
    // "Ingredients for the dough", "Zutaten für 4 Personen": the first words decide.
    for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
      let head = words[..<count].joined(separator: " ")
      if let kind = HeadingWords.kinds[head], HeadingWords.continues(words[count]) {
        (self.kind, rest) = (kind, text)
        return
      }
    }
    (kind, rest) = (.other, nil)
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split {
      !($0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
        || $0.properties.numericType != nil || $0 == "'" || $0 == "’")
    }.map { String(String.UnicodeScalarView($0)) }
  }
}
