import Testing

@testable import Diagnostics

@Suite("All findings of a run")
struct DiagnosticCollectionTests {
  static let text = "one\ntwo\nthree\n"

  static func finding(
    _ kind: DiagnosticKind, _ part: String, _ path: String, _ message: String = "no"
  ) -> Diagnostic {
    Diagnostic(kind, at: Sample.place(part, in: text, path: path), message)
  }

  @Test("Findings come by path, then position, then id, those without a file last")
  func order() {
    let sorted = [
      Self.finding(Sample.noPhoto, "two", "Content/a.md"),
      Self.finding(Sample.badYAML, "three", "Content/a.md"),
      Self.finding(Sample.deadLink, "three", "Content/a.md"),
      Self.finding(Sample.deadLink, "three\n", "Content/a.md"),
      Self.finding(Sample.badYAML, "one", "Content/b.md"),
      Self.finding(Sample.badYAML, "one", "Content/ä.md"),
      Diagnostic(Sample.badYAML, at: nil, "a"),
      Diagnostic(Sample.badYAML, at: nil, "b"),
    ]
    #expect(Array(DiagnosticCollection(sorted.reversed())) == sorted)
    #expect(Array(DiagnosticCollection(sorted.shuffled())) == sorted)
  }

  @Test("The same finding is there once, with the notes and fixes of all")
  func merging() {
    var first = Self.finding(Sample.deadLink, "two", "a.md")
    first.notes = [.init("one")]
    var second = Self.finding(Sample.deadLink, "two", "a.md")
    second.notes = [.init("one"), .init("two")]
    second.help = "look"
    second.fixes = [
      .init("mend", path: "a.md", range: SourceRange(4, 7), replacement: "2", isCertain: true)
    ]
    let other = Self.finding(Sample.deadLink, "two", "a.md", "another")
    let merged = DiagnosticCollection([first, other, second, first])
    #expect(Array(merged) == [other, second])
  }

  @Test("Strictness makes warnings errors and leaves notes")
  func strictness() {
    let found = DiagnosticCollection([
      Self.finding(Sample.deadLink, "one", "a.md"), Self.finding(Sample.noPhoto, "one", "a.md"),
    ])
    #expect(!found.hasErrors)
    #expect(found.strict.hasErrors)
    #expect(found.strict.map(\.severity) == [.error, .note])
    #expect(found.strict.map(\.id) == ["dead-link", "no-photo"])
  }

  @Test(
    "The summary counts each severity and the files",
    arguments: [
      ([], "no errors and no warnings"),
      ([Sample.badYAML], "1 error in 1 file"),
      ([Sample.deadLink, Sample.deadLink], "2 warnings in 2 files"),
      ([Sample.badYAML, Sample.noPhoto], "1 error and 1 note in 2 files"),
      (
        [Sample.badYAML, Sample.deadLink, Sample.deadLink, Sample.noPhoto],
        "1 error, 2 warnings and 1 note in 4 files"
      ),
    ])
  func summary(kinds: [DiagnosticKind], summary: String) {
    let found = kinds.enumerated().map { Self.finding($0.element, "one", "\($0.offset).md") }
    #expect(DiagnosticCollection(found).summary == summary)
  }

  @Test("Findings without a file are counted without files")
  func summaryWithoutFiles() {
    let found = DiagnosticCollection([Diagnostic(Sample.badYAML, at: nil, "a")])
    #expect(found.summary == "1 error")
  }
}
