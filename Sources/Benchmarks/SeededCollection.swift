import SiteGenerator

/// Recipes that are the same for the same count, in a layout that Hugo's templates can read too.
enum SeededCollection {
  /// Writes `count` recipes in forty categories; `false` where they cannot be written.
  static func write(_ count: Int, to folder: String) -> Bool {
    var numbers = Numbers(seed: 20_261_130)
    for index in 0..<count {
      let text = recipe(index, of: count, &numbers)
      guard ProjectFiles.create("\(folder)/\(path(index))", Array(text.utf8)) == nil else {
        return false
      }
    }
    return true
  }

  /// The path of a recipe from the folder of the collection.
  static func path(_ index: Int) -> String { "shelf-\(index % 40)/recipe-\(index).md" }

  private static func recipe(_ index: Int, of count: Int, _ numbers: inout Numbers) -> String {
    let related = (0..<3).map { _ in "  - \(path(numbers.next(below: count)).dropLast(3))" }
    let lines = (0..<11).map { _ in
      "- *\(numbers.next(below: 400) + 1) \(numbers.pick(units))* \(numbers.pick(foods)), "
        + numbers.pick(cuts)
    }
    let steps = (1...8).map { number in
      "\(number). \(numbers.pick(verbs)) the \(numbers.pick(foods)) and the \(numbers.pick(foods)), "
        + "stirring now and then, for \(numbers.next(below: 40) + 1) minutes, until it smells *good*, "
        + "\(numbers.pick(ends)), and \(numbers.pick(ends))."
    }
    let (year, day) = (2010 + numbers.next(below: 15), 10 + numbers.next(below: 19))
    let about = "A dish for every day, and better on the second one. \(numbers.pick(remarks))"
    return """
      ---
      title: "Number \(index): \(numbers.pick(foods)) with \(numbers.pick(foods))"
      date: \(year)-0\(numbers.next(below: 9) + 1)-\(day)
      category: "Shelf \(index % 40)"
      tags: [\(numbers.pick(tags)), \(numbers.pick(tags))]
      yields: "\(numbers.next(below: 8) + 1) servings"
      prep: 20
      cook: 45
      description: "\(about)"
      related:
      \(related.joined(separator: "\n"))
      ---

      \(about) Keep some back for the freezer, where it stays *good* for a month.

      ## Ingredients

      \(lines.joined(separator: "\n"))

      ## Instructions

      \(steps.joined(separator: "\n"))

      """
  }

  private static let units = ["g", "ml", "cups", "tbsp", "oz", "cloves"]
  private static let foods = [
    "flour", "butter", "onions", "carrots", "lentils", "tomatoes", "crème fraîche", "jalapeños",
    "olive oil", "basmati rice", "spinach", "feta", "walnuts", "ginger", "lemon juice",
  ]
  private static let cuts = ["finely chopped", "at room temperature", "drained", "in thin slices"]
  private static let ends = [
    "with the lid half on", "without letting it boil", "while the oven heats to 200 °C",
    "scraping up what sticks to the pan", "adding a splash of water where it looks dry",
    "and taste for **salt** before you go on",
  ]
  private static let remarks = [
    "What is left over makes a lunch.", "It feeds those who come late as well.",
    "Most of it is in the cupboard already.", "Bread goes well with it; so does nothing at all.",
  ]
  private static let verbs = ["Stir", "Fry", "Simmer", "Fold in", "Roast", "Whisk"]
  private static let tags = ["vegan", "quick", "freezer", "spicy", "winter", "party"]
}

/// Numbers that come in the same order for the same seed: a linear congruential generator with
/// Knuth's constants for 64 bits.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number from 0 up to, not including, `limit`.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// One of some words.
  mutating func pick(_ words: [String]) -> String { words[next(below: words.count)] }
}
