import Markdown
import Mustache
import Recipes

/// A line of the ingredient list.
struct IngredientLine: Sendable {
  let view: RecipeView
  let ingredient: Ingredient

  static let schema = Schema<IngredientLine>(
    "ingredient",
    [
      Field(
        "amount", .optional(.record(AmountRecord.schema.shape)),
        "How much, in the author's words: `½ cup`."
      ) { line in
        let (amount, other) = (line.ingredient.amount, line.ingredient.alternateAmount)
        return .optional(
          AmountRecord(amount, beside: other, of: line.ingredient, in: line.view)
        ) { AmountRecord.schema.record($0) }
      },
      Field(
        "alternate", .optional(.record(AmountRecord.schema.shape)),
        "The same amount otherwise: `120 g`."
      ) { line in
        let (amount, other) = (line.ingredient.amount, line.ingredient.alternateAmount)
        return .optional(
          AmountRecord(other, beside: amount, of: line.ingredient, in: line.view)
        ) { AmountRecord.schema.record($0) }
      },
      Field(
        "name", .optional(.text),
        "What it is and nothing else: `butter`; absent where the label says just that."
      ) {
        let ingredient = $0.ingredient
        return ingredient.label.html.elementsEqual(ingredient.name.utf8)
          ? .null : .text(ingredient.name)
      },
      Field(
        "label", .html,
        "What it is and how it is prepared, with its links; one to a recipe asks for the amount."
      ) { .html($0.label) },
      Field("more", .optional(.html), "Further paragraphs of the same ingredient.") {
        $0.parts.more.isEmpty ? .null : .html($0.view.fragments.html($0.parts.more))
      },
    ])

  private var label: [UInt8] {
    view.fragments.html(parts.line, asking: ingredient.link == nil ? nil : ingredient)
  }

  private var parts: (line: Fragment, more: Fragment) { ingredient.label.splitAtBlock() }
}

/// The lines of one group.
struct IngredientLines: Sendable {
  let lines: [IngredientLine]

  static let schema = Schema<IngredientLines>(
    "ingredient-lines",
    [
      Field("lines", .list(.record(IngredientLine.schema.shape)), "The ingredients in order.") {
        IngredientLine.schema.list($0.lines)
      }
    ])
}

/// Ingredients under one heading.
struct IngredientSection: Sendable {
  let view: RecipeView
  let group: IngredientGroup
  /// How deep the group is nested, counted from 1.
  let level: Int

  static let schema = Schema<IngredientSection>(
    "ingredient-group",
    [
      Field("heading", .optional(.html), "The heading of the group, with its links.") {
        $0.group.title == nil ? .null : .html($0.view.fragments.html($0.group.label))
      },
      Field("id", .text, "The anchor of the heading.") { .text($0.group.anchor) },
      Field("level", .text, "How deep the group is nested, counted from 1.") {
        .text("\($0.level)")
      },
      Field(
        "items", .optional(.record(IngredientLines.schema.shape)),
        "The group's own ingredients; absent where it has only groups."
      ) { section in
        guard !section.group.ingredients.isEmpty else { return .null }
        return IngredientLines.schema.record(
          IngredientLines(
            lines: section.group.ingredients.map {
              IngredientLine(view: section.view, ingredient: $0)
            }))
      },
    ])

  /// All groups of a recipe in reading order, nested ones after those that hold them.
  static func sections(of view: RecipeView) -> [IngredientSection] {
    var sections: [IngredientSection] = []
    var waiting = view.recipe.ingredientGroups.reversed().map { (group: $0, level: 1) }
    while let (group, level) = waiting.popLast() {
      sections.append(IngredientSection(view: view, group: group, level: level))
      waiting += group.groups.reversed().map { (group: $0, level: level + 1) }
    }
    return sections
  }
}

/// What a recipe takes.
struct IngredientList: Sendable {
  let groups: [IngredientSection]

  static let schema = Schema<IngredientList>(
    "ingredients",
    [
      Field(
        "groups", .list(.record(IngredientSection.schema.shape)),
        "The ingredients in groups; the first without a heading holds the ungrouped ones."
      ) { IngredientSection.schema.list($0.groups) }
    ])

  /// The ingredients of a recipe; `nil` where it lists none.
  init?(of view: RecipeView) {
    groups = IngredientSection.sections(of: view)
    if groups.isEmpty { return nil }
  }
}
