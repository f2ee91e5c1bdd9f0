import Navigation
import Recipes
import TestSupport
import Testing

@testable import Publishing

@Suite struct StructuredDataTests {
  private func graph(_ sample: SamplePublication, _ route: Route) throws -> JSONTree {
    var recipe: Recipe?
    if case .recipe(let path) = route { recipe = sample.recipe(path.top) }
    return try JSONTree(
      script: StructuredData(of: sample.site).element(for: route, recipe: recipe))
  }

  private let page = "https://example.org/cookbook/recipes/apple-pie/"

  @Test("A recipe tells all that it has, with absolute addresses")
  func recipe() throws {
    let recipe = try graph(.pies, .recipe("apple-pie")).node("Recipe")
    #expect(recipe["@id"].text == page + "#recipe")
    #expect(recipe["url"].text == page)
    #expect(recipe["name"].text == "Apple “Pie”")
    #expect(recipe["image"].texts == [page + "pie.jpg"])
    #expect(recipe["description"].text == "Thin slices & a lattice.")
    #expect(recipe["author"]["name"].text == "Zoë </script>")
    #expect(recipe["datePublished"].text == "2025-09-21")
    #expect(recipe["dateModified"].text == "2026-02-03")
    #expect(recipe["inLanguage"].text == "fr")
    #expect(recipe["isBasedOn"].text == "https://example.com/pie")
    #expect(recipe["recipeCategory"].text == "Dessert")
    #expect(recipe["recipeCuisine"].text == "American")
    #expect(recipe["keywords"].text == "fruit, vegan")
    #expect(
      recipe["suitableForDiet"].texts
        == ["https://schema.org/VegetarianDiet", "https://schema.org/VeganDiet"])
    #expect(recipe["recipeYield"].texts == ["8 servings", "1 tin"])
    #expect(recipe["recipeIngredient"].texts == ["¾ cup sugar", "flour"])
  }

  @Test("Nothing is told by an empty list")
  func nothing() throws {
    let sample = SamplePublication([("a.md", "# A\n\nOf parts.\n")])
    let recipe = try graph(sample, .recipe("a")).node("Recipe")
    #expect(recipe["name"].text == "A")
    #expect(recipe.names.isDisjoint(with: ["recipeIngredient", "recipeInstructions"]))
  }

  @Test("Times are single ISO 8601 lengths, the total worked out where it is not given")
  func times() throws {
    let recipe = try graph(.pies, .recipe("apple-pie")).node("Recipe")
    #expect(recipe["prepTime"].text == "PT40M")
    #expect(recipe["cookTime"].text == "PT1H")
    #expect(recipe["totalTime"].text == "PT1H40M")
  }

  @Test("What a serving holds is told under schema.org's names, salt left out, which has none")
  func nutrition() throws {
    let sample = SamplePublication([
      ("a.md", "---\nnutrition: { salt: 1 g, energy: 250, fat: 9 g }\n---\n# A\n"),
      ("b.md", "---\nnutrition: { salt: 1 g }\n---\n# B\n"),
    ])
    let nutrition = try graph(sample, .recipe("a")).node("Recipe")["nutrition"]
    #expect(nutrition["@type"].text == "NutritionInformation")
    #expect(nutrition["calories"].text == "250 kcal")
    #expect(nutrition["fatContent"].text == "9 g")
    #expect(nutrition["salt"].text == nil)
    #expect(try graph(sample, .recipe("b")).node("Recipe")["nutrition"]["@type"].text == nil)
  }

  @Test("Steps under headings are sections, numbered through like the anchors of the page")
  func steps() throws {
    let parts = try graph(.pies, .recipe("apple-pie")).node("Recipe")["recipeInstructions"].items
    #expect(parts.map { $0["@type"].text } == ["HowToSection", "HowToSection"])
    #expect(parts.map { $0["name"].text } == ["Filling", "Top"])
    let steps = parts.flatMap { $0["itemListElement"].items }
    #expect(steps.map { $0["name"].text } == ["Slice", "Weave", nil])
    #expect(steps.map { $0["url"].text } == [1, 2, 3].map { "\(page)#step-\($0)" })
    #expect(steps[0]["text"].text == "Slice. Then stir the soup.")
    #expect(steps[1]["image"].text == "https://example.org/cookbook/dessert/lattice.jpg")
  }

  @Test("Nothing that is written closes the script element")
  func scriptSafe() {
    let recipe = SamplePublication.pies.recipe("apple-pie")
    let element = StructuredData(of: SamplePublication.pies.site)
      .element(for: .recipe("apple-pie"), recipe: recipe)
    let text = String(decoding: element, as: UTF8.self)
    #expect(text.split(separator: "<").count == 2, "one start and one end tag")
    #expect(text.contains(#"Zoë \u003c/script>"#))
  }

  @Test("Every path to a recipe tells the same as the recipe's own page")
  func paths() throws {
    let data = StructuredData(of: SamplePublication.pies.site)
    let soup = SamplePublication.pies.recipe("soup")
    #expect(
      data.element(for: .recipe(NavigationPath(["apple-pie", "soup"])), recipe: soup)
        == data.element(for: .recipe("soup"), recipe: soup))
  }

  @Test("What a recipe lacks is not made up")
  func nothingInvented() throws {
    let recipe = try graph(.pies, .recipe("soup")).node("Recipe")
    #expect(
      recipe.names == [
        "@type", "@id", "url", "mainEntityOfPage", "name", "author", "inLanguage",
        "recipeCategory", "recipeIngredient", "recipeInstructions",
      ])
    #expect(recipe["author"]["name"].text == "Ada & Bo", "the site's author stands in")
  }

  @Test("The breadcrumb is that of the page")
  func breadcrumb() throws {
    let trail = try graph(.pies, .recipe("apple-pie")).node("BreadcrumbList")["itemListElement"]
    #expect(trail.items.map { $0["name"].text } == ["Categories", "Dessert", "Apple “Pie”"])
    #expect(trail.items.map { $0["position"].number } == [1, 2, 3])
    #expect(trail[1]["item"].text == "https://example.org/cookbook/categories/dessert/")
  }

  @Test("A category is a list of addresses; an empty one is none")
  func lists() throws {
    let list = try graph(.pies, .category("dessert")).node("ItemList")["itemListElement"]
    #expect(list.items.map { $0["url"].text } == [page])
    #expect(list.items.map { $0.names } == [["@type", "position", "url"]])
    #expect(try graph(.pies, .category("sandwich")).node("ItemList").value == nil)
    #expect(try graph(.pies, .tag("vegan")).node("ItemList")["itemListElement"].items.count == 1)
  }

  @Test("The root is a site that can be searched")
  func root() throws {
    let site = try graph(.pies, .root).node("WebSite")
    #expect(site["name"].text == "Cookbook")
    #expect(
      site["potentialAction"]["target"]["urlTemplate"].text
        == "https://example.org/cookbook/recipes/?q={search_term_string}")
    #expect(site["potentialAction"]["query-input"].text == "required name=search_term_string")
  }

  @Test("Without the site's address a recipe is told of without addresses, and lists are not")
  func nowhere() throws {
    let graph = try graph(.nowhere, .recipe("apple-pie"))
    #expect(graph["@graph"].items.count == 1)
    let recipe = graph.node("Recipe")
    #expect(recipe.names.isDisjoint(with: ["@id", "url", "image", "mainEntityOfPage"]))
    let step = recipe["recipeInstructions"][0]["itemListElement"][0]
    #expect(step.names == ["@type", "name", "text"])
    let data = StructuredData(of: SamplePublication.nowhere.site)
    #expect(data.element(for: .root, recipe: nil).isEmpty)
    #expect(data.element(for: .category("dessert"), recipe: nil).isEmpty)
    #expect(data.element(for: .notFound, recipe: nil).isEmpty)
  }
}
