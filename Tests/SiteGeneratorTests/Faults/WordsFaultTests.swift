import Testing

@Suite("What is said of the words of a theme")
struct WordsFaultTests {
  @Test(
    "words that are none, places that nothing fills, and forms that the language lacks or has too many of"
  )
  func words() {
    let project = TestProject([
      "Content/pie.md": "# Pie\n\n**4 servings**\n\n---\n\n- apple\n\n---\n\nBake it.\n",
      "Templates/words/de.yml": """
      category: Rubriken
      page-of: "{titel}, Seite {page}"
      recipe-count: { one: ein Rezept }
      all-recipes: { one: eins, other: viele }

      """,
    ])
    #expect(
      project.problems() == #"""
        Templates/words/de.yml:1:1: warning: the theme has no word `category` [unknown-word]
        1 | category: Rubriken
          | ^^^^^^^^
          = help: did you mean `categories`?
        1 + categories: Rubriken

        Templates/words/de.yml:2:10: warning: nothing fills in `{titel}` here [word-placeholder]
        2 | page-of: "{titel}, Seite {page}"
          |          ^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean `{title}`?

        Templates/words/de.yml:3:1: warning: `recipe-count` lacks the form `other`, which this language needs [word-plural]
        3 | recipe-count: { one: ein Rezept }
          | ^^^^^^^^^^^^
          = help: give what is lacking too

        Templates/words/de.yml:4:1: warning: `all-recipes` is not counted, so it has one text [word-plural]
        4 | all-recipes: { one: eins, other: viele }
          | ^^^^^^^^^^^
          = help: write `all-recipes: …` on one line

        """#)
  }
}
