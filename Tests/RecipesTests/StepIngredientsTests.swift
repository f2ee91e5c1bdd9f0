import Diagnostics
import Markdown
import Testing

@testable import Recipes

@Suite struct StepIngredientsTests {
  static func used(_ names: [String], _ step: String) -> [String] {
    let range = SourceRange(at: 0)
    let ingredients = names.map { name in
      var ingredient = Ingredient(text: name, label: Fragment(), range: range)
      ingredient.name = name
      return ingredient
    }
    let steps = [Step(body: Fragment(), text: step, range: range)]
    var matcher = StepIngredients(ingredients, steps: steps)
    return matcher.used(in: step).map { names[$0] }
  }

  @Test(
    "a step uses what it names, whole or by its last word",
    arguments: [
      (["butter", "flour"], "Melt the butter.", ["butter"]),
      (["unsalted butter", "flour"], "Melt the butter.", ["unsalted butter"]),
      (["eggs"], "Beat each egg.", ["eggs"]), (["egg"], "Beat the eggs.", ["egg"]),
      (["tomato"], "Chop the Tomatoes.", ["tomato"]), (["berries"], "Add a berry.", ["berries"]),
      (["garlic cloves"], "Crush the garlic.", ["garlic cloves"]),
      (["salt and pepper"], "Season with pepper.", ["salt and pepper"]),
      (["bay leaves"], "Take out the bay leaf.", ["bay leaves"]),
      (["Zwiebeln", "Mehl"], "Die Zwiebel und das Mehl anbraten.", ["Zwiebeln", "Mehl"]),
      (["huile d'olive"], "Chauffer l'huile.", ["huile d'olive"]),
      (["鸡蛋", "盐"], "打鸡蛋，加盐。", ["鸡蛋", "盐"]),
    ])
  func found(names: [String], step: String, used: [String]) {
    #expect(Self.used(names, step) == used)
  }

  @Test(
    "nothing is claimed that is not sure",
    arguments: [
      (["peanut butter", "unsalted butter"], "Melt the butter.", []),
      (["peanut butter", "butter"], "Spread the peanut butter.", ["peanut butter"]),
      (["peanut butter", "butter"], "Melt the butter.", ["butter"]),
      (["soy sauce"], "Stir the sauce.", []), (["corn"], "Core the apples.", []),
      (["rice"], "Price it.", []), (["baking powder"], "Line a baking sheet.", []),
      (["chicken stock", "drumsticks"], "Brown the chicken.", []), (["oil"], "Boil it.", []),
      (["wheat"], "See https://example.org/wheat for more.", []),
    ])
  func unsure(names: [String], step: String, used: [String]) {
    #expect(Self.used(names, step) == used)
  }

  @Test("an ingredient that no step names is told of, where the others are named")
  func unused() {
    let reading = Reading(
      "# A\n\n## Ingredients\n\n- 2 eggs\n- 1 cup milk\n- salt\n- 1 lime\n- 2 chicken breasts\n\n## Method\n\n1. Mix eggs, milk and salt for the chicken.\n"
    )
    #expect(reading.recipe.steps.map(\.ingredients) == [[0, 1, 2]])
    let found = reading.diagnostics.filter { $0.id == "unused-ingredient" }
    #expect(found.map(\.message) == ["no step mentions `lime`"])
    #expect(found.first?.location?.line == 8)
  }

  @Test(
    "an ingredient that a step means, or that needs none, is not told of",
    arguments: [
      ("- 1 lime", "Mix the remaining ingredients."), ("- 1 lime", "Add the spices."),
      ("- lime, to serve", "Mix."), ("- lime wedges for garnish", "Mix."),
      ("- 1 lime (optional)", "Mix."), ("\n### Garnish\n\n- 1 lime", "Mix."),
      ("\n### For serving\n\n- 1 lime", "Mix."),
    ])
  func meant(line: String, step: String) {
    let reading = Reading(
      "# A\n\n## Ingredients\n\n- 2 eggs\n- 1 cup milk\n- salt\n- 1 onion\n\(line)\n\n"
        + "## Method\n\n1. Whisk eggs, milk, salt and onion.\n2. \(step)\n")
    #expect(reading.recipe.ingredients.count == 5)
    #expect(reading.diagnostics.filter { $0.id == "unused-ingredient" } == [])
  }

  @Test("durations stand beside the step that names them")
  func durations() {
    let reading = Reading(
      "# A\n\n## Ingredients\n\n- b\n\n## Method\n\n1. Rest 1 hour.\n2. Bake 10–15 min.\n")
    #expect(reading.recipe.steps.map(\.durations) == [[3600], [600]])
  }
}
