import Testing

@testable import Recipes

@Suite struct SectionedLayoutTests {
  @Test("headings say what is ingredient and what is step")
  func plain() {
    let reading = Reading(
      """
      # Pancakes

      Thin ones.

      ## Ingredients

      - 2 eggs
      - 1 cup flour

      ## Method

      1. Whisk.
      2. Fry.

      ## Notes

      Good cold too.
      """)
    #expect(reading.ingredients == "-: eggs, flour")
    #expect(reading.method == "-: Whisk., Fry.")
    #expect(reading.recipe.summary == "Thin ones.")
    #expect(reading.recipe.sections.map { Reading.html($0.title) } == ["Notes"])
    #expect(reading.faults == [])
  }

  @Test(
    "headings of ten languages are known",
    arguments: [
      ("Ingredients", "Directions"), ("INGREDIENTS:", "Instructions"), ("🥕 Ingredients", "👩‍🍳 Steps"),
      ("Zutaten", "Zubereitung"), ("Ingrédients", "Préparation"), ("Ingredientes", "Elaboración"),
      ("Ingredienti", "Procedimento"), ("Ingredientes", "Modo de preparo"),
      ("Ingrediënten", "Bereiding"), ("Malzemeler", "Yapılışı"), ("材料", "作り方"), ("用料", "做法"),
      ("必备原料和工具", "操作"), ("Zutaten für 4 Personen", "So geht's"),
      ("Ingredients (serves 4)", "Method"),
    ])
  func languages(ingredients: String, method: String) {
    let reading = Reading("# A\n\n## \(ingredients)\n\n- 1 b\n\n## \(method)\n\n1. C.\n")
    #expect(reading.ingredients == "-: b")
    #expect(reading.method == "-: C.")
  }

  @Test(
    "deeper headings, bold lines and lines with a colon make groups",
    arguments: [
      "### Sauce", "**Sauce**", "**Sauce:**", "Sauce:", "*Sauce*",
    ])
  func groups(title: String) {
    let reading = Reading(
      "# A\n\n## Ingredients\n\n- 1 egg\n\n\(title)\n\n- 1 cup milk\n\n## Method\n\n1. Stir.\n")
    #expect(reading.ingredients == "-: egg | Sauce: milk")
  }

  @Test("headings in the method make parts, whatever they say")
  func parts() {
    let reading = Reading(
      """
      # A

      ## Ingredients

      - 1 egg

      ## Directions

      ### Preparation

      1. Beat.

      ### For the sauce

      1. Stir.
      """)
    #expect(reading.method == "Preparation: Beat. | For the sauce: Stir.")
  }

  @Test("steps may be paragraphs, and a picture belongs to the step before it")
  func paragraphs() {
    let reading = Reading(
      "# A\n\n## Ingredients\n\n- b\n\n## Method\n\nCut it.\n\n> Mind your fingers.\n\nEat it.\n")
    #expect(reading.method == "-: Cut it. Mind your fingers., Eat it.")
  }

  @Test("a method may stand one level below the ingredients")
  func deeperMethod() {
    let reading = Reading("# A\n\n## Ingredients\n\n- b\n\n### Directions\n\n1. C.\n")
    #expect(reading.ingredients == "-: b")
    #expect(reading.method == "-: C.")
  }

  @Test("a heading tells the section wherever its word stands")
  func anyPlace() {
    let reading = Reading(
      "# A\n\n## Dough ingredients\n\n- b\n\n## Cooking directions (20 min)\n\n1. C.\n")
    #expect(reading.ingredients == "Dough ingredients: b")
    #expect(reading.method == "Cooking directions (20 min): C.")
  }

  @Test("bold lines stand for headings")
  func boldSections() {
    let reading = Reading("# A\n\n**Ingredients**\n\n- b\n\n**Method:**\n\n1. C.\n")
    #expect(reading.ingredients == "-: b")
    #expect(reading.method == "-: C.")
  }

  @Test("a list of names gives way to a list of amounts")
  func amounts() {
    let reading = Reading(
      "# 炒蛋的做法\n\n## 必备原料和工具\n\n- 鸡蛋\n- 锅\n\n## 计算\n\n- 鸡蛋 2 个\n- 盐 少许\n\n## 操作\n\n- 打蛋\n- 炒\n")
    #expect(reading.ingredients == "-: 鸡蛋, 盐")
    #expect(reading.recipe.title == "炒蛋")
    #expect(reading.recipe.sections.map { Reading.html($0.title) } == ["必备原料和工具"])
  }

