import Language
import Mustache
import Navigation
import Recipes

/// A card of cook mode: the ingredients, or one step.
struct CookCard: Sendable {
  let view: RecipeView
  /// The card's place: 0 for the ingredients, else the number of its step.
  let place: Int
  /// How many steps there are.
  let stepCount: Int
  /// The step; `nil` on the card of ingredients.
  let step: Step?
  /// The heading of the part that begins with the step.
  let part: String?

  static let schema = Schema<CookCard>(
    "card",
    [
      Field("id", .text, "The card's anchor: `ingredients` or `step-3`.") {
        .text(CookCard.anchor($0.place))
      },
      Field("title", .text, "`Ingredients` or `Step 3`.") { .text($0.title) },
      Field("part", .optional(.text), "The heading of the part that the step belongs to.") {
        .optional($0.part) { .text($0) }
      },
      Field("language", .optional(.text), "The recipe's language where it is not the page's.") {
        .optional($0.view.recipe.language) { .text($0) }
      },
      Field("direction", .optional(.text), "`ltr` or `rtl`, where there is a `language`.") {
        .optional($0.view.recipe.language) { .text(WritingDirection(of: $0).rawValue) }
      },
      Field(
        "groups", .list(.record(IngredientSection.schema.shape)),
        "The ingredients on their card, none on the others."
      ) {
        $0.step == nil
          ? IngredientSection.schema.list(IngredientSection.sections(of: $0.view)) : .null
      },
      Field(
        "servings", .optional(.record(Servings.schema.shape)),
        "For how many it is, on the card of ingredients."
      ) { card in
        card.step == nil
          ? .optional(Servings(of: card.view)) { Servings.schema.record($0) } : .null
      },
      Field("body", .optional(.html), "What to do; absent on the card of ingredients.") { card in
        .optional(card.step) { .html(card.view.fragments.html($0.body)) }
      },
      Field(
        "uses", .optional(.record(IngredientLines.schema.shape)),
        "The ingredients that the step takes; absent where it takes none, and on their own card."
      ) { .optional($0.uses) { IngredientLines.schema.record($0) } },
      Field(
        "photo", .optional(.record(Picture.schema.shape)), "A photo that bears the step's number."
      ) { card in
        .optional(
          Picture(card.step?.photo, of: card.view.fragments.sourcePath, on: card.view.page)
        ) { Picture.schema.record($0) }
      },
      Field(
        "times", .optional(.record(StepTimes.schema.shape)),
        "The lengths of time that the step names; absent where it names none."
      ) { .optional(StepTimes(of: $0)) { StepTimes.schema.record($0) } },
      Field("progress", .optional(.text), "How far one has come: `3 of 11`.") {
        $0.place == 0 ? .null : .text($0.progress)
      },
      Field("previous", .optional(.record(CardTurn.schema.shape)), "The card before it.") {
        $0.turn(to: $0.place - 1)
      },
      Field("next", .optional(.record(CardTurn.schema.shape)), "The card after it.") {
        $0.turn(to: $0.place + 1)
      },
    ])

  private static func anchor(_ place: Int) -> String {
    place == 0 ? "ingredients" : "step-\(place)"
  }

  private var title: String {
    place == 0
      ? view.page.words.text("ingredients")
      : view.page.words.text("step", ["number": "\(place)"])
  }

  private var uses: IngredientLines? {
    guard let step, !step.ingredients.isEmpty else { return nil }
    let all = view.served.ingredients
    return IngredientLines(
      lines: step.ingredients.map { IngredientLine(view: view, served: all[$0]) })
  }

  private var progress: String {
    view.page.words.text("step-progress", ["number": "\(place)", "count": "\(stepCount)"])
  }

  private func turn(to place: Int) -> Value {
    guard (0...stepCount).contains(place) else { return .null }
    return CardTurn.schema.record(CardTurn(url: "#" + CookCard.anchor(place)))
  }
}

/// The way to a neighbouring card.
struct CardTurn: Sendable {
  let url: String

  static let schema = Schema<CardTurn>(
    "turn", [Field("url", .url, "The anchor of the card.") { .text($0.url) }])
}

/// A recipe as cook mode shows it.
struct CookDeck: Sendable {
  let view: RecipeView

  static let schema = Schema<CookDeck>(
    "cook",
    [
      Field("title", .text, "What the recipe is called.") { .text($0.view.recipe.title) },
      Field("language", .optional(.text), "The recipe's language where it is not the page's.") {
        .optional($0.view.recipe.language) { .text($0) }
      },
      Field("cards", .list(.record(CookCard.schema.shape)), "The ingredients, then each step.") {
        CookCard.schema.list($0.cards)
      },
    ])

  private var cards: [CookCard] {
    let count = view.recipe.parts.reduce(0) { $0 + $1.steps.count }
    var cards = [CookCard(view: view, place: 0, stepCount: count, step: nil, part: nil)]
    for part in view.recipe.parts {
      for step in part.steps {
        cards.append(
          CookCard(
            view: view, place: cards.count, stepCount: count, step: step, part: part.title))
      }
    }
    return cards
  }
}
