import Testing

@Suite("What is said of titles")
struct TitlesFaultTests {
  @Test("no title: the file's name serves")
  func noTitle() {
    let report = FaultReport.of([
      "apple-pie.md": Array(
        ("![A pie](pie.jpg)\n\n**4 servings**\n\n---\n\n- *1* apple\n\n---\n\nBake it.\n").utf8)
    ])
    #expect(
      report == #"""
        Content/apple-pie.md:1:1: warning: this recipe has no title; it is called `Apple pie` after its file [no-title]
        1 | ![A pie](pie.jpg)
          | ^
          = help: begin the file with `# Apple pie`

        Content/apple-pie.md:1:1: warning: RecipeMD wants a title of level 1 here [recipemd-title]
        1 | ![A pie](pie.jpg)
          | ^^^^^^^^^^^^^^^^^
          = help: begin the file with a line such as `# Apple Pie`

        """#)
  }

  @Test("two titles: the heading counts")
  func twoTitles() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntitle: Tart\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:5:1: warning: the front matter calls this recipe `Tart`, the heading `Pie` [two-titles]
        5 | # Pie
          | ^^^^^
          = help: keep one of them; the heading counts

        """#)
  }
}
