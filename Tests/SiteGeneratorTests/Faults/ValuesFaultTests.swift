import Testing

@Suite("What is said of values that are none")
struct ValuesFaultTests {
  @Test("a date that is none")
  func noDate() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ndate: 2026-02-30\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:7: warning: `date` is `2026-02-30`, which is no date [bad-date]
        2 | date: 2026-02-30
          |       ^^^^^^^^^^
          = help: write year-month-day, such as `2026-11-30`

        """#)
  }

  @Test("a time that is none")
  func noTime() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nprep_time: a while\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:12: warning: `a while` is no length of time [bad-time]
        2 | prep_time: a while
          |            ^^^^^^^
          = help: write it like `45 min` or `1 h 30 min`

        """#)
  }

  @Test("a language that is none")
  func noLanguage() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nlanguage: english please\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:11: warning: `english please` is no language tag [bad-language]
        2 | language: english please
          |           ^^^^^^^^^^^^^^
          = help: write a tag such as `en`, `de` or `pt-BR`

        """#)
  }

  @Test("an amount that is not understood")
  func unclearAmount() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\n---\n\n- 1/0 cup milk\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:9:1: warning: this line begins with a number that is not understood as an amount [unclear-amount]
        9 | - 1/0 cup milk
          | ^^^^^^^^^^^^^^
          = help: write the amount first, as in `½ cup flour`

        """#)
  }

  @Test("a nutrient that is no amount")
  func nutrient() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nnutrition:\n  protein: lots\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:12: warning: `protein` is `lots`, which is no amount [bad-nutrient]
        3 |   protein: lots
          |            ^^^^
          = help: write it like `9 g`

        """#)
  }

  @Test("a tag of a category that no recipe has")
  func unusedTag() {
    let report = FaultReport.notes(on: [
      "pie.md": Array(
        ("---\ndate: 2026-11-30\ntags: [sweet]\ntotal: 5 min\n---\n\n# Pie" + FaultReport.rest).utf8
      ),
      "site.yml": Array(
        "url: https://example.org/\ncategories:\n  - { id: dessert, tags: [cakes] }\n".utf8),
    ])
    #expect(
      report == #"""
        Content/site.yml:3:27: note: no recipe has the tag `cakes` [unused-tag]
        3 |   - { id: dessert, tags: [cakes] }
          |                           ^^^^^
          = help: correct its spelling, or take it out

        """#)
  }
}
