import Diagnostics
import Testing

@testable import Markdown

@Suite("Texts that keep libcmark busy", .serialized)
struct HazardTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  private static func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  static let hostile = [
    Case("quotes", times(10_000, ">")), Case("quotes with spaces", times(10_000, "> ") + "a"),
    Case("lists", times(10_000, "- ") + "a"), Case("lists with tabs", times(5_000, "-\t") + "a"),
    Case("mixed lists", times(5_000, "- + ") + "a"), Case("numbered lists", times(10_000, "1. ")),
    Case("numbered lists and blank lines", times(10_000, "1. ") + times(10_000, "\n")),
    Case("lists and blank lines", times(16_000, "* ") + "a" + times(16_000, "\n")),
    Case("quotes and stars", times(32_000, ">") + times(32_000, "a*")),
    Case("lists by indentation", (0..<1_000).map { times(2 * $0, " ") + "- a\n" }.joined()),
    Case(
      "lists by indentation and blank lines",
      (0..<45).map { times(2 * $0, " ") + "- a\n" }.joined() + times(500_000, "\n")),
    Case("pictures", times(40_000, "![[]()")), Case("pictures in lines", times(40_000, "![[]()\n")),
    Case("pictures hidden by code", times(40_000, "![[]()`]`")),
    Case("quotes that lazy lines keep open", (times(49, ">") + "a\n") + times(500_000, "a\n")),
  ]

  @Test(
    "They are shown as they are, with a warning, in less than half a second", arguments: hostile)
  func tooNested(_ example: Case) throws {
    let clock = ContinuousClock()
    var fragment = Fragment()
    var findings: [Diagnostic] = []
    let time = clock.measure {
      let document = markdown(example.text)
      var writer = FragmentWriter(document)
      fragment = writer.blocks(document.root.children)
      findings = document.diagnostics
      #expect(document.root.source == example.text)
    }
    #expect(findings.map(\.id) == ["too-nested"])
    #expect(findings.first?.severity == .warning)
    #expect(fragment.html.starts(with: "<pre><code>".utf8))
    #expect(fragment.html.count >= example.text.utf8.count)
    #expect(time < .seconds(3), "a debug build has six times the time")
  }

  static let harmless = [
    Case(
      "a megabyte of prose", times(20_000, "Whisk the *eggs* until [pale](x) and thick, then\n\n")),
    Case(
      "a megabyte in one paragraph", times(20_000, "Whisk the *eggs* until [pale](x) and thick\n")),
    Case("a long list of pictures", times(10_000, "- ![a](b.jpg)\n")),
    Case("rules of many dashes", times(100, "- ") + "\n\n" + times(100, "* ") + "\n"),
    Case("ten levels", (0..<10).map { times(2 * $0, " ") + "- a\n" }.joined()),
    Case("deeply indented code", "    " + times(400, " ") + "x\n"),
    Case("carriage returns and no line feed", times(200_000, "\r") + times(20_000, "_+ ")),
    Case("a long list", times(50_000, "- a\n")),
    Case("many blank lines", "- a\n" + times(500_000, "\n")),
  ]

  @Test("Long and ordinary texts pass", arguments: harmless)
  func passes(_ example: Case) {
    let time = ContinuousClock().measure {
      #expect(markdown(example.text).diagnostics.isEmpty)
    }
    #expect(time < .seconds(3), "a debug build has six times the time")
  }

  @Test("A text that is too long is shown as it is")
  func tooLong() {
    let text = HazardTests.times(1 << 18, "Whisk the eggs.\n\n")
    let document = markdown(text)
    #expect(document.diagnostics.map(\.id) == ["too-long"])
    #expect(document.root.firstChild?.kind == .codeBlock)
  }

  @Test("The messages say where and what to do")
  func messages() throws {
    let nested = try #require(markdown("a\n\n" + HazardTests.times(60, "> ")).diagnostics.first)
    #expect(
      nested.message
        == "quotes or lists are nested too deep here, so the whole text is shown as it is")
    #expect(nested.help == "remove the superfluous `>`, `-` or `1.`")
    #expect(nested.location?.line == 3)
    let brackets = try #require(markdown(HazardTests.times(9_000, "![[]()")).diagnostics.first)
    #expect(
      brackets.message
        == "too many `![` stand in one paragraph here, so the whole text is shown as it is")
  }
}
