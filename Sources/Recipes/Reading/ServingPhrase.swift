/// Words that say how many a recipe feeds: `Serves 4`, `Für 4 Personen`, `4 servings`.
enum ServingPhrase {
  /// The yield that a short line says from its first word on; `nil` where it says none.
  static func yield(_ text: String) -> Yield? {
    guard text.utf8.count < 90, isOneSentence(text) else { return nil }
    let text = Blanks.trimmed(text)
    if let verb = verbs.first(where: { starts(text, with: $0) }) {
      let rest = String(decoding: text.utf8.dropFirst(verb.utf8.count), as: UTF8.self)
      var yield = Yield(yield: rest, unitOfBareNumber: "servings")
      guard yield.min != nil else { return nil }
      yield.text = text
      return yield
    }
    let yield = Yield(yield: text)
    return yield.min != nil && yield.unit.map(namesPeople) == true ? yield : nil
  }

  /// The yield that a text says behind a sign: `👥 4 people`.
  static func yield(behindSign text: String) -> Yield? {
    yield(String(text.drop { !$0.isLetter && !$0.isNumber }))
  }

  /// The yield that stands inside a heading: `Ingredients (4 servings)`, `Zutaten für 4 Personen`.
  static func yield(in heading: String) -> Yield? {
    let bytes = Array(heading.utf8)
    guard let start = bytes.firstIndex(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    var text = String(decoding: bytes[start...], as: UTF8.self)
    while let last = text.unicodeScalars.last, closings.contains(last) {
      text.unicodeScalars.removeLast()
    }
    let before = String(decoding: bytes[..<start], as: UTF8.self).lowercased()
    if let verb = verbs.first(where: { before.hasSuffix($0) }) {
      return ServingPhrase.yield(verb + text)
    }
    let yield = Yield(yield: text)
    if before.hasSuffix("for "), yield.unit != nil { return yield }
    return yield.unit.map(namesPeople) == true ? yield : nil
  }

  /// The yield that a sentence of running text says: `The quantities are for two portions`.
  ///
  /// A sentence with an `if` speaks of another case.
  static func yield(mentionedIn text: String) -> Yield? {
    guard text.utf8.count < 600 else { return nil }
    for sentence in sentences(of: GroupTree.tidy(text)) {
      if let yield = yield(sentence) { return yield }
      let words = sentence.split(separator: " ")
      if words.contains(where: { conditions.contains($0.lowercased()) }) { continue }
      for place in words.indices.dropLast() where openers.contains(words[place].lowercased()) {
        let phrase = words[(place + 1)...].prefix(6)
        guard let end = phrase.firstIndex(where: { namesPeople(String($0)) }) else { continue }
        let yield = Yield(yield: phrase[...end].joined(separator: " "))
        if yield.min != nil { return yield }
      }
    }
    return nil
  }

  /// The yield that a text says in a sentence of its own: `Makes about 2 cups.`, `(Serves 4)`.
  static func yield(endingWith text: String) -> Yield? {
    guard text.utf8.count < 600 else { return nil }
    for sentence in sentences(of: text) where says.contains(where: { starts(sentence, with: $0) }) {
      if let yield = yield(sentence) { return yield }
    }
    return nil
  }

  /// Whether no capital follows a full stop.
  private static func isOneSentence(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.indices.dropLast(2).contains {
      bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == UInt8(ascii: " ")
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[$0 + 2])
    }
  }

  /// The sentences of a text, brackets and full stops left out.
  private static func sentences(of text: String) -> [String] {
    var sentences = [""]
    var isOver = false
    for character in text {
      if isOver, character.isWhitespace || character == "(" { sentences.append("") }
      isOver = character == "." || character == "!" || character == "?" || character == ")"
      if character == "(" {
        sentences.append("")
      } else if !isOver || character == "." {
        sentences[sentences.count - 1].append(character)
      }
    }
    return sentences.map { sentence in
      var text = Blanks.trimmed(sentence)
      while text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
      return text
    }
  }

  /// Whether a heading says nothing beside its section but how many it feeds.
  static func isWhole(_ heading: String) -> Bool { yield(in: heading) != nil }

  private static func starts(_ text: String, with verb: String) -> Bool {
    text.utf8.count > verb.utf8.count
      && text.prefix(verb.count).lowercased().utf8.elementsEqual(verb.utf8)
  }

  private static func namesPeople(_ unit: String) -> Bool {
    unit.lowercased().unicodeScalars.split { !Scalars.isLetter($0.value) }
      .contains { people.contains(String(String.UnicodeScalarView($0))) }
  }

  /// What a sentence begins with that says no more than how much there is.
  private static let says = ["serves ", "makes ", "yields ", "ergibt ", "feeds "]

  /// What may follow the yield of a heading.
  private static let closings: Set<Unicode.Scalar> = [" ", ")", ":", "）", "：", "]"]

  /// Words before a number of people in running text.
  private static let openers: Set<String> = [
    "for", "serves", "feeds", "makes", "für", "reicht", "pour", "para", "per", "voor",
  ]

  private static let conditions: Set<String> = ["if", "wenn", "falls", "si", "se", "als"]

  private static let verbs = [
    "serves about ", "serves around ", "serves: ", "serves ", "makes about ", "makes: ", "makes ",
    "yields: ",
    "yields ", "yield: ", "enough for ", "feeds ", "für ", "ergibt ", "pour ", "para ", "per ",
    "voor ", "dosi per ", "dosi: ",
  ]

  private static let people: Set<String> = [
    "servings", "serving", "portions", "portion", "people", "persons", "person", "portionen",
    "personen", "personne", "personnes", "raciones", "porciones", "personas", "porzioni",
    "persone", "porções", "pessoas", "porties", "personen", "porsiyon", "kişilik", "人分", "人份",
    "人前", "份",
  ]
}
