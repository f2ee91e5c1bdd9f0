import Recipes

/// The diets that schema.org knows by name.
enum Diet {
  /// The addresses of the diets that the author names among tags or as `diet:`, each once.
  static func addresses(of recipe: Recipe) -> [String] {
    var found: [String] = []
    let named = recipe.facts.lazy.filter { $0.key == "diet" }.flatMap {
      $0.value.split(separator: ",")
    }
    for word in named.map(String.init) + recipe.tags {
      if let name = names[key(word)], !found.contains(name) { found.append(name) }
    }
    return found.map { "https://schema.org/" + $0 }
  }

  private static let names = [
    "vegan": "VeganDiet", "vegetarian": "VegetarianDiet", "glutenfree": "GlutenFreeDiet",
    "halal": "HalalDiet", "kosher": "KosherDiet", "lowlactose": "LowLactoseDiet",
    "lactosefree": "LowLactoseDiet", "lowfat": "LowFatDiet", "lowsalt": "LowSaltDiet",
    "lowcalorie": "LowCalorieDiet", "diabetic": "DiabeticDiet", "hindu": "HinduDiet",
    "végétarien": "VegetarianDiet", "vegetarisch": "VegetarianDiet", "glutenfrei": "GlutenFreeDiet",
    "sansgluten": "GlutenFreeDiet", "vegano": "VeganDiet", "vegetariano": "VegetarianDiet",
  ]

  private static func key(_ word: String) -> String {
    word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
