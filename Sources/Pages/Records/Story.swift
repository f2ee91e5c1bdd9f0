import Language
import Markdown
import Mustache
import Recipes

/// A passage of a recipe that is neither ingredients nor method.
struct Passage: Sendable {
  let view: RecipeView
  let section: Section

  static let schema = Schema<Passage>(
    "passage",
    [
      Field("heading", .optional(.html), "The heading of the passage.") {
        $0.section.title.isEmpty ? .null : .html($0.view.fragments.html($0.section.title))
      },
      Field("id", .text, "The anchor of the heading.") { .text($0.section.anchor) },
      Field("body", .html, "What it says.") { .html($0.view.fragments.html($0.section.body)) },
    ])
}

/// What else the author says: the rest of the description, notes, tips.
struct Story: Sendable {
  let passages: [Passage]

  static let schema = Schema<Story>(
    "story",
    [
      Field("sections", .list(.record(Passage.schema.shape)), "The passages in their order.") {
        Passage.schema.list($0.passages)
      }
    ])

  /// The story of a recipe; `nil` where there is none.
  init?(of view: RecipeView) {
    var sections = view.recipe.sections
    let rest = view.served.lead.rest
    if !Story.isBlank(rest) {
      sections.insert(Section(title: Fragment(), level: 2, body: rest), at: 0)
    }
    guard !sections.isEmpty else { return nil }
    passages = sections.map { Passage(view: view, section: $0) }
  }

  private static func isBlank(_ fragment: Fragment) -> Bool {
    fragment.slots.isEmpty && fragment.html.allSatisfy { $0 <= 32 }
  }
}
