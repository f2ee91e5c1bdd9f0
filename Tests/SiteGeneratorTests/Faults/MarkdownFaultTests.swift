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
}
