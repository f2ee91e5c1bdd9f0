import Recipes

/// Ten thousand ingredient lines as people write them, taken apart one by one.
enum IngredientStage {
  static let lines: [String] = (0..<10_000).map { number in
    let line = kinds[number % kinds.count]
    return "\(line.before)\(number % 90 + 1)\(line.after)"
  }

  /// Times the reading of the lines alone: the shortest of five times, since in so short a time
  /// other programs that have their turn count for more than what is measured.
  static func measure() -> StageFigure {
    let lines = lines
    let costs = (0..<5).map { _ in
      let (amounts, cost) = Cost.measure { lines.count { IngredientLine($0).amount != nil } }
      // What nobody looks at may be left out by the compiler.
      precondition(amounts > 0)
      return cost
    }
    return StageFigure(
      name: "10,000 lines of ten kitchens", count: lines.count,
      cost: costs.min { $0.wall < $1.wall } ?? Cost(),
      bytes: lines.reduce(0) { $0 + $1.utf8.count })
  }

  /// What stands before and after a number.
  private static let kinds: [(before: String, after: String)] = [
    ("", " g flour, sifted"), ("", " ½ cups butter (cold, cut into small pieces)"),
    ("", "–100 ml warm water"), ("", " cloves of garlic, peeled and finely chopped"),
    ("", " x 400 g tins chopped tomatoes"), ("about ", " tbsp olive oil, plus more for the pan"),
    ("", " cup (120 g) brown sugar, packed"), ("", " (14 oz) can coconut milk"),
    ("", " large eggs, at room temperature"), ("", " TL gemahlener Zimt (nach Geschmack)"),
    ("", " EL Olivenöl oder Butter"), ("", " gousses d’ail émincées"),
    ("", " cucharadas de aceite de oliva"), ("大さじ", " 醤油"), ("香葱 ", " 根"),
    ("", " pinch of salt"), ("", ".5 kg potatoes, waxy"), ("", "/8 teaspoon nutmeg (optional)"),
  ]
}
