import Glibc
import SiteGenerator

/// Recipes that are the same for the same count, written into a temporary folder.
enum SeededCollection {
  /// Writes `count` recipes in forty categories; the folder, or `nil` where it cannot be written.
  static func write(_ count: Int) -> String? {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/crumb-benchmark-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var numbers = Numbers(seed: 20_261_130)
    for index in 0..<count {
      let path = "\(folder)/Content/shelf-\(index % 40)/recipe-\(index).md"
      let text = recipe(index, of: count, &numbers)
      guard ProjectFiles.create(path, Array(text.utf8)) == nil else { return nil }
    }
    return folder
  }

  /// Removes a folder that was written, with the site in it.
  static func remove(_ folder: String) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }

  private static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func recipe(_ index: Int, of count: Int, _ numbers: inout Numbers) -> String {
    let related = (0..<3).map { _ in "recipe-\(numbers.next(below: count))" }
    let lines = (0..<11).map { _ in
      "- *\(numbers.next(below: 400) + 1) \(numbers.pick(units))* \(numbers.pick(foods))"
    }
    let steps = (1...8).map { number in
      "\(number). \(numbers.pick(verbs)) the \(numbers.pick(foods)) and the \(numbers.pick(foods)), "
        + "stirring now and then, for \(numbers.next(below: 40) + 1) minutes, until it smells good."
    }
    return """
      ---
      title: "Number \(index): \(numbers.pick(foods)) with \(numbers.pick(foods))"
      tags: [\(numbers.pick(tags)), \(numbers.pick(tags))]
      related: [\(related.joined(separator: ", "))]
      prep: 20
      cook: 45
      ---

      A dish for every day, and *better* on the second one. Keep some back for the freezer.

      **\(numbers.next(below: 8) + 1) servings**

      ---

      \(lines.joined(separator: "\n"))

      ---

      \(steps.joined(separator: "\n"))

      """
  }

  private static let units = ["g", "ml", "cups", "tbsp", "oz", "cloves"]
  private static let foods = [
    "flour", "butter", "onions", "carrots", "lentils", "tomatoes", "crème fraîche", "jalapeños",
    "olive oil", "basmati rice", "spinach", "feta", "walnuts", "ginger", "lemon juice",
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
