import Language
import Mustache
import Recipes

/// A fact about a recipe with its label.
struct RecipeFact: Sendable {
  let label: String
  let html: [UInt8]
  /// The length of time in ISO 8601, where the fact is one.
  var duration: String?
  /// The microformat class of the text.
  var microformat: String?

  static let schema = Schema<RecipeFact>(
    "fact",
    [
      Field("label", .text, "What the fact is about: `Makes`.") { .text($0.label) },
      Field("text", .html, "The fact in the author's words: `8 servings`.") { .html($0.html) },
      Field("duration", .optional(.text), "A length of time in ISO 8601: `PT1H40M`.") {
        .optional($0.duration) { .text($0) }
      },
      Field("class", .optional(.text), "The h-recipe class of the fact: `p-yield`.") {
        .optional($0.microformat) { .text($0) }
      },
    ])
}

extension RecipeFact {
  /// A fact in plain text.
  init(label: String, text: String, duration: String? = nil, microformat: String? = nil) {
    self.init(
      label: label, html: HTMLText.escaped(text), duration: duration, microformat: microformat)
  }
}

/// What a recipe makes, how long it takes, and the like.
struct FactList: Sendable {
  let facts: [RecipeFact]

  static let schema = Schema<FactList>(
    "facts",
    [
      Field("facts", .list(.record(RecipeFact.schema.shape)), "The facts in their order.") {
        RecipeFact.schema.list($0.facts)
      }
    ])

  /// The facts of a recipe; `nil` where there are none.
  init?(of view: RecipeView) {
    let words = view.page.words
    let (recipe, times) = (view.recipe, view.recipe.times)
    var facts: [RecipeFact] = []
    if !recipe.yields.isEmpty {
      let html = recipe.yields.map { AmountText(html: $0).html }.joined(separator: Array(", ".utf8))
      facts.append(
        RecipeFact(label: words.text("makes"), html: Array(html), microformat: "p-yield"))
    }
    let named = [
      ("preparation-time", times.preparation), ("cooking-time", times.cooking),
      ("total-time", times.total ?? FactList.sum(of: times, view.page.context.times)),
    ]
    for (key, time) in named {
      guard let time else { continue }
      facts.append(
        FactList.fact(
          time, label: words.text(key), isTotal: key == "total-time", view.page.context.times))
    }
    if let cuisine = recipe.cuisine {
      facts.append(RecipeFact(label: words.text("cuisine"), text: cuisine))
    }
    facts += recipe.facts.map {
      RecipeFact(
        label: words.optionalText($0.key) ?? FactList.spelledOut($0.key),
        text: $0.value)
    }
    guard !facts.isEmpty else { return nil }
    self.facts = facts
  }

  private static func fact(
    _ time: CookingTime, label: String, isTotal: Bool, _ words: TimeWords
  ) -> RecipeFact {
    RecipeFact(
      label: label, text: words.text(of: time),
      duration: time.seconds.map(ISODuration.text(ofSeconds:)),
      microformat: isTotal ? "dt-duration" : nil)
  }

  private static func sum(of times: CookingTimes, _ words: TimeWords) -> CookingTime? {
    guard times.preparation != nil, times.cooking != nil, let seconds = times.wholeSeconds else {
      return nil
    }
    return CookingTime(seconds: seconds, text: words.text(ofSeconds: seconds))
  }

  // A key that the theme has no word for is shown as it is: `serving-size`.
  private static func spelledOut(_ key: String) -> String {
    let words = key.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
