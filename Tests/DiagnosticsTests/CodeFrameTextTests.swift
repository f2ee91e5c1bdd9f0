import Testing

@testable import Diagnostics

@Suite("Carets and code")
struct CodeFrameTextTests {
  /// The report without its heading.
  static func code(_ part: String, in text: String, width: Int = 100) -> String {
    let report = Sample.report(part, in: text, width: width)
    return report.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test(
    "Carets stand right under what they mean, whatever comes before it",
    arguments: [
      ("plain x", "1 | plain x\n  |       ^"),
      ("\tab\tx\t", "1 |     ab  x\n  |         ^"),
      ("麻婆豆腐 x", "1 | 麻婆豆腐 x\n  |          ^"),
      ("ＰＩＥ x", "1 | ＰＩＥ x\n  |        ^"),
      ("ｶﾚｰ x", "1 | ｶﾚｰ x\n  |     ^"),
      ("한국 x", "1 | 한국 x\n  |      ^"),
      ("\u{1112}\u{1161}\u{11AB} x", "1 | \u{1112}\u{1161}\u{11AB} x\n  |    ^"),
      (
        "cre\u{300}me bru\u{302}le\u{301}e x",
        "1 | cre\u{300}me bru\u{302}le\u{301}e x\n  |              ^"
      ),
      ("👩‍🍳🇩🇪❤️👍🏽 x", "1 | 👩‍🍳🇩🇪❤️👍🏽 x\n  |          ^"),
      ("½ “cup” – x", "1 | ½ “cup” – x\n  |           ^"),
      ("\u{FEFF}x", "1 | x\n  | ^"),
      ("a\r\nb x\r\nc", "2 | b x\n  |   ^"),
    ])
  func carets(text: String, code: String) {
    #expect(Self.code("x", in: text) == code)
  }

  @Test("Carets are as wide as what they mean")
  func widths() {
    #expect(Self.code("豆腐", in: "麻婆豆腐") == "1 | 麻婆豆腐\n  |     ^^^^")
    #expect(Self.code("🥧", in: "a 🥧 b") == "1 | a 🥧 b\n  |   ^^")
    #expect(Self.code("\t", in: "a\tb") == "1 | a   b\n  |  ^^^")
    #expect(Self.code("x\r\n", in: "a x\r\n") == "1 | a x\n  |   ^")
  }

  @Test("A combining mark that is meant alone is shown on a dotted circle")
  func loneMark() {
    #expect(Self.code("\u{301}", in: "e\u{301}a") == "1 | e\u{25CC}\u{301}a\n  |  ^")
  }

  @Test("A point has one caret, at the end of the line too")
  func points() {
    #expect(Self.code("", in: "abc") == "1 | abc\n  |    ^")
    #expect(Self.code("", in: "abc\n") == "2 |\n  | ^")
    #expect(Self.code("", in: "") == "1 |\n  | ^")
  }

  @Test("Nothing in a file reaches the terminal as an escape sequence or unseen")
  func injection() {
    let text = "\u{1B}[31m\0\u{202E}\u{9B}2Jx\u{7F}\u{1B}]0;a\u{7}\u{8}\r\u{200B}\u{AD}\u{85}"
    #expect(
      Self.code("x", in: text) == """
        1 | ␛[31m␀<U+202E><U+009B>2Jx␡␛]0;a␇␈␍<U+200B><U+00AD><U+0085>
          |                         ^
        """)
  }

