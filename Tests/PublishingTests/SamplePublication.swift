import Diagnostics
import Language
import Markdown
import Navigation
import Recipes
import TestSupport

@testable import Publishing

/// A small cookbook made of files given as text, as machines are told of it.
struct SamplePublication {
  let site: PublishedSite
  private let recipes: [String: Recipe]

  /// Makes a site of recipes by their paths under Content, each path with its text.
  init(
    _ texts: [(path: String, text: String)], url: String? = "https://example.org/cookbook/",
    files: [String: String] = [:], hasEmbeds: Bool = false
  ) {
    let read = texts.map { path, text in
      let document = MarkdownDocument(SourceFile(path: path, bytes: Array(text.utf8)))
      let location = RecipeLocation(path: path, isAlone: false)
      return (path, location, RecipeReader.read(document, id: location.id).recipe)
    }
    let entries = read.map { path, location, recipe in
      CookbookEntry(
        summary: RecipeSummary(of: recipe, sourcePath: path),
        category: recipe.category.isEmpty ? location.category : recipe.category,
        bundle: location.bundle, references: recipe.references, anchors: recipe.anchors,
        words: RecipeWords(of: recipe), idRange: SourceRange(0, 0))
    }
    let collation = Collation(language: "en")
    let result = CookbookBuilder(
      collation: collation, uncategorisedTitle: "Uncategorised",
      declared: [CategoryDeclaration(id: "sandwich", title: "Sandwich")], introductions: [],
      files: Array(files.keys)
    ).build(entries)
    let plan = SitePlan(
      cookbook: result.cookbook, alphabetical: result.alphabetical,
      tags: TagIndex.tags(
        of: result.cookbook, alphabetical: result.alphabetical, collation: collation),
      pathDepth: 3, hasEmbeds: hasEmbeds)
    site = PublishedSite(
      plan: plan,
      facts: .init(
        title: "Cookbook", author: "Ada & Bo", description: "Pies and salads.", url: url),
      words: SamplePublication.words, index: result.index, files: files)
    recipes = Dictionary(
      read.map { ($0.2.id, $0.2) }, uniquingKeysWith: { first, _ in first })
  }

  /// A recipe as it was read.
  func recipe(_ id: RecipeID) -> Recipe? { recipes[id] }

  private static let words = WordsLibrary([
    WordsLibrary.Source(
      language: "en",
      file: SourceFile(
        path: "en.yml",
        bytes: Array(
          """
          categories: Categories
          all-recipes: All recipes
          hours: "{count} h"
          minutes: "{count} min"
          shortcut-search: Search
          todays-recipe: Today's recipe
          shortcut-continue: Continue

          """.utf8)))
  ]).words(for: "en")
}

extension SamplePublication {
  /// A pie with all that a recipe can have, and a soup with next to nothing.
  static let pies = SamplePublication(texts, files: files)
  /// The same with cards for pages of other sites.
  static let embedded = SamplePublication(texts, files: files, hasEmbeds: true)
  /// The same without an address.
  static let nowhere = SamplePublication(texts, url: nil, files: files)

  private static let files = [
    "dessert/pie.jpg": "recipes/apple-pie/pie.jpg", "dessert/lattice.jpg": "dessert/lattice.jpg",
  ]

  private static let texts = [
    (
      path: "dessert/apple-pie.md",
      text: """
      ---
      prep: 40 min
      cook: 1 h - 1 h 15 min
      date: 2025-09-21
      updated: 2026-02-03
      cuisine: American
      language: fr
      source: https://example.com/pie
      author: Zoë </script>
      diet: vegetarian
      related: soup
      aliases: [old-pie, /old/tart.html, a/b c/]
      ---
      # Apple “Pie”

      Thin slices & a lattice.

      ![A pie](pie.jpg)

      *fruit, vegan*

      **8 servings, 1 tin**

      ---

      - *¾ cup* sugar

      ## Crust

      - flour

      ---

      ## Filling

      1. Slice. Then stir the [soup](../soup.md).

      ## Top

      1. Weave. ![Lattice](lattice.jpg)
      2. Bake.
      """
    ),
    (path: "soup.md", text: "# Soup\n\n---\n\n- water\n\n---\n\nBoil.\n"),
  ]
}
