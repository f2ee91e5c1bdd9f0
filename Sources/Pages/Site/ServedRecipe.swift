import Recipes

/// A recipe with what its pages have in common, worked out once for all of them.
public final class ServedRecipe: Sendable {
  let recipe: Recipe
  /// Its ingredients by group in reading order, nested groups after those that hold them.
  let groups: [ServedGroup]
  /// The ingredients of all groups, in the order to which steps refer.
  let ingredients: [ServedIngredient]
  /// Its description, taken apart.
  let lead: Lead

  init(_ recipe: Recipe, in context: SiteContext) {
    self.recipe = recipe
    let mark = DecimalMark(language: recipe.language ?? context.site.language)
    var groups: [ServedGroup] = []
    var waiting = recipe.ingredientGroups.reversed().map { (group: $0, level: 1) }
    while let (group, level) = waiting.popLast() {
      groups.append(
        ServedGroup(
          group: group, level: level,
          ingredients: group.ingredients.map { ServedIngredient($0, context.unitNames, mark) }))
      waiting += group.groups.reversed().map { (group: $0, level: level + 1) }
    }
    self.groups = groups
    ingredients = groups.flatMap(\.ingredients)
    lead = Lead(of: recipe)
  }

  /// Whether any amount has a number that scales.
  var scales: Bool { ingredients.contains { $0.ingredient.amount?.min != nil } }

  /// Whether any amount can be given in other measures.
  var converts: Bool { ingredients.contains { $0.amount?.converts == true } }
}

/// Ingredients under one heading.
struct ServedGroup: Sendable {
  let group: IngredientGroup
  /// How deep the group is nested, counted from 1.
  let level: Int
  /// The group's own ingredients.
  let ingredients: [ServedIngredient]
}

/// An ingredient with its amounts as pages show them.
final class ServedIngredient: Sendable {
  let ingredient: Ingredient
  let amount, alternate: AmountRecord?

  init(_ ingredient: Ingredient, _ names: UnitNames, _ mark: DecimalMark) {
    self.ingredient = ingredient
    let (amount, other) = (ingredient.amount, ingredient.alternateAmount)
    self.amount = AmountRecord(amount, beside: other, of: ingredient.name, names, mark)
    alternate = AmountRecord(other, beside: amount, of: ingredient.name, names, mark)
  }
}
