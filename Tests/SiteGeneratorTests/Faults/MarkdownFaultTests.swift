import Testing

@Suite("What is said of Markdown that is shown otherwise")
struct MarkdownFaultTests {
  @Test("raw HTML")
  func rawHTML() {
    let report = FaultReport.of([
      "pie.md": Array(("# Pie" + FaultReport.rest + "\n<div onclick=\"x()\">Hot</div>\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:1: warning: the HTML `<div onclick="x()">Hot</div>` is shown as text [raw-html]
        15 | <div onclick="x()">Hot</div>
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           = help: write it in Markdown: `**bold**`, `*italic*`, `[text](link)`

        """#)
  }

  @Test("links that run programs")
  func script() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie" + FaultReport.rest + "\n[a](javascript:alert(1)) ![b](data:image/png;base64,AA)\n")
          .utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:5: warning: a link to a `javascript:` address is not safe, so only its text is shown [unsafe-link]
        15 | [a](javascript:alert(1)) ![b](data:image/png;base64,AA)
           |     ^^^^^^^^^^^^^^^^^^^
           = help: link to a page or a picture by its address

        Content/pie.md:15:31: warning: a picture to a `data:` address is not safe, so only its text is shown [unsafe-link]
        15 | [a](javascript:alert(1)) ![b](data:image/png;base64,AA)
           |                               ^^^^^^^^^^^^^^^^^^^^^^^^
           = help: link to a page or a picture by its address

        """#)
  }

  @Test("a footnote")
  func footnote() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie" + FaultReport.rest + "\nUse butter.[^1]\n\n[^1]: Good butter.\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:15:12: warning: Markdown has no footnotes, so this one is shown as text [footnote]
        15 | Use butter.[^1]
           |            ^^
           = help: put the note in parentheses, or in a paragraph of its own

        """#)
  }

  @Test("a table whose line of dashes is too short")
  func table() {
    let report = FaultReport.of([
      "pie.md": Array(
        ("# Pie" + FaultReport.rest + "\n| Size | Time |\n|---|\n| small | 20 min |\n").utf8)
    ])
    #expect(
      report == #"""
        Content/pie.md:16:1: warning: this line has 1 column and the head above it 2 columns, so the table is shown as text [table]
        16 | |---|
           | ^^^^^
           = help: write `|---|---|` below the head

        """#)
  }

  @Test("quotes and lists in each other without end, told in one finding")
  func nesting() {
    let report = FaultReport.of([
      "list.md": Array(("# List\n\n" + String(repeating: "- ", count: 10_000) + "a\n").utf8),
      "quote.md": Array(("# Quote\n\n" + String(repeating: ">", count: 10_000) + " a\n").utf8),
    ])
    let (list, quote) = (String(repeating: "- ", count: 50), String(repeating: ">", count: 99))
    #expect(
      report == """
        Content/list.md:3:1: warning: quotes or lists are nested too deep here, so the whole text is shown as it is [too-nested]
        3 | \(list.dropLast())…
          | ^
          = help: remove the superfluous `>`, `-` or `1.`

        Content/quote.md:3:1: warning: quotes or lists are nested too deep here, so the whole text is shown as it is [too-nested]
        3 | \(quote)…
          | ^
          = help: remove the superfluous `>`, `-` or `1.`

        """)
  }

  @Test("brackets that libcmark would take for ever to pair, told in one finding")
  func brackets() {
    let pictures = String(repeating: "![[]()", count: 40_000)
    let report = FaultReport.of(["pie.md": Array(("# Pie\n\n\(pictures)\n").utf8)])
    #expect(
      report == """
        Content/pie.md:3:1: warning: too many `![` stand in one paragraph here, so the whole text is shown as it is [too-nested]
        3 | \(pictures.prefix(99))…
          | ^
          = help: put blank lines between the pictures, and remove each `![` that is none

        """)
  }

  @Test("a book in one file, told in one finding")
  func tooLong() {
    let text = "# Book\n\n" + String(repeating: "Stir it.\n", count: 320_000)
    #expect(
      FaultReport.of(["pie.md": Array(text.utf8)]) == """
        Content/pie.md:1:1: warning: this text is too long for one recipe, so it is shown as it is [too-long]
        1 | # Book
          | ^
          = help: make a file of each recipe

        """)
  }
}
