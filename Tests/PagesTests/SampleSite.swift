import Diagnostics
import Language
import Markdown
import Mustache
import Navigation
import Recipes
import TestSupport

@testable import Pages

/// A small cookbook made of files given as text, rendered with the theme of this package.
struct SampleSite {
  let plan: SitePlan
  let renderer: PageRenderer
  let context: SiteContext
  private let recipes: [String: Recipe]

  /// Makes a site of recipes by their paths under Content, each path with its text.
  init(
    _ texts: [(path: String, text: String)], facts: SiteFacts = SiteFacts(title: "Cookbook"),
    categories: [CategoryDeclaration] = [], files: [String: String] = [:], pathDepth: Int = 3,
    hasEmbeds: Bool = false
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
    let collation = Collation(language: facts.language)
    let result = CookbookBuilder(
      collation: collation, uncategorisedTitle: "Uncategorised", declared: categories,
      introductions: [], files: Array(files.keys)
    ).build(entries)
    plan = SitePlan(
      cookbook: result.cookbook, alphabetical: result.alphabetical,
      tags: TagIndex.tags(
        of: result.cookbook, alphabetical: result.alphabetical, collation: collation),
      pathDepth: pathDepth, hasEmbeds: hasEmbeds)
    let words = BuiltInTheme.words.words(for: facts.language)
    let assets = ["style.css": "assets/style.123.css"]
    renderer = PageRenderer(
      plan: plan, site: facts, templates: BuiltInTheme.templates, words: words,
      index: result.index, files: files, assets: assets)
    context = SiteContext(
      plan: plan, site: facts, templates: BuiltInTheme.templates, words: words,
      index: result.index, files: files, assets: assets,
      structuredData: { _, _ in [] })
    recipes = Dictionary(uniqueKeysWithValues: read.map { ($0.2.id, $0.2) })
  }

  /// The HTML of a page.
  func html(_ route: Route) -> String {
    var bytes: [UInt8] = []
    renderer.render(route, recipe: recipe(of: route), into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A page before it is rendered.
  func page(_ route: Route) -> Page {
    Page(route, served: recipe(of: route).map(renderer.serve), in: context)
  }

  private func recipe(of route: Route) -> Recipe? {
    switch route {
    case .recipe(let path): recipes[path.top]
    case .cook(let id), .embed(let id): recipes[id]
    case .today: plan.turns.first.flatMap { recipes[plan.cookbook.recipes[$0].id] }
    default: nil
    }
  }
}

extension SampleSite {
  /// Three desserts that lead to each other in a circle, a salad, and an empty category.
  static let pies = SampleSite(
    [
      (
        "dessert/apple-pie.md",
        """
        ---
        related: [pie-crust, fruit-pie-filling]
        prep: 40 min
        cook: 1 h
        ---
        # Apple Pie

        Thinly sliced apples, a *little* spice and a [crust](pie-crust.md).

        *pie, fruit*

        **8 servings**

        ---

        - *¾ cup* white sugar
        - *1 recipe* [pastry](pie-crust.md)

        ---

        1. Heat the oven.
        2. Bake for 20 minutes.

        ## Tips

        See [the salad](../salad/coban-salatasi.md), [a site](https://example.org/) and [none](gone.md).
        """
      ),
      (
        "dessert/pie-crust.md",
        """
        ---
        related: fruit-pie-filling
        ---
        # Pie Crust

        ---

        - *2 cups* flour

        ---

        Roll it out.
        """
      ),
      (
        "dessert/fruit-pie-filling.md",
        """
        ---
        related: pie-crust
        ---
        # Fruit Pie Filling

        ---

        - fruit

        ---

        Stir.
        """
      ),
      (
        "salad/coban-salatasi.md",
        """
        ---
        language: tr
        ---
        # Çoban Salatası

        ---

        - *3* tomatoes

        ---

        Cut & mix.
        """
      ),
    ],
    facts: SiteFacts(
      title: "Cookbook", author: "Ada & Bo", description: "Pies and salads.",
      url: "https://example.org/cookbook/"),
    categories: [
      CategoryDeclaration(id: "dessert", title: "Dessert"),
      CategoryDeclaration(id: "salad", title: "Salad"),
      CategoryDeclaration(id: "sandwich", title: "Sandwich"),
    ])

  /// A category of so many recipes called "Soup 001" and on.
  static func soups(_ count: Int) -> SampleSite {
    SampleSite(
      (1...count).map { number in
        let name = String(repeating: "0", count: 3 - String(number).count) + String(number)
        return (
          path: "soup/soup-\(name).md",
          text: "# Soup \(name)\n\n---\n\n- water\n\n---\n\nBoil.\n"
        )
      })
  }

  static let path = NavigationPath(["apple-pie", "pie-crust", "fruit-pie-filling"])
}
