import Diagnostics
import Markdown
import Testing

@testable import Recipes

@Suite struct RecipeMDLayoutTests {
  private static let body = "---\n\n- *200 g* flour\n- *1* [egg](egg.md)\n\n---\n\n1. Mix.\n"

  @Test("tags, yields, amounts and links are read")
  func whole() {
    let reading = Reading(
      "# Dough\n\nGood.\n\n*bread, quick*\n\n**4 rolls, 1,5 kg**\n\n\(Self.body)")
    #expect(reading.recipe.tags == ["bread", "quick"])
    #expect(reading.recipe.yields.map(\.text) == ["4 rolls", "1,5 kg"])
    #expect(reading.ingredients == "-: flour, egg")
    #expect(reading.recipe.ingredients[1].link?.target == "egg.md")
    #expect(reading.method == "-: Mix.")
    #expect(reading.faults == [])
  }

  @Test(
    "amounts set apart keep their unit whole",
    arguments: [
      ("*2 large cans* tomatoes", "2 large cans", "tomatoes"),
      ("*½ Bund* Dill", "1/2 Bund", "Dill"),
      ("*1-2 EL* Öl", "1..2 EL", "Öl"), ("*1½ TL* Salz", "3/2 TL", "Salz"),
      ("_3_ eggs", "3", "eggs"),
      ("*2x 400 g* beans", "800 g", "beans"), ("*etwas* Salz", "?", "Salz"),
      ("*ca. 2 liter* Wasser", "2 liter", "Wasser"), ("200 g sugar", "200 g", "sugar"),
      ("*1 cup (120 g)* flour", "1 cup", "flour"), ("*1* **big** [x](y.md) foo", "1", "big x foo"),
    ])
  func amounts(line: String, amount: String, name: String) throws {
    let ingredient = try #require(Reading("# A\n\n---\n\n- \(line)\n").recipe.ingredients.first)
    #expect(IngredientLineTests.text(ingredient.amount) == amount)
    #expect(ingredient.name == name)
  }

  @Test("both halves of a double amount are read")
  func double() {
    let ingredient = Reading("# A\n\n---\n\n- *1 cup (120 g)* flour\n").recipe.ingredients.first
    #expect(ingredient?.alternateAmount?.text == "120 g")
  }

  @Test("the label keeps marks and links and leaves the amount out")
  func label() throws {
    let recipe = Reading("# A\n\n---\n\n- *1* **big** [egg](e.md), beaten & *cold*\n").recipe
    let label = try #require(recipe.ingredients.first?.label)
    #expect(Reading.html(label) == "<strong>big</strong> egg</a>, beaten &amp; <em>cold</em>")
    #expect(label.slots.map(\.target) == ["e.md"])
  }

  @Test(
    "what strict RecipeMD rejects is read and told of",
    arguments: [
      ("# A\n\n*a, b*\n**4 servings**\n\n\(body)", ["recipemd-joined 3:1"]),
      ("# A\n\n*a, b*\n---\n\n- *1* egg\n\n---\n\n1. Mix.\n", ["recipemd-divider 3:1"]),
      ("# A\n\n*a*\n\nLate words.\n\n\(body)", ["recipemd-repeated 5:1"]),
      ("# A\n\n*a*\n\n*b*\n\n\(body)", ["recipemd-repeated 5:1"]),
      ("# A\n\n---\n\n- *some* salt\n\n---\n\n1. Mix.\n", ["recipemd-amount 5:1"]),
      ("# A\n\n---\n\n- egg\n\nMix it.\n", ["recipemd-divider 7:1"]),
      ("# A\n\n*A dish from the sea.*\n\n\(body)", ["sentence-as-tag 3:1"]),
      ("## A\n\n\(body)", ["recipemd-title 1:1"]),
    ])
  func faults(text: String, faults: [String]) {
    let reading = Reading(text)
    #expect(reading.faults == faults)
    #expect(reading.recipe.title == "A")
    #expect(!reading.recipe.ingredients.isEmpty)
    #expect(reading.recipe.steps.count == 1)
  }

  @Test("tags and yields in one paragraph are taken apart")
  func joined() {
    let recipe = Reading("# A\n\n*a, b*\n**4 servings**\n\n\(Self.body)").recipe
    #expect(recipe.tags == ["a", "b"])
    #expect(recipe.yields.map(\.text) == ["4 servings"])
    #expect(recipe.description.isEmpty)
  }

  @Test(
    "front matter, a byte order mark and a comment may come first",
    arguments: [
      "---\ntags: [x]\n---\n\n", "\u{FEFF}", "<!-- mine -->\n\n",
    ])
  func beginnings(start: String) {
    let reading = Reading("\(start)# A\n\n\(Self.body)")
    #expect(reading.recipe.title == "A")
    #expect(reading.ingredients == "-: flour, egg")
  }

  @Test("groups nest as their headings do, and a heading may be a link")
  func groups() {
    let reading = Reading(
      "# A\n\n---\n\n- a\n\n## [Sauce](sauce.md)\n\n- b\n\n### Deep\n\n- c\n\n# Last\n\n- d\n")
    let groups = reading.recipe.ingredientGroups
    #expect(groups.map(\.title) == [nil, "Sauce", "Last"])
    #expect(groups[1].groups.map(\.title) == ["Deep"])
    #expect(groups[1].link?.target == "sauce.md")
  }

  @Test("a third rule parts the instructions, and nothing is lost")
  func thirdRule() {
    let reading = Reading("# A\n\n---\n\n- a\n\n---\n\nMix.\n\n---\n\nBake.\n")
    #expect(reading.recipe.steps.map(\.text) == ["Mix.", "Bake."])
  }

  @Test("the text's yield counts before the front matter's")
  func conflict() {
    let reading = Reading("---\nservings: 4\n---\n\n# A\n\n**6 servings**\n\n\(Self.body)")
    #expect(reading.recipe.yields.map(\.text) == ["6 servings"])
    #expect(reading.faults == ["conflict 7:1"])
  }

  @Test("by the letter there is no front matter")
  func strictFrontMatter() {
    let file = SourceFile(path: "pie.md", text: "---\ntags: [pie]\n---\n# Pie\n\n---\n\n- apple\n")
    let (_, faults) = RecipeMDReader.read(MarkdownDocument(file), id: "pie")
    #expect(
      DiagnosticReport().text(of: DiagnosticCollection(faults)) == """
        pie.md:2:1: error: RecipeMD has no front matter [recipemd-front-matter]
        2 | tags: [pie]
          | ^
          = help: write tags in italics and yields in bold below the title

        1 error in 1 file

        """)
  }
}
