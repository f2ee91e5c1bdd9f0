import Testing

@Suite("What is said of links that lead nowhere")
struct LinksFaultTests {
  @Test("a dead link to a near name")
  func deadLink() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest + "\nUse [crust](pie-crst.md).\n").utf8),
      "pie-crust.md": Array(("# Crust" + FaultReport.rest).utf8),
    ])
    #expect(
      report == #"""
        Content/pie.md:15:13: warning: `pie-crst.md` leads nowhere [dead-link]
        15 | Use [crust](pie-crst.md).
           |             ^^^^^^^^^^^
           = help: did you mean `pie-crust.md`?
        15 + Use [crust](pie-crust.md).

        """#)
  }

  @Test("a dead link to nothing like it")
  func deadLinkFar() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest + "\nUse [it](something/else.md).\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:10: warning: `something/else.md` leads nowhere [dead-link]
        15 | Use [it](something/else.md).
           |          ^^^^^^^^^^^^^^^^^
           = help: correct the path, or take the link out

        """#)
  }

  @Test("a link that differs in case alone")
  func caseOnly() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest + "\nUse [crust](Pie-Crust.md).\n").utf8),
      "pie-crust.md": Array(("# Crust" + FaultReport.rest).utf8),
    ])
    #expect(
      report == #"""
        Content/pie.md:15:13: warning: `Pie-Crust.md` leads nowhere [dead-link]
        15 | Use [crust](Pie-Crust.md).
           |             ^^^^^^^^^^^^
           = fix: write `pie-crust.md`
        15 + Use [crust](pie-crust.md).

        """#)
  }

  @Test("a link to a file in another folder")
  func moved() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest + "\nUse [crust](pie-crust.md).\n").utf8),
      "base/pie-crust.md": Array(("# Crust" + FaultReport.rest(picture: "/pie.jpg")).utf8),
    ])
    #expect(
      report == #"""
        Content/pie.md:15:13: warning: `pie-crust.md` leads nowhere [dead-link]
        15 | Use [crust](pie-crust.md).
           |             ^^^^^^^^^^^^
           = help: did you mean `base/pie-crust.md`?
        15 + Use [crust](base/pie-crust.md).

        """#)
  }

  @Test("a link to a heading that is not there")
  func deadAnchor() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie" + FaultReport.rest + "\nSee [notes](#notse).\n\n### Notes\n\nGood.\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:13: warning: the page that `#notse` leads to has no heading `notse` [dead-anchor]
        15 | See [notes](#notse).
           |             ^^^^^^
           = help: did you mean `#notes`?
        15 + See [notes](#notes).

        """#)
  }

  @Test("a link out of the folder")
  func out() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest + "\nSee [it](../../etc/passwd).\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:10: warning: `../../etc/passwd` leads out of the folder of recipes [dead-link]
        15 | See [it](../../etc/passwd).
           |          ^^^^^^^^^^^^^^^^
           = help: correct the path, or take the link out

        """#)
  }

  @Test("a missing picture")
  func missingPicture() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest(picture: "pei.jpg")).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:10: warning: there is no picture `pei.jpg` [missing-picture]
        3 | ![A pie](pei.jpg)
          |          ^^^^^^^
          = help: did you mean `pie.jpg`?
        3 + ![A pie](pie.jpg)

        """#)
  }

  @Test("a relation to no recipe")
  func unknownRelated() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nrelated: [pie-crst]\n---\n\n# Pie" + FaultReport.rest).utf8),
      "pie-crust.md": Array(("# Crust" + FaultReport.rest).utf8),
    ])
    #expect(
      report == #"""
        Content/pie.md:2:11: warning: there is no recipe `pie-crst` [unknown-related]
        2 | related: [pie-crst]
          |           ^^^^^^^^
          = help: did you mean `pie-crust`?
        2 + related: [pie-crust]

        """#)
  }

  @Test("a relation to a title that two recipes have")
  func ambiguousRelated() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nrelated: [Crust]\n---\n\n# Pie" + FaultReport.rest).utf8),
      "a.md": Array(("# Crust" + FaultReport.rest).utf8),
      "b.md": Array(("# Crust" + FaultReport.rest).utf8),
    ])
    #expect(
      report == #"""
        Content/pie.md:2:11: warning: 2 recipes are called `Crust` [ambiguous-related]
        2 | related: [Crust]
          |           ^^^^^
          = help: write the id of the one that is meant: `a`, `b`

        """#)
  }
}