  @Test(
    "times and yields come from lists, paragraphs and headings",
    arguments: [
      "- ⏲️ Prep time: 10 min\n- 🍳 Cook time: 1 h\n- 🍽️ Servings: 4",
      "Prep time: 10 min\nCook time: 1 h\nServings: 4",
      "**Prep time:** 10 min  \n**Cook time:** 1 h  \n**Servings:** 4",
      "Prep time: 10 min | Cook time: 1 h | Serves: 4",
      "## Info\n\n- Prep time: 10 min\n- Cook time: 1 h\n- 4 servings",
    ])
  func facts(text: String) {
    let reading = Reading("# A\n\n\(text)\n\n## Ingredients\n\n- b\n\n## Method\n\n1. C.\n")
    #expect(reading.recipe.times.preparation?.seconds == 600)
    #expect(reading.recipe.times.cooking?.seconds == 3600)
    #expect(reading.recipe.yields.map(\.text) == ["4 servings"])
    #expect(reading.recipe.description.isEmpty)
    #expect(reading.recipe.sections == [])
  }

  @Test("facts without labels are told by what they say")
  func unlabelled() {
    let reading = Reading(
      "# A\n\n## info\n* About 45 minutes\n* 6 bagels\n\n## ingredients\n* b\n\n## steps\n1. C.\n")
    #expect(reading.recipe.times.total?.seconds == 2700)
    #expect(reading.recipe.yields.map(\.text) == ["6 bagels"])
  }

  @Test("what is not understood is shown and never dropped")
  func kept() {
    let reading = Reading(
      """
      # A

      - Prep time: 5 min
      - from my aunt

      ## Story

      Long ago.

      ## Ingredients

      Some words.

      - b

      ## Method

      1. C.
      """)
    #expect(Reading.html(reading.recipe.description) == "<p>from my aunt</p>\n")
    let bodies = reading.recipe.sections.map { Reading.html($0.body) }
    #expect(bodies == ["<p>Long ago.</p>\n", "<p>Some words.</p>\n"])
  }

  @Test("an italic or bold line is no list of tags or yields here")
  func taglines() {
    let reading = Reading(
      "# A\n\n**(a fine dish)**\n\n*From home.*\n\n## Ingredients\n\n- b\n\n## Method\n\n1. C.\n")
    #expect(reading.recipe.tags == [])
    #expect(reading.recipe.yields == [])
    #expect(reading.recipe.summary == "(a fine dish)")
  }

  @Test(
    "how many it feeds is read with and without a colon, below a heading too",
    arguments: [
      "- Servings: 4", "- 🍽️ Servings 4", "- 🍽️ Serving : 4", "- Prep time: 5 min\n- Serving: 4",
      "## Description\n\nGood.\n\n- Servings: 4",
    ])
  func servings(head: String) {
    let reading = Reading("# A\n\n\(head)\n\n## Ingredients\n\n- b\n\n## Method\n\n1. Mix.\n")
    #expect(reading.recipe.yields.map(\.text) == ["4 servings"])
  }

  @Test(
    "a second title is told of, sections of level 1 and groups of ingredients are none",
    arguments: [
      ("# A\n\n## Ingredients\n\n- b\n\n## Method\n\nMix.\n\n# C\n", ["two-titles 11:1"]),
      ("# A\n\n---\n\n- b\n\n---\n\nMix.\n\nC\n=\n\nMix.\n", ["two-titles 11:1"]),
      ("---\ntitle: A\n---\n# A\n\n---\n\n- b\n\n---\n\nMix.\n\n# C\n\n# D\n", ["two-titles 14:1"]),
      ("# A\n\n# Ingredients\n\n- b\n\n# Method\n\nMix.\n\n# C\n", []),
      ("# A\n\n## Ingredients\n\n- b\n\n## Method\n\nMix.\n\n# Notes\n\nC.\n", []),
      ("# A\n\n---\n\n# C\n\n- b\n\n# D\n\n- e\n\n---\n\nMix.\n", []),
    ])
  func secondTitle(text: String, faults: [String]) {
    #expect(Reading(text).faults == faults)
  }
}
