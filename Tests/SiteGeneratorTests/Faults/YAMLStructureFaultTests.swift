import Testing

@Suite("What is said of the structure of front matter")
struct YAMLStructureFaultTests {
  @Test("a second document")
  func secondDocument() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest).utf8),
      "site.yml": Array(("title: Book\n---\ntitle: Other\n").utf8),
    ])
    #expect(
      report == #"""
        Content/site.yml:2:1: error: a second document begins here [yaml-several-documents]
        2 | ---
          | ^^^
          = help: remove this line, or what follows it

        """#)
  }

  @Test("a value that begins with a sign")
  func sign() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: @ada\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:9: error: a value cannot begin with `@` unless it is in quotes [yaml-special-character]
        2 | author: @ada
          |         ^^^^
          = fix: write `"@ada"`
        2 + author: "@ada"

        """#)
  }

  @Test("a list where the keys should be")
  func listForMap() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntitle: Pie\n? [a]\n: b\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:3: error: a list or map cannot be a key [yaml-key-is-no-text]
        3 | ? [a]
          |   ^
          = help: write each key as plain text

        """#)
  }

  @Test("a colon without a key")
  func noKey() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: Ada\n: Bob\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:1: error: there is no key before this colon [yaml-syntax]
        3 | : Bob
          | ^
          = help: write `key: value`

        """#)
  }

  @Test("text behind a quoted value")
  func textAfterValue() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: \"Ada\" Lovelace\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:15: error: the quote closes before `Lovelace` [yaml-text-after-value]
        2 | author: "Ada" Lovelace
          |               ^^^^^^^^
          = help: write `'"Ada" Lovelace'`
        2 + author: '"Ada" Lovelace'

        """#)
  }

  @Test("lists in lists without end")
  func tooDeep() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("---\ntags: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\n---\n\n# Pie"
          + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:38: error: lists and maps are nested more than 32 deep [yaml-too-large]
        2 | tags: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
          |                                      ^
          = help: take brackets out, or put quotes around the text if they belong to it

        """#)
  }

  @Test("a control character")
  func control() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: Ada\u{7}\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:12: error: the control character U+0007 cannot stand in YAML [yaml-not-text]
        2 | author: Ada␇
          |            ^
          = fix: remove it
        2 + author: Ada

        """#)
  }

  @Test("front matter that is never closed")
  func unclosed() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("---\nauthor: Ada\n\n# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\n---\n\n- *1* apple\n\n---\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:1:1: warning: front matter begins here, and no second `---` ends it [open-front-matter]
        1 | ---
          | ^^^
          = fix: put a line `---` below line 2
        3 + ---
        4 +

        """#)
  }

  @Test("front matter that is never closed, with no heading below it")
  func unclosedText() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("---\nauthor: Ada\n\nA pie.\n\n***\n\n- *1* apple\n\n***\n\nBake it.\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:1:1: warning: front matter begins here, and no second `---` ends it [open-front-matter]
        1 | ---
          | ^^^
          = help: put a line `---` below the last `key: value`

        """#)
  }

  @Test("a value of site.yml that is none")
  func siteValue() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest).utf8),
      "site.yml": Array(("path_depth: many\nexperience: three-colum\n").utf8),
    ])
    #expect(
      report == #"""
        Content/site.yml:1:13: error: `path_depth` is `many`, which is no whole number from 1 to 8 [wrong-type]
        1 | path_depth: many
          |             ^^^^
          = help: write such a number

        Content/site.yml:2:13: error: `experience` is `three-colum`, which is none of `stack`, `two-column`, `three-column` [wrong-type]
        2 | experience: three-colum
          |             ^^^^^^^^^^^
          = help: did you mean `three-column`?
        2 + experience: three-column

        """#)
  }
}
