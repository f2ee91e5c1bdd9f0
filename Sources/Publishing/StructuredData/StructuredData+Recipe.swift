import Diagnostics
import Language
import Markdown
import Navigation
import Recipes

extension StructuredData {
  /// Writes a recipe as schema.org's Recipe, the same on every page that shows it.
  func write(_ recipe: Recipe, to json: inout JSONWriter) {
    guard let position = site.cookbook.position(of: recipe.id) else { return }
    let summary = site.cookbook.recipes[position]
    let page = site.address(of: .recipe(recipe.id))
    json.object { json in
      json.member("@type", "Recipe")
      if let page {
        json.member("@id", page + "#recipe")
        json.member("url", page)
        json.member("mainEntityOfPage", page)
      }
      json.member("name", recipe.title)
      writeImages(of: recipe, summary, to: &json)
      writeOrigin(of: recipe, summary, to: &json)
      writeKinds(of: recipe, summary, to: &json)
      writeTimes(recipe.times, to: &json)
      writeYields(recipe.yields, to: &json)
      writeNutrition(recipe.nutrition, to: &json)
      let ingredients = recipe.ingredients.map(\.text)
      if !ingredients.isEmpty { json.member("recipeIngredient", ingredients) }
      writeInstructions(of: recipe, summary, page: page, to: &json)
    }
  }

  private func writeImages(
    of recipe: Recipe, _ summary: RecipeSummary, to json: inout JSONWriter
  ) {
    guard let photo = recipe.photo,
      let image = site.address(ofFile: photo.target, from: summary.sourcePath)
    else { return }
    json.member("image", CollectionOfOne(image))
  }

  private func writeOrigin(
    of recipe: Recipe, _ summary: RecipeSummary, to json: inout JSONWriter
  ) {
    if !recipe.summary.isEmpty { json.member("description", recipe.summary) }
    if let author = recipe.author ?? site.facts.author {
      writeThing("author", type: "Person", named: author, to: &json)
    }
    if let date = recipe.dates.published { json.member("datePublished", date) }
    if let date = recipe.dates.modified { json.member("dateModified", date) }
    json.member("inLanguage", recipe.language ?? site.facts.language)
    guard let source = recipe.source else { return }
    if SafeAddress.isWebAddress(source) {
      json.member("isBasedOn", source)
    } else {
      writeThing("isBasedOn", type: "CreativeWork", named: source, to: &json)
    }
  }

  private func writeThing(
    _ member: String, type: String, named name: String, to json: inout JSONWriter
  ) {
    json.member(member) {
      $0.object {
        $0.member("@type", type)
        $0.member("name", name)
      }
    }
  }

  private func writeKinds(
    of recipe: Recipe, _ summary: RecipeSummary, to json: inout JSONWriter
  ) {
    json.member("recipeCategory", site.cookbook.categories[summary.category].title)
    if let cuisine = recipe.cuisine { json.member("recipeCuisine", cuisine) }
    if !recipe.tags.isEmpty { json.member("keywords", recipe.tags.joined(separator: ", ")) }
    let diets = Diet.addresses(of: recipe)
    if !diets.isEmpty { json.member("suitableForDiet", diets) }
  }

  // A range stands for its lower end: schema.org's lengths of time are single ones.
  private func writeTimes(_ times: CookingTimes, to json: inout JSONWriter) {
    let (preparation, cooking) = (times.preparation?.seconds, times.cooking?.seconds)
    var total = times.total?.seconds
    if total == nil, let preparation, let cooking { total = preparation + cooking }
    for (name, seconds) in [("prepTime", preparation), ("cookTime", cooking), ("totalTime", total)]
    {
      if let seconds { json.member(name, ISODuration.text(ofSeconds: seconds)) }
    }
  }

  // https://schema.org/NutritionInformation, which is of one serving.
  private func writeNutrition(_ nutrition: [Nutrient], to json: inout JSONWriter) {
    guard nutrition.contains(where: { $0.kind.property != nil }) else { return }
    json.member("nutrition") { json in
      json.object { json in
        json.member("@type", "NutritionInformation")
        for nutrient in nutrition {
          if let property = nutrient.kind.property { json.member(property, nutrient.amount) }
        }
      }
    }
  }

  private func writeYields(_ yields: [Yield], to json: inout JSONWriter) {
    if yields.count == 1 {
      json.member("recipeYield", yields[0].text)
    } else if yields.count > 1 {
      json.member("recipeYield", yields.lazy.map(\.text))
    }
  }
}
