import Diagnostics
import Testing

@testable import Recipes

@Suite("What of a recipe goes into the plan of a site")
struct EntryPlanTests {
  private static let text = """
    ---
    tags: [sweet, baked]
    prep: 10 min
    image: pie.jpg
    image_alt: A pie
    date: 2026-11-30
    aliases: /old/
    ---

    # Pie

    A pie for two. See [the crust](crust.md).

    **2 pies**

    ---

    - *1 cup* egg

    ---

    Bake the egg.
    """

  private static func plan(_ text: String) -> [UInt8] {
    let read = Reading(text)
    let entry = CookbookEntry(
      summary: RecipeSummary(of: read.recipe, sourcePath: "pie.md"), category: read.recipe.category,
      bundle: nil, references: read.recipe.references, anchors: read.recipe.anchors,
      words: RecipeWords(of: read.recipe), idRange: SourceRange(0, 0))
    var bytes: [UInt8] = []
    entry.packPlan(into: &bytes)
    return bytes
  }

  @Test(
    "is another one for each thing that other pages show",
    arguments: [
      ("sweet", "savoury"), ("[sweet, baked]", "[sweet, baked, hot]"), ("10 min", "20 min"),
      ("pie.jpg", "tart.jpg"), ("A pie\n", "A tart\n"), ("2026-11-30", "2026-11-29"),
      ("/old/", "/older/"), ("# Pie", "# Tart"), ("for two", "for three"), ("crust.md", "dough.md"),
      ("2 pies", "3 pies"), ("egg\n\n---", "fig\n\n---"), ("- *1", "- *1* salt\n- *1"),
      ("Bake the egg.", "1. Bake the egg.\n2. Eat."), ("Bake the egg.", "See [tart](tart.md)."),
    ])
  func counts(old: String, new: String) {
    #expect(Self.plan(Self.text) != Self.plan(Self.text.replacing(old, with: new)))
  }

  @Test("is the same for other words of a step and for other places in the file")
  func leftOut() {
    let changed = Self.text.replacing("Bake the egg.", with: "Boil the egg.")
      .replacing("\n\n---\n\n-", with: "\n\n\n---\n\n-")
    #expect(Self.plan(Self.text) == Self.plan(changed))
  }

  @Test("knows every field that a summary and an entry have")
  func fields() {
    let read = Reading(Self.text)
    let summary = RecipeSummary(of: read.recipe, sourcePath: "pie.md")
    #expect(
      Mirror(reflecting: summary).children.compactMap(\.label) == [
        "id", "title", "language", "summary", "sourcePath", "category", "tags", "times", "yields",
        "photo", "photoAlt", "dates", "aliases", "ingredientCount", "stepCount", "uses",
      ])
    let entry = CookbookEntry(
      summary: summary, category: [], bundle: nil, references: [], anchors: PageAnchors(),
      words: RecipeWords(of: read.recipe), idRange: SourceRange(0, 0))
    #expect(
      Mirror(reflecting: entry).children.compactMap(\.label) == [
        "summary", "category", "bundle", "references", "anchors", "words", "idRange",
      ])
  }
}
