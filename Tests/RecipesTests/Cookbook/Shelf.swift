import Diagnostics
import Language

@testable import Recipes

/// Small sets of recipes that were read, for tests of what comes of them together.
enum Shelf {
  /// An entry as the reader gives it.
  static func entry(
    _ path: String, title: String? = nil, id: String? = nil, category: [String]? = nil,
    links: [LinkReference] = [], bundle: String? = nil
  ) -> CookbookEntry {
    let location = RecipeLocation(path: path, isAlone: false)
    let recipe = Recipe(id: id ?? location.id, title: title ?? location.id.capitalized)
    return CookbookEntry(
      summary: RecipeSummary(of: recipe, sourcePath: path), category: category ?? location.category,
      bundle: bundle, references: links, anchors: ["notes"], idRange: SourceRange(at: 0))
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
