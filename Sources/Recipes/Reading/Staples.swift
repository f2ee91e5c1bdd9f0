import Language

/// Things that a step names only where the recipe needs them, each with the words in a list of
/// ingredients that stand for it too.
///
/// What every kitchen has (salt, pepper, oil, water), what is served beside a dish (rice, bread) and
/// what means something else as well (to cream) is left out: a note that is wrong costs more than one
/// that is missing. Inflected languages have few for that reason; `UnspacedStaples` has those of
/// languages without spaces.
struct Staples: Sendable {
  /// A thing by its name.
  struct Staple: Sendable {
    /// The name as steps have it.
    var name: String
    /// The folded beginnings of words that list it.
    var listings: [[UInt8]]
    /// Whether English has it: `citron` is no lemon there.
    var isEnglish = false
  }

  private var staples: [UInt64: Staple] = [:]
  /// A bit for the low bits of each hash, since hardly any word of a step is a staple.
  private var bits = [UInt64](repeating: 0, count: 32)

  /// The things that the words of a text name, by how its language makes plurals: `butt` is no butter
  /// but in German.
  static func of(_ plurals: NameStems.Plurals) -> Staples {
    switch plurals {
    case .english: notGerman
    case .german: germanOnly
    }
  }

  private static let notGerman = Staples(romance + others, english, .english)
  private static let germanOnly = Staples(german, [], .german)

  private init(_ lines: [String], _ english: [String], _ plurals: NameStems.Plurals) {
    for (position, line) in (lines + english).enumerated() {
      let words = line.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      let staple = Staple(
        name: words[0], listings: words.map { Staples.beginning(Folding.folded(Array($0.utf8))) },
        isEnglish: position >= lines.count)
      for word in NameStems.words(of: Array(words[0].utf8), plurals: plurals) {
        staples[word.hash] = staple
        bits[Int(word.hash >> 6 & 31)] |= 1 << (word.hash & 63)
      }
    }
  }

  /// The thing that a word of a step names, by the word's hash.
  subscript(hash: UInt64) -> Staple? {
    bits[Int(hash >> 6 & 31)] & 1 << (hash & 63) == 0 ? nil : staples[hash]
  }

  /// A word without the ending that its plural may change.
  private static func beginning(_ word: [UInt8]) -> [UInt8] {
    word.count > 4 ? word.dropLast() : word
  }

  private static let english = [
    "butter margarine ghee", "flour meal", "sugar", "egg yolk white", "milk", "yeast starter",
    "garlic", "onion shallot scallion leek", "lemon", "lime", "honey", "cinnamon spice",
    "nutmeg spice", "vanilla", "cocoa chocolate", "chocolate cocoa", "ginger", "cumin spice masala",
    "paprika spice", "oregano herb season", "basil herb pesto", "parsley herb",
    "cilantro coriander herb", "thyme herb", "rosemary herb", "carrot vegetable",
    "celery vegetable",
    "potato spud", "tomato passata ketchup salsa", "mushroom shiitake porcini champignon",
    "cornstarch starch cornflour", "yogurt yoghurt", "mayonnaise mayo", "bacon pancetta", "raisin",
    "walnut nut", "almond nut", "gelatin gelatine", "zucchini courgette", "cucumber", "avocado",
  ]
  private static let german = [
    "butter margarine", "mehl", "zucker", "eier ei", "milch", "hefe germ", "knoblauch",
    "zwiebel schalotte", "zitrone",
    "honig", "zimt", "sahne rahm obers", "kartoffel erdapfel", "tomate paradeiser", "petersilie",
    "möhre karotte wurzel", "karotte möhre wurzel", "puderzucker staubzucker",
    "speisestärke stärke",
  ]
  private static let romance = [
    "beurre margarine", "farine", "sucre", "œuf jaune blanc", "lait", "levure", "oignon echalote",
    "citron", "miel", "cannelle", "persil herbe", "carotte", "mantequilla", "harina", "azúcar",
    "huevo yema clara", "leche", "levadura", "ajo", "cebolla", "limón", "canela", "perejil",
    "zanahoria", "burro", "farina", "zucchero", "lievito", "aglio", "cipolla scalogno", "limone",
    "cannella", "prezzemolo", "manteiga", "farinha", "ovo gema clara", "leite", "fermento", "alho",
    "cebola", "limão", "cenoura",
  ]
  private static let others = [
    "boter", "bloem meel", "suiker", "melk", "gist", "knoflook", "citroen", "honing", "kaneel",
    "peterselie", "sarımsak", "soğan", "yumurta", "şeker", "süt", "tarçın",
  ]
}
