import Testing

@testable import Diagnostics

@Suite("The text of findings")
struct DiagnosticReportTests {
  static let page = "# Pie\n\nSee [the crust](pie-crst).\n---\n"

  static var finding: Diagnostic {
    Diagnostic(
      Sample.deadLink, at: Sample.place("pie-crst", in: page), "the link `pie-crst` leads nowhere",
      notes: [
        .init(
          "the crust is here",
          at: Sample.place("# Crust", in: "\n\n# Crust\n", path: "Content/crust.md")),
        .init("links start at the folder of the recipe"),
      ],
      help: "name a file that is there",
      fixes: [
        .init(
          "write `pie-crust.md`", path: "Content/pie.md", range: Sample.range("pie-crst", in: page),
          replacement: "pie-crust.md", isCertain: true),
        .init(
          "add an empty line before `---`", path: "Content/pie.md",
          range: SourceRange(at: Sample.range("---", in: page).lower), replacement: "\n",
          isCertain: true),
      ])
  }

  @Test("A finding has its place, code, notes, help and the lines that its fixes would make")
  func whole() {
    #expect(
      DiagnosticReport().text(of: Self.finding) == """
        Content/pie.md:3:17: warning: the link `pie-crst` leads nowhere [dead-link]
        3 | See [the crust](pie-crst).
          |                 ^^^^^^^^
          = note: links start at the folder of the recipe
          = help: name a file that is there
          = fix: write `pie-crust.md`
        3 + See [the crust](pie-crust.md).
          = fix: add an empty line before `---`
        4 +
        5 + ---
        Content/crust.md:3:1: note: the crust is here
        3 | # Crust
          | ^^^^^^^

        """)
  }

  @Test("A replacement that may not be meant is help")
  func uncertain() {
    let text = "titel: Pie\n"
    let finding = Diagnostic(
      Sample.badYAML, at: Sample.place("titel", in: text), "the key `titel` is not known",
      fixes: [
        .meant("title", path: "Content/pie.md", range: Sample.range("titel", in: text))
      ])
    #expect(
      DiagnosticReport().text(of: finding) == """
        Content/pie.md:1:1: error: the key `titel` is not known [bad-yaml]
        1 | titel: Pie
          | ^^^^^
          = help: did you mean `title`?
        1 + title: Pie

        """)
  }

  @Test("Colours surround parts of the very same text")
  func coloured() {
    let text = DiagnosticReport(style: .coloured).text(of: Self.finding)
    #expect(
      text.hasPrefix(
        "\u{1B}[1mContent/pie.md:3:17:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m "
          + "\u{1B}[1mthe link `pie-crst` leads nowhere [dead-link]\u{1B}[0m\n"
          + "\u{1B}[34m3\u{1B}[0m \u{1B}[34m|\u{1B}[0m See [the crust](\u{1B}[1;33mpie-crst"
          + "\u{1B}[0m).\n"))
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == DiagnosticReport().text(of: Self.finding))
  }

  @Test("A whole file and no file have neither a position nor code")
  func withoutCode() {
    let place = SourceFile(path: "Content/x.md", text: "").wholeFile
    let file = Diagnostic(Sample.badYAML, at: place, "the file cannot be read", help: "look at it")
    #expect(
      DiagnosticReport().text(of: file) == """
        Content/x.md: error: the file cannot be read [bad-yaml]
          = help: look at it

        """)
    let none = Diagnostic(Sample.noPhoto, at: nil, "there is no photo")
    #expect(DiagnosticReport().text(of: none) == "note: there is no photo [no-photo]\n")
  }

  @Test("Line numbers of all frames of a finding are right-aligned in one gutter")
  func gutter() {
    let long = String(repeating: "\n", count: 99) + "x"
    let diagnostic = Diagnostic(
      Sample.noPhoto, at: Sample.place("# Pie", in: "# Pie"), "there are two",
      notes: [.init("the other one", at: Sample.place("x", in: long))], help: "keep one")
    #expect(
      DiagnosticReport().text(of: diagnostic) == """
        Content/pie.md:1:1: note: there are two [no-photo]
          1 | # Pie
            | ^^^^^
            = help: keep one
        Content/pie.md:100:1: note: the other one
        100 | x
            | ^

        """)
  }

  @Test("All findings are followed by an empty line each and the summary")
  func all() {
    let found = [
      Diagnostic(Sample.noPhoto, at: nil, "b"), Diagnostic(Sample.badYAML, at: nil, "a"),
    ]
    #expect(
      DiagnosticReport().text(of: DiagnosticCollection(found)) == """
        error: a [bad-yaml]

        note: b [no-photo]

        1 error and 1 note

        """)
    #expect(
      DiagnosticReport().text(of: DiagnosticCollection([])) == "no errors and no warnings\n")
  }
}
