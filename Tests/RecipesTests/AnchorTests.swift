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
