import Mustache
import Navigation
import Recipes

/// The recipes of a page that stand under one letter.
struct LetterGroup: Sendable {
  let page: Page
  let title: String
  let number: Int
  let recipes: [Int]

  static let schema = Schema<LetterGroup>(
    "letter",
    [
      Field("title", .text, "The letter.") { .text($0.title) },
      Field("id", .text, "The anchor of the letter.") { .text("letter-\($0.number)") },
      Field("recipes", .list(.record(RecipeRow.schema.shape)), "The recipes under it.") { group in
        RecipeRow.schema.list(group.recipes.map { RecipeRow(page: group.page, position: $0) })
      },
    ])
}

/// The recipes of a page of the list from A to Z.
struct LetterIndex: Sendable {
  let page: Page
  let groups: [LetterGroup]

  static let schema = Schema<LetterIndex>(
    "letter-index",
    [
      Field(
        "alphabet", .list(.record(LabelledLink.schema.shape)),
        "The way to every letter, on this page or another."
      ) { LabelledLink.schema.list($0.links) },
      Field(
        "letters", .list(.record(LetterGroup.schema.shape)),
        "The letters of this page in locale order."
      ) { LetterGroup.schema.list($0.groups) },
    ])

  /// The letters of a page; `nil` where it shows no recipe.
  init?(of page: Page) {
    let number =
      switch page.route {
      case .recipes: 1
      case .moreRecipes(let number): number
      default: 0
      }
    let lines = SitePlan.linesOnPage
    let shown = (number - 1) * lines..<number * lines
    groups = page.context.alphabet.letters.enumerated().compactMap { index, letter in
      let recipes = letter.recipes(of: shown)
      return recipes.isEmpty
        ? nil : LetterGroup(page: page, title: letter.title, number: index + 1, recipes: recipes)
    }
    self.page = page
    if groups.isEmpty { return nil }
  }

  private var links: [LabelledLink] {
    page.context.alphabet.letters.enumerated().map { index, letter in
      let route = Route.recipeList(page: letter.start / SitePlan.linesOnPage + 1)
      let address = route == page.route ? "" : page.url(to: route)
      return LabelledLink(title: letter.title, url: "\(address)#letter-\(index + 1)")
    }
  }
}
