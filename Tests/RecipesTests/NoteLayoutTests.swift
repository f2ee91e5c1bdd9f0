import Testing

@testable import Recipes

/// Recipes as people keep them in notes and blogs, where the ingredients are no plain list.
@Suite struct NoteLayoutTests {
  private func sections(_ ingredients: String, _ method: String = "1. Stir.") -> Reading {
    Reading("# A\n\n## Ingredients\n\n\(ingredients)\n\n## Method\n\n\(method)\n")
  }

  @Test("boxes to tick are no part of ingredients and steps")
  func boxes() {
    let reading = sections(
      "- [ ] 2 tbsp oil\n- [x] *1* onion\n- [ ] salt", "- [ ] Fry the **onion**.\n- [x] Eat.")
    #expect(reading.ingredients == "-: oil, onion, salt")
    #expect(reading.recipe.ingredients.map { $0.amount?.text ?? "-" } == ["2 tbsp", "1", "-"])
    #expect(reading.recipe.ingredients.map(\.text) == ["2 tbsp oil", "1 onion", "salt"])
    #expect(reading.recipe.ingredients.map { Reading.html($0.label) } == ["oil", "onion", "salt"])
    #expect(reading.method == "-: Fry the onion., Eat.")
    #expect(
      Reading.html(reading.recipe.steps[0].body) == "<p>Fry the <strong>onion</strong>.</p>")
  }

  @Test(
    "links as wikis have them are known by what they show",
    arguments: [
      ("[[Garam Masala]] 2 tsp", "Garam Masala"), ("2 tsp [[Garam Masala]]", "Garam Masala"),
      ("2 tsp [[spices/garam|Garam Masala]]", "Garam Masala"), ("2 tsp [[open", "[[open"),
    ])
  func wikiLinks(line: String, name: String) {
    let reading = sections("- \(line)")
    #expect(reading.recipe.ingredients.map(\.name) == [name])
    #expect(reading.recipe.ingredients.map { $0.amount?.text } == ["2 tsp"])
  }

  @Test(
    "without a list, lines with amounts are the ingredients",
    arguments: [
      "1 cup tahini\n2 cloves garlic\nwater as needed",
      "1 cup tahini  \n2 cloves garlic  \nwater as needed",
      "1 cup tahini\n\n2 cloves garlic\n\n1 l water",
      "Tahini: 1 cup\nGarlic: 2 cloves\nwater",
    ])
  func lines(text: String) {
    let reading = sections(text)
    #expect(
      reading.recipe.ingredients.map { $0.name.lowercased() } == ["tahini", "garlic", "water"])
    #expect(reading.recipe.sections.isEmpty)
  }

  @Test("lines in bold or with a colon title the lines below them")
  func lineGroups() {
    let reading = sections("**Sauce**\n1 cup *raw* tahini\n\nSalad:\n\n2 carrots\n1 cucumber")
    #expect(reading.ingredients == "Sauce: raw tahini | Salad: carrots, cucumber")
    #expect(Reading.html(reading.recipe.ingredients[0].label) == "<em>raw</em> tahini")
  }

  @Test("running text among the ingredients stays text")
  func prose() {
    let reading = sections("You need 2 eggs and some flour.\n\nAll else is up to you.")
    #expect(reading.recipe.ingredients.isEmpty)
    #expect(reading.faults == ["no-ingredients 1:1"])
  }

  @Test(
    "the rows of a table are ingredients, whatever the order of its columns",
    arguments: [
      "| Amount | Unit | Ingredient |\n|---|---|---|\n| 250 | g | butter |\n| 1 | pinch | salt |",
      "| Ingredient | Amount |\n|---|---|\n| butter | 250 g |\n| salt | 1 pinch |",
      "| Menge | Zutat |\n|--:|:--|\n| 250 g | butter |\n| 1 pinch | salt |",
      "| 250 g | butter |\n|---|---|\n| 1 pinch | salt |",
      "| | |\n|-|-|\n| 250 g | butter |\n| 1 pinch | salt |",
    ])
  func tables(text: String) {
    let reading = sections(text)
    #expect(reading.ingredients == "-: butter, salt")
    #expect(reading.recipe.ingredients.map { $0.amount?.text } == ["250 g", "1 pinch"])
    #expect(reading.faults == [])
  }

  @Test("a table may have remarks, two measures, links and titles of groups")
  func richTable() throws {
    let reading = sections(
      """
      | Ingredient | Metric | US | Notes |
      |---|---|---|---|
      | **Dough** | | | |
      | [flour](flour.md) | 250 g | 2 cups | sifted |
      | salt | – | – | to taste |
      """)
    #expect(reading.ingredients == "Dough: flour, salt")
    let flour = try #require(reading.recipe.ingredients.first)
    #expect(flour.amount?.text == "250 g")
    #expect(flour.alternateAmount?.text == "2 cups")
    #expect(flour.note == "sifted")
    #expect(flour.link?.target == "flour.md")
    #expect(reading.recipe.ingredients[1].amount == nil)
  }

  @Test("lists in quotes are groups, titled by a callout's words")
  func callouts() {
    let reading = sections("> [!example] Dry\n> - 200 g flour\n\n> [!tip]- Wet\n> - 1 egg")
    #expect(reading.ingredients == "Dry: flour | Wet: egg")
  }

  @Test(
    "headings may be numbered, lines may stand for headings, with how many they feed",
    arguments: [
      ("## 1. Ingredients", "## 2. Method"), ("## 1) Ingredients", "### 2) What to do"),
      ("Ingredients", "Steps"), ("**Zutaten (4 Personen)**", "**Zubereitung**"),
      ("**材料**（4人分）", "**作り方**"), ("*Ingredients*", "*Directions*"),
    ])
  func headings(ingredients: String, method: String) {
    let reading = Reading("# A\n\n\(ingredients)\n\n- 1 b\n- 2 pears\n\n\(method)\n\n1. D.\n")
    #expect(reading.ingredients == "-: b, pears")
    #expect(reading.method == "-: D.")
    let says4 = ingredients.contains("4")
    #expect(reading.recipe.yields.map(\.min) == (says4 ? [Rational(4)] : []))
  }

  @Test("lists of the front matter may be texts of several lines")
  func blockScalars() {
    let reading = Reading(
      "---\ntitle: A\ningredients: |\n  1 b\n  2 pears\ninstructions: |\n  Mix.\n  Bake.\n---\n")
    #expect(reading.ingredients == "-: b, pears")
    #expect(reading.method == "-: Mix., Bake.")
  }

  @Test("HTML that only ends something is no step")
  func closingTags() {
    let reading = sections("- 1 b", "1. Stir.\n\n</details>\n")
    #expect(reading.method == "-: Stir.")
  }

  @Test(
    "times and servings on one line are read whatever parts them",
    arguments: [
      "Préparation : 20 min — Cuisson : 35 min — Pour : 4",
      "Prep: 20 min | Cook: 35 min | Serves: 4",
      "Prep time: 20 min • Cook time: 35 min • Servings: 4",
    ])
  func facts(line: String) {
    let reading = Reading("# A\n\n\(line)\n\n## Ingredients\n\n- 1 b\n\n## Method\n\n1. C.\n")
    #expect(reading.recipe.times.preparation?.seconds == 1200)
    #expect(reading.recipe.times.cooking?.seconds == 2100)
  }

  @Test(
    "so are lines without labels, in a quote and behind a sign too",
    arguments: [
      "> 🕐 2 hours · 👥 4 people", "Für 4 Personen | 2 Stunden", "4 servings • 2 hours",
      "Prep\u{A0}time:\u{A0}2 hours\nServings:\u{A0}4", "Total Time 2 hours\nServings 4",
    ])
  func bareFacts(line: String) {
    let reading = Reading("# A\n\n\(line)\n\n## Ingredients\n\n- 1 b\n\n## Method\n\n1. C.\n")
    let times = reading.recipe.times
    #expect((times.total ?? times.preparation)?.seconds == 7200)
    #expect(reading.recipe.yields.map(\.min) == [Rational(4)])
    #expect(reading.recipe.description.isEmpty)
  }

  @Test(
    "a yield is found in the text at the ingredients and at the end of the method",
    arguments: [
      (
        "The quantities are for about two adult portions. More is better.", "Stir.",
        "about two adult portions"
      ),
      ("Serves around 2 people. Double it if you like.", "Stir.", "Serves around 2 people"),
      ("Here are the ingredients for two adult portions:", "Stir.", "two adult portions"),
      ("2 servings", "Stir.", "2 servings"), ("", "Stir. Serves 2.", "Serves 2"),
      ("", "Stir. (Makes about 2 cups)", "Makes about 2 cups"),
      ("If you are alone, this is for 2 people.", "Makes it crisp.", nil),
    ])
  func yields(text: String, step: String, yield: String?) {
    let reading = sections("\(text)\n\n- 1 b", step)
    #expect(reading.recipe.yields.first?.text == yield)
    #expect(reading.ingredients == "-: b")
    if yield != nil { #expect(reading.recipe.yields.first?.min == Rational(2)) }
  }

  @Test("one serving is no servings")
  func oneServing() {
    let reading = Reading(
      "# A\n\n- Servings: 1\n- Time: 5 min\n\n## Ingredients\n\n- 1 b\n\n## Method\n\n1. C.\n")
    #expect(reading.recipe.yields.map(\.text) == ["1 serving"])
  }

  @Test("front matter of Hugo's older sites is read where it stands")
  func toml() {
    let text = """
      +++
      title = "Tarragon = good"
      tags = [
        "chicken",
        "french",
      ]
      date = 2021-03-04
      draft= false
      prep_time ="10 min"
      [params]
      servings = 4
      colour = 'red'
      +++

      ## Ingredients

      - 1 b
      """
    let reading = Reading(text)
    #expect(reading.recipe.title == "Tarragon = good")
    #expect(reading.recipe.tags == ["chicken", "french"])
    #expect(reading.recipe.times.preparation?.seconds == 600)
    #expect(reading.recipe.yields.map(\.text) == ["4 servings"])
    #expect(reading.ingredients == "-: b")
    #expect(reading.faults == ["unknown-key 12:1", "no-steps 2:9"])
  }

  @Test(
    "a title may stand below a picture or a line of text",
    arguments: ["![A pie](pie.jpg)", "Up: [dinner](../dinner.md)", "<!-- x -->\n\nHello."])
  func titleBelow(text: String) {
    let reading = Reading(
      "\(text)\n\n# Pie\n\nGood.\n\n## Ingredients\n\n- 1 b\n\n## Method\n\n1. C.\n")
    #expect(reading.recipe.title == "Pie")
    #expect(reading.faults == [])
    #expect(reading.ingredients == "-: b")
    #expect(Reading.html(reading.recipe.description).contains("Good."))
    #expect(reading.recipe.photo?.target == (text.contains("jpg") ? "pie.jpg" : nil))
  }

  @Test("times may be headings, and a heading may say how many things it makes")
  func factsInHeadings() {
    let reading = Reading(
      """
      # Muffins

      ### Prep Time: 15 minutes

      ### Cook Time: 1 hour

      ## Ingredients for 12 muffins

      - 1 b

      ## Method

      1. C.
      """)
    #expect(reading.recipe.times.preparation?.seconds == 900)
    #expect(reading.recipe.times.cooking?.seconds == 3600)
    #expect(reading.recipe.yields.map(\.text) == ["12 muffins"])
    #expect(reading.ingredients == "-: b")
    #expect(reading.recipe.sections.isEmpty)
  }

  @Test("lines with labels are facts where Crumb knows one of them")
  func labelled() {
    let reading = Reading(
      "# A\n\nCreated: March 3\nZubereitungszeit: 10 Min.\nTags: x, y\n\n## Zutaten\n\n- 1 b\n")
    #expect(reading.recipe.times.preparation?.seconds == 600)
    #expect(reading.recipe.tags == ["x", "y"])
    #expect(reading.recipe.facts.map(\.key) == ["Created"])
  }

  @Test("ingredients may stand on one line between commas")
  func onOneLine() {
    let reading = sections("125 g flour, 250 ml milk, 2 eggs, salt")
    #expect(reading.ingredients == "-: flour, milk, eggs, salt")
  }
}
