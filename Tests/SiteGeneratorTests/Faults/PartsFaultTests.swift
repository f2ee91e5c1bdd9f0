import Testing

@Suite("What is said of the parts of a recipe")
struct PartsFaultTests {
  @Test("no list of ingredients and no steps")
  func nothing() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\nA pie is good.\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:1:1: warning: this recipe has no list of ingredients [no-ingredients]
        1 | # Pie
          | ^^^^^
          = help: put the ingredients into a list under `## Ingredients`

        Content/pie.md:1:1: warning: this recipe has no steps [no-steps]
        1 | # Pie
          | ^^^^^
          = help: write what to do under `## Method`, one numbered item for each step

        """#)
  }

  @Test("two yields that differ")
  func conflict() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nservings: 6\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:9:1: warning: the front matter says `6 servings`, the text `4 servings` [conflict]
        9 | **4 servings**
          | ^^^^^^^^^^^^^^
          = help: keep one of them; the text counts

        """#)
  }

  @Test("a number that may be a thousand or one")
  func doubtful() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\n---\n\n- 1.000 g flour\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:9:1: warning: `1.000` may mean thousands or a decimal fraction; it is read as 1000 [doubtful-number]
        9 | - 1.000 g flour
          | ^^^^^^^^^^^^^^^
          = help: write the number without a separator, or with fewer digits after it

        """#)
  }

  @Test("a sentence in italics")
  func sentence() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n*A delicious pie from the north.*\n\n**4 servings**\n\n---\n\n- *1* apple\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:5:1: warning: `A delicious pie from the north.` is taken for a tag, but it reads like a sentence [sentence-as-tag]
        5 | *A delicious pie from the north.*
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: take the `*` away to make it a description

        """#)
  }

  @Test("a format that Crumb does not know")
  func format() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nformat: recipemb\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:9: warning: `recipemb` is no layout that Crumb knows [unknown-format]
        2 | format: recipemb
          |         ^^^^^^^^
          = help: write `recipemd`, `sections`, `chowdown` or `nyum`, or leave `format:` out

        """#)
  }

  @Test("amounts without a number")
  func yieldless() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n**plenty**\n\n---\n\n- *some* salt\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:5:1: warning: the yield `plenty` does not begin with a number [recipemd-amount]
        5 | **plenty**
          | ^^^^^^^^^^
          = help: write how many first: `4 servings`

        Content/pie.md:9:1: warning: the amount `some` does not begin with a number [recipemd-amount]
        9 | - *some* salt
          | ^^^^^^^^^^^^^
          = help: take the `*` away, or write a number first

        """#)
  }

  @Test("an ingredient without a name")
  func nameless() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\n---\n\n- *5 g*\n\n---\n\nBake it.\n").utf8
      )
    ])
    #expect(
      report == #"""
        Content/pie.md:9:1: warning: this ingredient has no name [recipemd-name]
        9 | - *5 g*
          | ^^^^^^^
          = help: write what it is

        """#)
  }

  @Test("tags given twice")
  func repeated() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n*pie*\n\n*fruit*\n\n**4 servings**\n\n---\n\n- *1* apple\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:7:1: warning: RecipeMD allows only one line of tags [recipemd-repeated]
        7 | *fruit*
          | ^^^^^^^
          = help: put all tags on one line, commas between them

        """#)
  }

  @Test("tags and yields in one paragraph")
  func joined() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n*pie, fruit*\n**4 servings**\n\n---\n\n- *1* apple\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:5:1: warning: tags and yields stand in one paragraph [recipemd-joined]
        5 | *pie, fruit*
          | ^^^^^^^^^^^^
          = fix: put an empty line between the two
        6 +
        7 + **4 servings**

        """#)
  }

  @Test("a rule right below a line")
  func trap() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n---\n\n- *1* apple\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:5:1: warning: the line `---` right below this makes it a heading [recipemd-divider]
        5 | **4 servings**
          | ^^^^^^^^^^^^^^
          = fix: put an empty line between the two
        6 +
        7 + ---

        """#)
  }

  @Test("no rule below the ingredients")
  func noRule() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\n---\n\n- *1* apple\n\nBake it.\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:11:1: warning: RecipeMD wants a line `---` above this, where the list ends [recipemd-divider]
        11 | Bake it.
           | ^^^^^^^^
           = help: put `---` between ingredients and instructions

        """#)
  }

  @Test("advice on what is not there")
  func advice() {
    let report = FaultReport.notes(on: [
      "tart.md": Array(
        ("# Pie\n\n## Ingredients\n\n- 1 apple\n- 2 eggs\n- 1 lime\n- 1 cup flour\n\n## Method\n\nBake the apple with eggs and flour.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/tart.md:1:1: note: this recipe has no photo [no-photo]
        1 | # Pie
          | ^^^^^
          = help: put a picture under the title: `![What it shows](pie.jpg)`

        Content/tart.md:1:1: note: this recipe does not say how long it takes [no-times]
        1 | # Pie
          | ^^^^^
          = help: write it in the front matter: `prep: 10 min`, `cook: 45 min`

        Content/tart.md:1:1: note: this recipe does not say how much it makes [no-yield]
        1 | # Pie
          | ^^^^^
          = help: write it in bold under the title, such as `**4 servings**`

        Content/tart.md:7:1: note: no step mentions `lime` [unused-ingredient]
        7 | - 1 lime
          | ^^^^^^^^
          = help: say in a step what to do with it

        note: the site has no address, so there is no sitemap, no feed and no preview for those who share a link [no-address]
          = help: write `url: https://example.org/` in site.yml, or build with `--url`

        """#)
  }

  @Test("advice on a picture and on a step")
  func furtherAdvice() {
    let report = FaultReport.notes(on: [
      "pie.md": Array(
        ("---\nprep: 5 min\n---\n\n# Pie\n\n![](pie.jpg)\n\nServes 4.\n\n## Ingredients\n\n- 1 apple\n\n"
          + "## Method\n\nBake the apple with sugar.\n").utf8),
      "site.yml": Array("url: https://example.org/\n".utf8),
    ])
    #expect(
      report == #"""
        Content/pie.md:7:5: note: this picture has no description for those who cannot see it [no-description]
        7 | ![](pie.jpg)
          |     ^^^^^^^
          = help: say what it shows: `![A slice of pie](pie.jpg)`

        Content/pie.md:17:21: note: this step names `sugar`, which is not among the ingredients [unlisted-ingredient]
        17 | Bake the apple with sugar.
           |                     ^^^^^
           = help: add it to the ingredients, or say in the list what it is part of

        note: 1 recipe has no date and is in no feed [undated]
          = help: write `date: 2026-11-30` in the front matter, or keep the recipes in git

        """#)
  }

  @Test("a title of level 2")
  func titleOfLevelTwo() {
    let report = FaultReport.of(["pie.md": Array(("## Pie" + FaultReport.rest).utf8)])
    #expect(
      report == #"""
        Content/pie.md:1:1: warning: RecipeMD wants a title of level 1 here [recipemd-title]
        1 | ## Pie
          | ^^^^^^
          = help: begin the file with a line such as `# Apple Pie`

        """#)
  }
}