  @Test("Nor does anything in a path, message, note, help or fix")
  func injectionElsewhere() {
    let place = Sample.place("x", in: "x", path: "Content/\u{1B}c\n.md")
    let diagnostic = Diagnostic(
      Sample.deadLink, at: place, "a\u{1B}b\nc", notes: [.init("d\u{9B}e")], help: "f\rg",
      fixes: [
        .init(
          "h\u{7}", path: "Content/\u{1B}c\n.md", range: SourceRange(at: 0), replacement: "\u{1B}",
          isCertain: false)
      ])
    #expect(
      DiagnosticReport().text(of: diagnostic) == """
        Content/␛c␊.md:1:1: warning: a␛b␊c [dead-link]
        1 | x
          | ^
          = note: d<U+009B>e
          = help: f␍g
          = help: h␇
        1 + ␛x

        """)
  }

  @Test("A message that quotes too much is cut")
  func longMessage() {
    let diagnostic = Diagnostic(
      Sample.noPhoto, at: nil, String(repeating: "a", count: 9999))
    #expect(
      DiagnosticReport().text(of: diagnostic)
        == "note: \(String(repeating: "a", count: 600))… [no-photo]\n")
  }

  @Test("Each line of a longer range has its carets, indentation left out")
  func severalLines() {
    #expect(
      Self.code("two\n\n  three", in: "one two\n\n  three\nfour") == """
        1 | one two
          |     ^^^
        2 |
        3 |   three
          |   ^^^^^
        """)
    #expect(
      Self.code("2\n3\n4\n5\n6\n7\n", in: "1\n2\n3\n4\n5\n6\n7\n8\n") == """
        2 | 2
          | ^
        3 | 3
          | ^
        4 | 4
          | ^
        5 | 5
          | ^
        ...
        7 | 7
          | ^
        """)
  }

  @Test(
    "A very long line is cut around what is meant",
    arguments: [
      (200, 200, "…rem lorem x ipsum ipsum ipsum ipsum ip…", 11),
      (0, 200, "x ipsum ipsum ipsum ipsum ipsum ipsum i…", 0),
      (200, 0, "… lorem lorem lorem lorem lorem lorem x", 38),
      (5, 2, "lorem lorem lorem lorem lorem x ipsum i…", 30),
      (3, 3, "lorem lorem lorem x ipsum ipsum ipsum", 18),
    ])
  func longLines(before: Int, after: Int, shown: String, column: Int) {
    let text =
      String(repeating: "lorem ", count: before) + "x" + String(repeating: " ipsum", count: after)
    #expect(
      Self.code("x", in: text, width: 40)
        == "1 | \(shown)\n  | \(String(repeating: " ", count: column))^")
  }

  @Test("What is meant is cut itself where it is too long")
  func longMark() {
    let mark = String(repeating: "x", count: 5000)
    #expect(
      Self.code(mark, in: "a b \(mark)", width: 20) == """
        1 | a b xxxxxxxxxxxxxxx…
          |     ^^^^^^^^^^^^^^^
        """)
    #expect(
      Self.code(mark, in: String(repeating: "麻", count: 40) + mark, width: 20) == """
        1 | …麻麻xxxxxxxxxxxxxx…
          |      ^^^^^^^^^^^^^^
        """)
  }

  @Test("A fix shows no lines where the code of the finding does not hold what it changes")
  func fixElsewhere() {
    func fix(_ path: String, _ range: SourceRange) -> Diagnostic {
      Diagnostic(
        Sample.deadLink, at: Sample.place("x", in: "x\n\n\n\n\n\ny"), "no",
        fixes: [.init("mend", path: path, range: range, replacement: "z", isCertain: true)])
    }
    let expected = "Content/pie.md:1:1: warning: no [dead-link]\n1 | x\n  | ^\n  = fix: mend\n"
    #expect(DiagnosticReport().text(of: fix("other.md", SourceRange(0, 1))) == expected)
    #expect(DiagnosticReport().text(of: fix("Content/pie.md", SourceRange(7, 8))) == expected)
    #expect(
      DiagnosticReport().text(of: fix("Content/pie.md", SourceRange(0, 1))) == expected + "1 + z\n")
  }

  @Test("A fix over several lines shows what becomes of them, carriage returns left out")
  func fixOverLines() {
    let text = "a\r\nb x\r\nc\r\n"
    let diagnostic = Diagnostic(
      Sample.deadLink, at: Sample.place("x", in: text), "no",
      fixes: [
        .init(
          "mend", path: "Content/pie.md", range: SourceRange(0, 8), replacement: "1\r\n2\r\n",
          isCertain: true)
      ])
    #expect(
      DiagnosticReport().text(of: diagnostic) == """
        Content/pie.md:2:3: warning: no [dead-link]
        2 | b x
          |   ^
          = fix: mend
        1 + 1
        2 + 2
        3 + c

        """)
  }
}
