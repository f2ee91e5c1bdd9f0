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
          = fix: put `"` at the end of the value, or remove this one
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
          = help: write plain text there

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
          = help: write `tags: [one, two]`

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
          = fix: write `"&a Pie"`
        2 + title: "&a Pie"

        Content/pie.md:3:8: error: `*a` is an alias to YAML, not text [yaml-reference]
        3 | tags: [*a]
          |        ^^
          = help: write `"*a"`
        3 + tags: ["*a"]

        """#)
  }

  @Test("a bracket that is never closed")
  func bracket() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntags: [sweet, sour\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:7: error: `[` is opened and not closed [yaml-bracket]
        2 | tags: [sweet, sour
          |       ^
          = fix: put `]` at the end
        2 + tags: [sweet, sour]

        """#)
  }

  @Test("a comma that is missing in a list")
  func comma() {
    let report = FaultReport.of([
      "pie.md": Array(("---\ntags: [\"sweet\" sour]\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:16: error: a comma or `]` is missing before `sour]` [yaml-bracket]
        2 | tags: ["sweet" sour]
          |                ^^^^^
          = help: put a comma between two items

        """#)
  }

  @Test("a backslash that means nothing")
  func escape() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: \"Ada \\& Bob\"\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:14: error: `\&` means nothing between double quotes [yaml-escape]
        2 | author: "Ada \& Bob"
          |              ^^
          = fix: write the backslash twice, or use single quotes
        2 + author: "Ada \\& Bob"

        """#)
  }

  @Test("a line indented like none above it")
  func indentation() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: Ada\n  source: a book\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:1: error: `source` is indented in a way that fits none of the lines above [yaml-indentation]
        3 |   source: a book
          | ^^
          = help: let keys that belong together start in the same column
          = help: remove the indentation
        3 + source: a book

        """#)
  }

  @Test("a placeholder in braces that nobody filled in")
  func placeholder() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: {{ name }}\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:9: error: `{{ name }}` begins with a brace, so YAML takes it for a map [yaml-key-is-no-text]
        2 | author: {{ name }}
          |         ^^^^^^^^^^
          = fix: write `"{{ name }}"`
        2 + author: "{{ name }}"

        """#)
  }

  @Test("an item of a list among keys")
  func itemAmongKeys() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor: Ada\n- sweet\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:1: error: `- sweet` is an item of a list among keys [yaml-list-among-keys]
        3 | - sweet
          | ^^^^^^^
          = help: put a key such as `tags:` above the list, or remove the `-`

        """#)
  }

  @Test("a key among items of a list")
  func keyAmongItems() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest).utf8),
      "site.yml": Array(("- sweet\ntitle: Book\n").utf8),
    ])
    #expect(
      report == #"""
        Content/site.yml:2:1: error: `title: Book` is no item of the list above [yaml-list-among-keys]
        2 | title: Book
          | ^^^^^^^^^^^
          = help: put `- ` before it, or a key above the list

        """#)
  }

  @Test("a line without a colon")
  func missingColon() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("---\nauthor: Ada\nsweet\nsource: a book\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:3:1: error: `sweet` has no colon, so it is no key [yaml-missing-colon]
        3 | sweet
          | ^^^^^
          = help: write `key: value`, or indent the line if it continues the one above

        """#)
  }

  @Test("a colon without a space")
  func missingSpace() {
    let report = FaultReport.of([
      "pie.md": Array(("---\nauthor:Ada\nsource: a book\n---\n\n# Pie" + FaultReport.rest).utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:2:7: error: the colon after `author` is not followed by a space [yaml-missing-space]
        2 | author:Ada
          |       ^
          = fix: put a space after the colon
        2 + author: Ada

        """#)
  }
}
