import Language
import Mustache
import Navigation
import Recipes

/// The recipes under one letter.
struct LetterGroup: Sendable {
  let page: Page
  let title: String
  let number: Int
  let recipes: [Int]

  private var id: String { "letter-\(number)" }

  static let schema = Schema<LetterGroup>(
    "letter",
    [
      Field("title", .text, "The letter.") { .text($0.title) },
      Field("id", .text, "The anchor of the letter.") { .text($0.id) },
      Field("url", .url, "The way to the letter on this page.") { .text("#" + $0.id) },
      Field("recipes", .list(.record(RecipeRow.schema.shape)), "The recipes under it.") { group in
        RecipeRow.schema.list(group.recipes.map { RecipeRow(page: group.page, position: $0) })
      },
    ])
}

/// All recipes by their first letters.
struct LetterIndex: Sendable {
  let groups: [LetterGroup]

  static let schema = Schema<LetterIndex>(
    "letter-index",
    [
      Field("letters", .list(.record(LetterGroup.schema.shape)), "The letters in locale order.") {
        LetterGroup.schema.list($0.groups)
      }
    ])

  /// The letters of all recipes; `nil` where there are no recipes.
  init?(of page: Page) {
    guard !page.plan.alphabetical.isEmpty else { return nil }
    var letters: [String] = []
    var recipes: [String: [Int]] = [:]
    for position in page.plan.alphabetical {
      let letter = LetterIndex.letter(of: page.cookbook.recipes[position].title)
      if recipes[letter] == nil { letters.append(letter) }
      recipes[letter, default: []].append(position)
    }
    groups = letters.enumerated().map { index, letter in
      LetterGroup(
        page: page, title: letter, number: index + 1, recipes: recipes[letter] ?? [])
    }
  }

  /// The letter that a title stands under: its first one without marks, `#` for what is none, and
  /// one sign for all the thousands of Han characters.
  private static func letter(of title: String) -> String {
    guard let scalar = Folding.folded(String(title.prefix(1))).unicodeScalars.first else {
      return "#"
    }
    if scalar.properties.isIdeographic { return "字" }
    return scalar.properties.isAlphabetic ? String(scalar).uppercased() : "#"
  }
}
