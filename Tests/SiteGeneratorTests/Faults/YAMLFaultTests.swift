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
