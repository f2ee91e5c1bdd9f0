extension RecipeDraft {
  /// Tells of ingredients that no step names, where the steps name nearly all others.
  ///
  /// Nothing is said where a step speaks of many at once ("the spices", "the remaining
  /// ingredients"), nor of what is served beside the dish.
  mutating func noteUnused(_ matcher: StepIngredients) {
    let ingredients = recipe.ingredients
    let unused = matcher.unmentioned.filter { !ingredients[$0].isOptional }
    guard !unused.isEmpty, ingredients.count > 2, unused.count * 4 <= ingredients.count else {
      return
    }
    let collective = matcher.hashes(of: Self.collectiveWords)
    if matcher.said.contains(where: { !collective.isDisjoint(with: $0) }) { return }
    let serving = matcher.hashes(of: Self.servingWords)
    let isServed = recipe.ingredientGroups.flatMap { group in
      group.flagged { !serving.isDisjoint(with: matcher.hashes(of: $0)) }
    }
    let kinds = IngredientKinds(said: matcher.said, matcher.plurals)
    for position in unused
    where !isServed[position] && !kinds.covers(ingredients[position].name) {
      note(
        RecipeFault.unusedIngredient, at: ingredients[position].range,
        "no step mentions `\(ingredients[position].name)`",
        help: "say in a step what to do with it")
    }
  }

  /// Words by which a step means many ingredients.
  private static let collectiveWords = """
    ingredients everything spices herbs vegetables seasonings toppings marinade accompaniments \
    zutaten alles gewürze kräuter gemüse ingrédients épices légumes ingredientes especias verduras
    """

  /// Words of an ingredient, or of the title above it, that need no step.
  private static let servingWords = """
    serve serving garnish topping taste desired beilage garnieren garnitur servieren belieben \
    servir garnir garniture servire
    """
}

extension IngredientGroup {
  /// For each of `flattened`, whether its own text or a title above it is of a kind.
  fileprivate func flagged(_ isOfKind: (String) -> Bool) -> [Bool] {
    if title.map(isOfKind) == true { return flattened.map { _ in true } }
    return ingredients.map { isOfKind($0.text) } + groups.flatMap { $0.flagged(isOfKind) }
  }
}

extension StepIngredients {
  /// The words of a text, by their hashes.
  fileprivate func hashes(of text: String) -> Set<UInt64> {
    var hashes: Set<UInt64> = []
    NameStems.each(in: text, plurals: plurals) { hashes.insert($0.hash) }
    return hashes
  }
}
