import Testing

@Suite("What is said of names that are taken")
struct NamesFaultTests {
  @Test("two files with one id")
  func twoFiles() {
    let report = FaultReport.of([
      "sweet/pie.md": Array(("# Pie" + FaultReport.rest(picture: "/pie.jpg")).utf8),
      "sour/Pie.md": Array(("# Pie" + FaultReport.rest(picture: "/pie.jpg")).utf8),
    ])
    #expect(
      report == #"""
        Content/sweet/pie.md:1:1: error: `sweet/pie.md` and `sour/Pie.md` would both be the page `recipes/pie/` [duplicate-id]
        1 | # Pie
          | ^
          = help: rename one of the files, or give one an address of its own: `slug: …`

        """#)
  }

  @Test("two recipes with one slug")
  func slugTwice() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nslug: tart\n---\n\n# Pie" + FaultReport.rest).utf8),
      "tart.md": Array(("# Tart" + FaultReport.rest).utf8),
    ])
    #expect(
      report == #"""
        Content/tart.md:1:1: error: `tart.md` and `pie.md` would both be the page `recipes/tart/` [duplicate-id]
        1 | # Tart
          | ^
          = help: rename one of the files, or give one an address of its own: `slug: …`

        """#)
  }

  @Test("a reserved id")
  func reserved() {
    let report = FaultReport.of([
      "cook.md": Array(("# Cook" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/cook.md:1:1: error: the name `cook` is taken: Crumb needs it for pages of its own [reserved-name]
        1 | # Cook
          | ^
          = help: rename the file, or give the recipe another address: `slug: …`

        """#)
  }

  @Test("a number as an id")
  func number() {
    let report = FaultReport.of([
      "7.md": Array(("# Seven" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/7.md:1:1: error: the name `7` is taken: Crumb needs it for pages of its own [reserved-name]
        1 | # Seven
          | ^
          = help: rename the file, or give the recipe another address: `slug: …`

        """#)
  }

  @Test("a name without letters")
  func noLetters() {
    let report = FaultReport.of([
      "!!!.md": Array(("# What" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/!!!.md:1:1: error: the file's name holds no letter and no digit to make an address of [no-id]
        1 | # What
          | ^
          = help: rename the file, or give the recipe an address: `slug: …`

        """#)
  }

  @Test("a reserved category")
  func reservedCategory() {
    let report = FaultReport.of([
      "cook/pie.md": Array(("# Pie" + FaultReport.rest(picture: "/pie.jpg")).utf8)
    ])
    #expect(
      report == #"""
        Content/cook/pie.md: error: the category name `Cook` is taken: Crumb needs `cook` for pages of its own [reserved-name]
          = help: call the category something else

        """#)
  }

  @Test("a file where the site has a page")
  func ownSite() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest).utf8),
      "recipes/pie/index.html": Array(("mine").utf8),
    ])
    #expect(
      report == #"""
        Content/recipes/pie/index.html: error: `Content/recipes/pie/index.html` and a page of the site would both be `recipes/pie/index.html` [same-output]
          = help: rename or move the file

        """#)
  }
}
