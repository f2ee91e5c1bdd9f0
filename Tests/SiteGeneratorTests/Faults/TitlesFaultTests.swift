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

  @Test("a second title further down")
  func secondTitle() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest + "\n# Tart\n\nBake it too.\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:1: warning: `Tart` is a second title, and one file makes one recipe [two-titles]
        15 | # Tart
           | ^^^^^^
           = help: if it is another recipe, give it a file of its own
           = help: if it is a part of this one, write `## Tart`
        15 + ## Tart
        Content/pie.md:1:1: note: the first one is here
         1 | # Pie
           | ^^^^^

        """#)
  }

  @Test("a second title in a file with sections")
  func secondTitleBelowSections() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\nServes 4.\n\n## Ingredients\n\n- 1 apple\n\n## Method\n\nBake it.\n\nTart\n====\n\n## Ingredients\n\n- 1 lime\n\n## Method\n\nBake it too.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:1: warning: `Tart` is a second title, and one file makes one recipe [two-titles]
        15 | Tart
           | ^^^^
        16 | ====
           | ^^^^
           = help: if it is another recipe, give it a file of its own
        Content/pie.md:1:1: note: the first one is here
         1 | # Pie
           | ^^^^^

        """#)
  }
}
