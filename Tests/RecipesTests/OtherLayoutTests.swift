import Testing

@testable import Recipes

@Suite struct OtherLayoutTests {
  @Test("lists in the front matter, with items that YAML takes for maps")
  func chowdown() {
    let reading = Reading(
      """
      ---
      title: Stew
      ingredients:
      - 1 lb beef
      - optional: fresh parsley
      - For the gravy:
      - 1 cup stock
      - Topping:
        - 2 eggs
      directions:
      - Cook it.
      - Rest 10 minutes.
      components: [Gravy]
      ---

      A story.
      """)
    #expect(reading.recipe.ingredients.map(\.text).contains("1 lb beef"))
    #expect(reading.recipe.ingredients.count == 4)
    #expect(reading.method == "-: Cook it., Rest 10 minutes.")
    #expect(reading.recipe.related.map(\.target) == ["Gravy"])
    #expect(reading.recipe.summary == "A story.")
  }

  @Test("lines of the front matter are Markdown as lines of the body are")
  func markedFrontMatter() throws {
    let text = """
      ---
      title: Stew
      ingredients:
      - 1 jar of [green *stew*](stew.md), drained
      - "2 **large** eggs"
      - 1 cup butter* (see notes)
      directions:
      - Open the [jar](https://example.org/jar), then `stir` it.
      - 2 times more
      ---
      """
    let reading = Reading(text)
    #expect(reading.ingredients == "-: green stew, large eggs, butter")
    let jar = try #require(reading.recipe.ingredients.first)
    #expect(jar.amount?.text == "1 jar")
    #expect(jar.note == "drained")
    #expect(jar.text == "1 jar of green stew, drained")
    let link = try #require(jar.link)
    #expect(link.target == "stew.md")
    let bytes = Array(text.utf8)
    #expect(
      String(decoding: bytes[link.range.lower..<link.range.upper], as: UTF8.self) == "stew.md")
    #expect(
      reading.method == "-: Open the jar, then stir it., 2 times more")
    let step = try #require(reading.recipe.steps.first)
    #expect(Reading.html(step.body).contains("<code>stir</code>"))
    #expect(step.body.slots.count == 1)
  }

  @Test("a dish that is put together from other recipes needs no ingredients of its own")
  func assembled() {
    let text = "title: Tart\ndirections: [Bake.]\n---\n\nNice.\n"
    #expect(Reading("---\ncomponents: [Crust]\n" + text).faults == [])
    #expect(Reading("---\n" + text).faults == ["no-ingredients 2:8"])
  }

  @Test("`tag` and `tags` are both kept")
  func tags() {
    let reading = Reading("---\ntags: [a, b]\ntag: b, c\n---\n# A\n")
    #expect(reading.recipe.tags == ["a", "b", "c"])
    #expect(!reading.faults.contains { $0.hasPrefix("duplicate-key") })
  }

  @Test("directions alone in the front matter are read too")
  func directionsAlone() {
    let reading = Reading("---\ntitle: Tart\ndirections:\n- Bake.\n---\n\nNice.\n")
    #expect(reading.method == "-: Bake.")
  }

  @Test("groups of ingredients may be a map")
  func mapOfGroups() {
    let reading = Reading(
      "---\ntitle: A\ningredients:\n  dough:\n  - 1 egg\ndirections: [Mix.]\n---\n")
    #expect(reading.ingredients == "dough: egg")
  }

  @Test("ingredients beside the step that uses them")
  func nyum() {
    let reading = Reading(
      """
      ---
      title: Lentils
      size: 4 bowls
      ---

      * `250 g` lentils
      * `1 l` stock

      > Simmer 20 minutes.

      ---

      * lemon

      > Season.
      """)
    #expect(reading.ingredients == "-: lentils, stock, lemon")
    #expect(
      reading.recipe.ingredients.map { IngredientLineTests.text($0.amount) } == [
        "250 g", "1 l", "-",
      ])
    #expect(reading.recipe.steps.map(\.ingredients) == [[0, 1], [2]])
    #expect(reading.recipe.steps.map(\.text) == ["Simmer 20 minutes.", "Season."])
  }

  @Test("without any heading the order decides")
  func unlabelled() {
    let reading = Reading("# A\n\nGood.\n\n- 2 eggs\n- 1 cup milk\n\n1. Mix.\n2. Fry.\n")
    #expect(reading.ingredients == "-: eggs, milk")
    #expect(reading.method == "-: Mix., Fry.")
    #expect(reading.recipe.summary == "Good.")
  }

  @Test("a text is shown as it is, and told of")
  func prose() {
    let reading = Reading("# A\n\nWords.\n\n- one\n- other\n")
    #expect(reading.faults == ["no-ingredients 1:1", "no-steps 1:1"])
    #expect(Reading.html(reading.recipe.description).contains("<li>one</li>"))
  }

  @Test("`format:` forces a layout, and a wrong one is told of")
  func format() {
    let text = "# A\n\n## Ingredients\n\n- x\n\n---\n\n- *1* y\n\n---\n\nMix.\n"
    let forced = Reading("---\nformat: recipemd\n---\n\n\(text)")
    #expect(forced.recipe.ingredients.map(\.name) == ["y"])
    let wrong = Reading("---\nformat: recipemb\n---\n\n\(text)")
    #expect(wrong.faults.contains("unknown-format 2:9"))
  }

  @Test("a file without a title is called like itself")
  func noTitle() {
    let reading = Reading(
      "## Ingredients\n\n- b\n\n## Method\n\n1. C.\n", path: "Content/apple-pie.md")
    #expect(reading.recipe.title == "Apple pie")
    #expect(reading.faults == ["no-title 1:1"])
  }

  @Test("two titles that differ are told of, and the text's counts")
  func twoTitles() {
    let reading = Reading(
      "---\ntitle: A\n---\n\n# B\n\n## Ingredients\n\n- b\n\n## Method\n\n1. C.\n")
    #expect(reading.recipe.title == "B")
    #expect(reading.faults == ["two-titles 5:1"])
  }
}
