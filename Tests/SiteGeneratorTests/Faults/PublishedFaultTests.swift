import Testing

@Suite("What is said of what is published beside the pages")
struct PublishedFaultTests {
  @Test("a former address that is none")
  func badAlias() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("---\naliases: https://example.com/pie\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:10: warning: the alias `https://example.com/pie` is no address of this site [bad-alias]
        2 | aliases: https://example.com/pie
          |          ^^^^^^^^^^^^^^^^^^^^^^^
          = help: write a former address such as `/old/pie/`, or a former id such as `old-pie`

        """#)
  }

  @Test("a former address that a recipe has")
  func takenAlias() {
    let report = FaultReport.of([
      "pie.md": Array(("---\naliases: tart\n---\n\n# Pie" + FaultReport.rest).utf8),
      "tart.md": Array(("# Tart" + FaultReport.rest).utf8),
    ])
    #expect(
      report == #"""
        Content/pie.md:2:10: warning: the alias `tart` is taken by a page of the site [taken-alias]
        2 | aliases: tart
          |          ^^^^
          = help: take the alias out

        """#)
  }
}
