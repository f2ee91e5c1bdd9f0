import Markdown

/// A line such as "⏲️ Prep time: 10 min": a label that Crumb knows or not, and a value.
struct FactLine {
  /// What the label means; `nil` for one that Crumb does not know.
  let key: FrontMatterKey?
  /// The label without emoji and blanks.
  let label: String
  /// What follows the colon.
  let value: String

  /// Reads a line; `nil` where there is no label.
  init?(_ line: String) {
    let colon = FactLine.colon(in: line)
    guard let end = colon?.lowerBound ?? FactLine.numberBehindLabel(in: line) else { return nil }
    let label = line[..<end].drop { !$0.isLetter }
    value = Blanks.trimmed(String(line[(colon?.upperBound ?? end)...]))
    guard !label.isEmpty, label.count <= 30, !value.isEmpty else { return nil }
    self.label = FactLine.tidy(label)
    key = FactLine.keys[self.label.lowercased()]
  }

  // By bytes, which is far quicker than character by character, and most lines have none.
  private static func colon(in line: String) -> Range<String.Index>? {
    let bytes = line.utf8
    var rest = bytes[...]
    while let place = rest.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == 0xEF }) {
      let length = bytes[place] == 0xEF ? 3 : 1
      if length == 1 || bytes[place...].starts(with: "：".utf8) {
        return place..<bytes.index(place, offsetBy: length)
      }
      rest = bytes[bytes.index(after: place)...]
    }
    return nil
  }

  /// The number of a line such as "Servings 4" or "Cook Time 5 hours", which has no colon.
  private static func numberBehindLabel(in line: String) -> String.Index? {
    guard line.utf8.count < 60, let digit = line.utf8.firstIndex(where: { 0x30...0x39 ~= $0 }),
      digit > line.startIndex
    else { return nil }
    let label = tidy(line[..<digit].drop { !$0.isLetter }).lowercased()
    if barePeople.contains(label) { return digit }
    return label.hasSuffix(" time") && keys[label] != nil ? digit : nil
  }

  /// A label with plain spaces, one at a time, whatever kinds the author typed.
  private static func tidy(_ label: Substring) -> String {
    label.split { $0.unicodeScalars.allSatisfy { Scalars.isSpace($0.value) } }
      .joined(separator: " ")
  }

  /// The lines of a paragraph, where it has breaks; its text where it has none.
  static func lines(of paragraph: Node) -> [String] {
    var lines = [""]
    for node in paragraph.children {
      switch node.kind {
      case .softBreak, .lineBreak: lines.append("")
      default: lines[lines.count - 1] += node.plainText
      }
    }
    // Some write all of them on one line: "Prep: 5 min | Cook: 10 min".
    return lines.flatMap(parts)
  }

  /// The facts of a line, which some part by `|`, others by dots or dashes.
  private static func parts(of line: String) -> [String] {
    if line.utf8.contains(UInt8(ascii: "|")) || line.isEmpty {
      return line.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
    }
    // All of these begin with one of two bytes.
    guard line.utf8.count < 200, line.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else {
      return [line]
    }
    let bytes = Array(line.utf8)
    for mark: Character in ["·", "•", "—", "–"] where ByteSearch.holds(bytes, Array(mark.utf8)) {
      let parts = line.split(separator: mark).map { Blanks.trimmed(String($0)) }
      if parts.count > 1, parts.allSatisfy({ FactLine($0)?.key != nil || isBareFact($0) }) {
        return parts
      }
    }
    return [line]
  }

  /// Whether a text is a length of time or a number of people and hardly more: `🕐 30 minutes`.
  static func isBareFact(_ text: String) -> Bool {
    text.utf8.count < 40
      && (ServingPhrase.yield(behindSign: text) != nil || !Durations.all(in: text).isEmpty)
  }

  /// What a bare number counts under a label that speaks of people: `Portionen: 4` are 4 Portionen.
  static func yieldUnit(of label: String) -> String? { yieldUnits[label.lowercased()] }

  /// Labels that a number may follow without a colon: "Servings 4".
  private static let barePeople: Set = ["serving", "servings", "portions", "portionen"]

  private static let yieldUnits = [
    "servings": "servings", "serving": "servings", "serves": "servings", "serve": "servings",
    "portions": "portions", "serving size": "servings", "portionen": "Portionen",
    "personen": "Personen",
    "portions pour": "portions", "porciones": "porciones", "raciones": "raciones",
    "porzioni": "porzioni", "porções": "porções", "porties": "porties", "porsiyon": "porsiyon",
    "人数": "人分", "份量": "份",
  ]

  private static let keys: [String: FrontMatterKey] = {
    var keys: [String: FrontMatterKey] = [:]
    for (key, labels) in table {
      for label in labels { keys[label] = key }
    }
    return keys
  }()

  private static let table: [(FrontMatterKey, [String])] = [
    (
      .preparation,
      [
        "prep time", "prep", "preparation time", "active time", "hands-on time", "preparation",
        "vorbereitungszeit", "vorbereitung", "arbeitszeit", "zubereitungszeit",
        "temps de préparation", "préparation",
        "tiempo de preparación", "tempo di preparazione", "preparazione", "tempo de preparo",
        "voorbereidingstijd", "hazırlık süresi", "準備時間", "准备时间",
      ]
    ),
    (
      .cooking,
      [
        "cook time", "cooking time", "cook", "bake time", "baking time", "backzeit", "kochzeit",
        "koch-/backzeit", "koch- und backzeit",
        "garzeit", "temps de cuisson", "cuisson", "tiempo de cocción", "tempo di cottura",
        "cottura", "tempo de cozimento", "kooktijd", "baktijd", "pişirme süresi", "調理時間",
        "烹饪时间",
      ]
    ),
    (
      .total,
      [
        "total time", "total", "time", "ready in", "duration", "gesamtzeit", "gesamt", "zeit",
        "dauer", "temps total", "tiempo total", "tempo totale", "tempo total", "totale tijd",
        "toplam süre", "tiempo", "temps", "tempo", "tijd", "süre", "所要時間", "总时间",
      ]
    ),
    (
      .yields,
      [
        "servings", "serving", "serves", "yield", "yields", "makes", "portions", "amount",
        "serving size", "portionen", "ergibt", "ergiebigkeit", "personen", "menge", "portions pour",
        "pour",
        "porciones", "raciones", "porzioni", "dosi per", "porções", "rendimento", "porties",
        "personen", "porsiyon", "人数", "分量", "份量",
      ]
    ),
    (.author, ["author", "by", "recipe by", "autor", "autorin", "auteur", "autore"]),
    (
      .source,
      ["source", "url", "link", "adapted from", "from", "quelle", "fuente", "fonte", "bron"]
    ),
    (.cuisine, ["cuisine", "küche"]),
    (.category, ["category", "course", "kategorie", "catégorie", "categoría", "categoria"]),
    (.tags, ["tags", "keywords", "schlagwörter"]),
    (
      .difficulty,
      ["difficulty", "schwierigkeit", "schwierigkeitsgrad", "difficulté", "难度", "预估烹饪难度"]
    ),
  ]
}
