/// Words by which a step means an ingredient that it does not name: meat for beef, pasta for macaroni.
struct IngredientKinds {
  private let plurals: NameStems.Plurals
  /// The words of the steps, by their hashes.
  private let said: Set<UInt64>

  /// Takes the words of all steps.
  init(said: [[UInt64]], _ plurals: NameStems.Plurals) {
    self.plurals = plurals
    self.said = Set(said.joined())
  }

  /// Whether a step means an ingredient by another word, or none has to.
  func covers(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let words = NameStems.words(of: bytes, plurals: plurals)
    let hashes = Set(words.map(\.hash))
    if !IngredientKinds.unsaid(plurals).isDisjoint(with: hashes) { return true }
    if zip(words, words.dropFirst()).contains(where: { isSaidAsOne($0, $1, bytes) }) { return true }
    return IngredientKinds.kinds(plurals).contains { kind in
      !kind.names.isDisjoint(with: said) && !kind.members.isDisjoint(with: hashes)
    }
  }

  /// Whether two words of a name stand in a step as one: `corn flakes` as `cornflakes`.
  private func isSaidAsOne(_ a: NameStems.Word, _ b: NameStems.Word, _ name: [UInt8]) -> Bool {
    let joined = NameStems.words(of: Array(name[a.range] + name[b.range]), plurals: plurals)
    return joined.count == 1 && said.contains(joined[0].hash)
  }

  private struct Kind: Sendable {
    var names: Set<UInt64>
    var members: Set<UInt64>
  }

  private static func kinds(_ plurals: NameStems.Plurals) -> [Kind] {
    plurals == .german ? german : others
  }

  private static func unsaid(_ plurals: NameStems.Plurals) -> Set<UInt64> {
    plurals == .german ? germanUnsaid : otherUnsaid
  }

  private static let others = kinds(of: lines, .english)
  private static let german = kinds(of: lines, .german)
  private static let otherUnsaid = hashes(tools, .english)
  private static let germanUnsaid = hashes(tools, .german)

  private static func kinds(of lines: [(String, String)], _ plurals: NameStems.Plurals) -> [Kind] {
    lines.map { Kind(names: hashes($0.0, plurals), members: hashes($0.1, plurals)) }
  }

  private static func hashes(_ text: String, _ plurals: NameStems.Plurals) -> Set<UInt64> {
    Set(NameStems.words(of: Array(text.utf8), plurals: plurals).map(\.hash))
  }

  /// What is called by several names, and what names of kinds stand for.
  private static let lines = [
    (
      "meat fleisch viande carne vlees et roast steak",
      """
      beef pork lamb veal mutton chuck steak roast brisket venison rabbit mince mincemeat sirloin \
      shank rib loin fillet tenderloin meat sausage rind schwein kalb lamm hack bœuf boeuf porc veau
      """
    ),
    ("bird poultry", "turkey chicken duck goose hen"), ("sausage", "falukorv bratwurst chorizo"),
    (
      "pasta noodle nudel pâtes",
      """
      macaroni spaghetti penne ziti fusilli rigatoni elbow shell tagliatelle fettuccine fettuccini \
      linguine ramen udon vermicelli orzo farfalle pasta noodle
      """
    ),
    (
      "cheese käse fromage queso formaggio",
      """
      cheddar parmesan parmigiano mozzarella feta gouda gruyere gruyère fresco pecorino ricotta brie \
      emmental emmentaler asadero cotija
      """
    ),
    ("fish fisch poisson pescado", "salmon cod tuna haddock halibut tilapia trout lachs kabeljau"),
    ("green", "kale spinach chard lettuce arugula rocket collard"),
    ("berry", "strawberry blueberry raspberry blackberry"), ("nut", "walnut almond pecan hazelnut"),
    ("yolk white albumen eigelb eiweiß", "egg ei eier"), ("egg", "yolk white"),
    ("mayo", "mayonnaise"), ("potato", "hash fries wedge"), ("stock broth bouillon", "stock broth"),
    ("pepper chile chili chilli chilies", "jalapeño jalapeno serrano poblano habanero"),
    ("wine", "champagne prosecco"), ("fat oil", "lard shortening dripping"),
    ("spinach", "glory"), ("scallion", "onion"), ("onion", "scallion"), ("cilantro", "coriander"),
    ("coriander", "cilantro"), ("shrimp", "prawn"), ("prawn", "shrimp"), ("tortilla", "wrap"),
    ("dough pastry", "pastry dough crust"), ("chip", "chocolate"), ("liquid", "water stock broth"),
  ]

  /// Things that a list of ingredients may have and no step has to name.
  private static let tools = """
    thermometer skewer toothpick foil parchment twine cheesecloth water wasser eau agua acqua
    """
}
