import Markdown
import Mustache
import Recipes

/// A line of the ingredient list.
struct IngredientLine: Sendable {
  let view: RecipeView
  let served: ServedIngredient

  private var ingredient: Ingredient { _read { yield served.ingredient } }

  static let schema = Schema<IngredientLine>(
    "ingredient",
    [
      Field(
        "amount", .optional(.record(AmountRecord.schema.shape)),
        "How much, in the author's words: `½ cup`."
      ) { .optional($0.served.amount) { AmountRecord.schema.record($0) } },
      Field(
        "alternate", .optional(.record(AmountRecord.schema.shape)),
        "The same amount otherwise: `120 g`."
      ) { .optional($0.served.alternate) { AmountRecord.schema.record($0) } },
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
  let served: ServedGroup

  private var group: IngredientGroup { _read { yield served.group } }

  static let schema = Schema<IngredientSection>(
    "ingredient-group",
    [
      Field("heading", .optional(.html), "The heading of the group, with its links.") {
        $0.group.title == nil ? .null : .html($0.view.fragments.html($0.group.label))
      },
      Field("id", .text, "The anchor of the heading.") { .text($0.group.anchor) },
      Field("level", .text, "How deep the group is nested, counted from 1.") {
        .text("\($0.served.level)")
      },
      Field(
        "items", .optional(.record(IngredientLines.schema.shape)),
        "The group's own ingredients; absent where it has only groups."
      ) { section in
        guard !section.served.ingredients.isEmpty else { return .null }
        return IngredientLines.schema.record(
          IngredientLines(
            lines: section.served.ingredients.map {
              IngredientLine(view: section.view, served: $0)
            }))
      },
    ])

  /// All groups of a recipe in reading order, nested ones after those that hold them.
  static func sections(of view: RecipeView) -> [IngredientSection] {
    view.served.groups.map { IngredientSection(view: view, served: $0) }
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
