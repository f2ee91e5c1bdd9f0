import Diagnostics
import Language
import Markdown

@testable import Recipes

/// Small sets of recipes that were read, for tests of what comes of them together.
enum Shelf {
  /// An entry as the reader gives it.
  static func entry(
    _ path: String, title: String? = nil, id: String? = nil, category: [String]? = nil,
    links: [LinkReference] = [], bundle: String? = nil, tags: [String] = [],
    lines: [String] = []
  ) -> CookbookEntry {
    let location = RecipeLocation(path: path, isAlone: false)
    var recipe = Recipe(id: id ?? location.id, title: title ?? location.id.capitalized)
    recipe.tags = tags
    recipe.ingredientGroups = [
      IngredientGroup(
        title: nil,
        ingredients: lines.map { text in
          let line = IngredientLine(text)
          var ingredient = Ingredient(text: text, label: Fragment(), range: SourceRange(at: 0))
          (ingredient.name, ingredient.amount) = (line.name, line.amount)
          return ingredient
        })
    ]
    return CookbookEntry(
      summary: RecipeSummary(of: recipe, sourcePath: path), category: category ?? location.category,
      bundle: bundle, references: links, anchors: PageAnchors(names: ["notes"]),
      words: RecipeWords(of: recipe), idRange: SourceRange(at: 0))
  }

  /// A link, a picture or a relation.
  static func link(_ target: String, _ role: LinkReference.Role = .link) -> LinkReference {
    LinkReference(Reference(target: target, range: SourceRange(at: 0)), role: role)
  }

  /// What comes of building a cookbook in English.
  static func build(
    _ entries: [CookbookEntry], declared: [CategoryDeclaration] = [],
    introductions: [CategoryDeclaration] = [], files: [String] = []
  ) -> CookbookBuilder.Result {
    CookbookBuilder(
      collation: Collation(language: "en"), uncategorisedTitle: "Uncategorised",
      declared: declared, introductions: introductions, files: files
    ).build(entries)
  }
}
