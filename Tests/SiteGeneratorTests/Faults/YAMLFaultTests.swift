import Testing

@Suite("What is said of front matter")
struct YAMLFaultTests {
  @Test("an unquoted colon")
  func colon() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntitle: Pie: the best\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:8: error: `Pie: the best` holds a colon, so it needs quotes [yaml-colon-in-value]
        2 | title: Pie: the best
          |        ^^^^^^^^^^^^^
          = help: put quotes around the value
          = fix: write `"Pie: the best"`
        2 + title: "Pie: the best"

        """#)
  }

  @Test("a tab as indentation")
  func tab() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntags:\n\t- sweet\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:1: error: this line is indented with a tab, and YAML wants spaces [yaml-tab]
        3 |     - sweet
          | ^^^^
          = help: write two spaces instead of each tab
          = fix: write two spaces instead of each tab
        3 +   - sweet

        """#)
  }

  @Test("a quote that is never closed")
  func quote() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntitle: \"Pie\ntags: sweet\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:8: error: this quote is opened and not closed [yaml-unclosed-quote]
        2 | title: "Pie
          |        ^
          = help: put `"` at the end of the value, or remove this one
          = fix: put `"` at the end
        2 + title: "Pie"

        """#)
  }

  @Test("a list where a text is wanted")
  func listAsMap() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntitle: [Pie, Tart]\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:8: warning: `title` is a list, where a text is wanted [wrong-type]
        2 | title: [Pie, Tart]
          |        ^^^^^^^^^^^
          = help: write a text

        """#)
  }

  @Test("a map where a list is wanted")
  func mapAsList() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntags: {sweet: yes}\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:7: warning: `tags` is a map, where a list of texts is wanted [wrong-type]
        2 | tags: {sweet: yes}
          |       ^^^^^^^^^^^^
          = help: write a list of texts

        """#)
  }

  @Test("front matter that is never closed")
  func unclosed() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("---\ntitle: Pie\n\n# Pie\n\n![A pie](pie.jpg)\n\n**4 servings**\n\n***\n\n- *1* apple\n\n***\n\nBake it.\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:1:1: warning: front matter begins here, and no second `---` ends it [open-front-matter]
        1 | ---
          | ^^^
          = help: put a line `---` below the last `key: value`

        Content/pie.md:4:1: warning: this recipe has no list of ingredients [no-ingredients]
        4 | # Pie
          | ^^^^^
          = help: put the ingredients into a list under `## Ingredients`

        Content/pie.md:4:1: warning: this recipe has no steps [no-steps]
        4 | # Pie
          | ^^^^^
          = help: write what to do under `## Method`, one numbered item for each step

        Content/pie.md:4:1: warning: this recipe has no title; it is called `Pie` after its file [no-title]
        4 | # Pie
          | ^^^^^
          = help: begin the file with `# Pie`

        """#)
  }

  @Test("an unknown key near a known one")
  func unknownKey() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntitel: Pie\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:1: warning: the key `titel` is not known [unknown-key]
        2 | titel: Pie
          | ^^^^^
          = help: did you mean `title`?
          = fix: write `title`
        2 + title: Pie

        """#)
  }

  @Test("an unknown key like no known one")
  func unknownKeyFar() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nzzz: 1\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:1: warning: the key `zzz` is not known [unknown-key]
        2 | zzz: 1
          | ^^^
          = help: correct its spelling, or remove it

        """#)
  }

  @Test("a key given twice")
  func duplicateKey() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: Ada\nauthor: Bob\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:1: warning: `author` is given twice [duplicate-key]
        3 | author: Bob
          | ^^^^^^
          = help: the later one counts; remove one of them
        Content/pie.md:2:1: note: it was given here first
        2 | author: Ada
          | ^^^^^^

        """#)
  }

  @Test("a truth that is none")
  func wrongType() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ndraft: perhaps\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:8: warning: `draft` is `perhaps`, which is neither `true` nor `false` [wrong-type]
        2 | draft: perhaps
          |        ^^^^^^^
          = help: write `true` or `false`

        """#)
  }

  @Test("an alias")
  func alias() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntitle: &a Pie\ntags: [*a]\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:8: error: `&a` is an anchor to YAML, not text [yaml-reference]
        2 | title: &a Pie
          |        ^^^^^^
          = help: put quotes around the text
          = fix: write `"&a Pie"`
        2 + title: "&a Pie"

        Content/pie.md:3:8: error: `*a` is an alias to YAML, not text [yaml-reference]
        3 | tags: [*a]
          |        ^^
          = help: put quotes around the text
          = fix: write `"*a"`
        3 + tags: ["*a"]

        """#)
  }
}
