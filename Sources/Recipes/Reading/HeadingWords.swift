/// The headings that recipes use for their sections, in the languages that Crumb knows.
enum HeadingWords {
  /// What each heading announces, in lower case with single spaces.
  static let kinds: [String: SectionHeading.Kind] = {
    var kinds: [String: SectionHeading.Kind] = [:]
    for (kind, phrases) in table {
      for phrase in phrases { kinds[phrase] = kind }
    }
    return kinds
  }()

  /// Whether a word may follow the heading's own: "for", "(serves 4)", a number.
  static func continues(_ word: String) -> Bool {
    following.contains(word) || word.utf8.first.map { (48...57).contains($0) } == true
  }

  /// Words that tell the section wherever they stand in a heading.
  static let telling: [String: SectionHeading.Kind] = [
    "ingredients": .ingredients, "ingredient": .ingredients, "zutaten": .ingredients,
    "ingrédients": .ingredients, "ingredientes": .ingredients, "ingredienti": .ingredients,
    "ingrediënten": .ingredients, "malzemeler": .ingredients, "malzemesi": .ingredients,
    "directions": .method, "instructions": .method, "method": .method, "zubereitung": .method,
    "anleitung": .method, "préparation": .method, "preparación": .method, "elaboración": .method,
    "preparazione": .method, "procedimento": .method, "bereiding": .method,
    "bereidingswijze": .method, "yapılışı": .method, "hazırlanışı": .method,
  ]

  /// The same for scripts without spaces.
  static let unspaced: [(word: String, kind: SectionHeading.Kind)] = [
    ("原料", .ingredients), ("材料", .ingredients), ("食材", .ingredients), ("作り方", .method),
    ("做法", .method), ("步骤", .method), ("手順", .method), ("操作", .method),
  ]

  private static let following: Set<String> = [
    "for", "to", "serves", "makes", "list", "für", "zum", "pour", "para", "per", "voor", "için",
    "and", "und", "of", "part",
  ]

  private static let table: [(SectionHeading.Kind, [String])] = [
    (
      .ingredients,
      [
        "ingredients", "ingredient", "ingredient list", "ingredients list", "you will need",
        "you'll need", "what you need", "what you'll need",
        "zutaten", "zutatenliste", "du brauchst", "ingrédients", "ingredientes", "ingredienti",
        "ingrediënten", "malzemeler", "材料", "材料表", "食材", "原料", "必备原料和工具", "用料",
        "配料", "主料", "ingredienser", "składniki", "ингредиенты",
      ]
    ),
    (
      .method,
      [
        "method", "methods", "directions", "direction", "instructions", "instruction", "steps",
        "preparation", "preparation steps", "how to make", "how to make it", "how to cook",
        "procedure", "cooking", "cooking instructions", "preparation instructions", "making",
        "prep", "process", "what to do", "how to prepare",
        "zubereitung", "anleitung", "anweisungen", "schritte", "so geht's", "so geht’s",
        "arbeitsschritte", "préparation", "étapes", "instrucciones", "preparación", "pasos",
        "elaboración", "preparazione", "procedimento", "preparo", "modo de preparo", "preparação",
        "bereiding", "bereidingswijze", "hazırlanışı", "yapılışı", "作り方", "手順", "操作", "步骤",
        "做法", "制作步骤", "烹饪步骤", "gör så här", "fremgangsmåde", "framgangsmåte",
        "przygotowanie", "приготовление",
      ]
    ),
    (.amounts, ["计算", "用量"]),
    (
      .facts,
      [
        "info", "information", "facts", "details", "at a glance", "overview", "infos", "angaben",
        "auf einen blick", "description", "beschreibung", "descripción", "descrizione", "descrição",
      ]
    ),
    (.source, ["based on", "source", "sources", "adapted from", "quelle", "quellen"]),
  ]
}
