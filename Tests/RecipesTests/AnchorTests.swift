import Diagnostics
import Markdown
import Testing

@testable import Recipes

@Suite("Anchors of a recipe's page")
struct AnchorTests {
  private func recipe(_ text: String) -> Recipe {
    RecipeReader.read(MarkdownDocument(SourceFile(path: "pie.md", text: text)), id: "pie").recipe
  }

  @Test("the heading of a section can be linked to")
  func sections() {
    let recipe = recipe(
      "# Pie\n\n## Ingredients\n\n- flour\n\n## Method\n\n1. Bake.\n\n## Tips\n\nEat.")
    #expect(recipe.sections.map(\.anchor) == ["tips"])
    #expect(recipe.anchors.contains("tips"))
  }

  @Test("an author's heading takes no anchor that the page has of its own")
  func reserved() {
    let recipe = recipe(
      "# Pie\n\n## Ingredients\n\n- flour\n\n## Method\n\n1. Bake.\n\n## Used in\n\nEverything.")
    #expect(recipe.sections.map(\.anchor) == ["used-in-1"])
  }
}

extension AnchorTests {
  @Test("headings of ingredients and of the method can be linked to, and so can every step")
  func groupsAndParts() {
    let text =
      "# Pie\n\n## Ingredients\n\n- flour\n\n### Topping\n\n- sugar\n\n## Method\n\n### Topping\n\n1. Bake.\n2. Eat."
    let recipe = RecipeReader.read(
      MarkdownDocument(SourceFile(path: "pie.md", text: text)), id: "pie"
    ).recipe
    let wanted: Set<String> = [
      "ingredients", "method", "step-1", "step-2", "topping", "topping-1", "main", "sidebar",
    ]
    #expect(Set(recipe.anchors.all) == wanted)
    #expect(recipe.parts.map(\.anchor) == ["topping-1"])
  }

  @Test("a page without a method has no place of that name")
  func nothing() {
    let recipe = RecipeReader.read(
      MarkdownDocument(SourceFile(path: "pie.md", text: "# Pie\n\nGood.\n")), id: "pie"
    ).recipe
    #expect(recipe.anchors.all == ["main", "sidebar"])
  }
}
