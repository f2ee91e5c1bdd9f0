import Markdown

/// What a heading of a recipe announces.
struct SectionHeading {
  /// The kinds of section that Crumb reads; any other is shown as it stands.
  enum Kind {
    case ingredients
    /// Ingredients with their amounts, where another list has the names alone.
    case amounts
    case method, facts, source, other
  }

  /// What it announces.
  let kind: Kind
  /// What follows the word, as in "Ingredients for the sauce"; `nil` for the word alone.
  let rest: String?

  /// Reads a heading's plain text, whatever its case, marks and emoji.
  init(_ text: String) {
    let words = SectionHeading.wordsBehindNumber(of: text)
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

  private init(kind: Kind, rest: String?) {
    self.kind = kind
    self.rest = rest
  }

  /// What a heading below the title announces, be the word for it the first or not: `Sauce
  /// ingredients`, `Cooking directions (20 min)`.
  init(below text: String) {
    let heading = SectionHeading(text)
    if heading.kind == .other, !AsideHeading.isOne(text) {
      let words = SectionHeading.words(of: text)
      if let kind = words.lazy.compactMap({ HeadingWords.telling[$0] }).first {
        self.init(kind: kind, rest: text)
        return
      }
      if let kind = HeadingWords.unspaced.first(where: { text.contains($0.word) })?.kind {
        self.init(kind: kind, rest: text)
        return
      }
    }
    self = heading
  }

  /// What a block announces, if it is a heading or a line that stands for one: `**Ingredients**`,
  /// `Method:`.
  static func kind(of block: Node) -> Kind? {
    switch block.kind {
    case .heading: SectionHeading(below: block.plainText).kind
    case .paragraph: isLine(block) ? SectionHeading(block.plainText).kind : nil
    default: nil
    }
  }

  /// Whether a paragraph is nothing but the name of the ingredients or the method, perhaps with how
  /// many they are for, in bold, with a colon or right above a list.
  static func isLine(_ paragraph: Node) -> Bool {
    guard paragraph.kind == .paragraph, let first = paragraph.firstChild else { return false }
    let isBold = first.kind == .strong || first.kind == .emphasis
    let isAlone = paragraph.onlyInline != nil
    guard isBold || isAlone && first.kind == .text else { return false }
    let text = paragraph.plainText
    guard text.utf8.count < 40,
      isBold || text.utf8.last == UInt8(ascii: ":") || paragraph.next?.kind == .list
    else { return false }
    let heading = SectionHeading(text)
    return (heading.rest == nil && isAlone || ServingPhrase.isWhole(text))
      && (heading.kind == .ingredients || heading.kind == .method)
  }

  /// A short text in lower case, its marks left out.
  static func simple(_ text: String) -> String { words(of: text).joined(separator: " ") }

  /// The words without the number of the section: `2. Method`.
  private static func wordsBehindNumber(of text: String) -> [String] {
    let words = words(of: text)
    guard words.count > 1, let first = words.first, first.utf8.allSatisfy({ 48...57 ~= $0 }) else {
      return words
    }
    return Array(words.dropFirst())
  }

  private static func words(of text: String) -> [String] {
    asciiWords(of: text) ?? anyWords(of: text)
  }

  /// The words of a text that is all ASCII, which needs no tables of Unicode.
  private static func asciiWords(of text: String) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      let isLetter = small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
      if isLetter || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "'") {
        word.append(small)
      } else if !word.isEmpty {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
    }
    return word.isEmpty ? words : words + [String(decoding: word, as: UTF8.self)]
  }

  private static func anyWords(of text: String) -> [String] {
    text.lowercased().unicodeScalars.split {
      !($0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
        || $0.properties.numericType != nil || $0 == "'" || $0 == "’")
    }.map { String(String.UnicodeScalarView($0)) }
  }
}
