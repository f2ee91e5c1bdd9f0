import Testing

@testable import YAML

@Suite("Quotes and brackets")
struct QuoteFaultTests {
  static let cases = [
    FaultCase(
      "title: \"Pie\nlast: 1\n", leaves: "{last: 1}",
      """
      1:8-9: yaml-unclosed-quote: this quote is opened and not closed
        fix 11..<11: put `"` at the end of the value, or remove this one
      """),
    FaultCase(
      "title: \"Pie\nauthor: \"Ann\"\nlast: 1\n", leaves: "{author: 'Ann', last: 1}",
      """
      1:8-9: yaml-unclosed-quote: this quote is opened and not closed
        fix 11..<11: put `"` at the end of the value, or remove this one
      """),
    FaultCase(
      "title: 'It's good'\nlast: 1\n", leaves: "{last: 1}",
      """
      1:12-19: yaml-text-after-value: the quote closes before `s good'`
        fix 7..<18: write `"It's good"`
      """),
    FaultCase(
      "title: \"Pie\" and more\nlast: 1\n", leaves: "{last: 1}",
      """
      1:14-22: yaml-text-after-value: the quote closes before `and more`
        offer 7..<21: write `'"Pie" and more'`
      """),
    FaultCase(
      "title: 'Pie # x\n", leaves: "-",
      """
      1:8-9: yaml-unclosed-quote: this quote is opened and not closed
        offer 15..<15: put `'` at the end of the value, or remove this one
      """),
    FaultCase(
      "title: [Pie] with x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:14-20: yaml-text-after-value: the value ends before `with x`
        offer 7..<19: write `"[Pie] with x"`
      """),
    FaultCase(
      "tags: [a, b\nlast: 1\n", leaves: "{last: 1}",
      """
      1:7-8: yaml-bracket: `[` is opened and not closed
        fix 11..<11: put `]` at the end
      """),
    FaultCase(
      "tags: [a, b\n", leaves: "-",
      """
      1:7-8: yaml-bracket: `[` is opened and not closed
        fix 11..<11: put `]` at the end
      """),
    FaultCase(
      "tags: {a: b\nlast: 1\n", leaves: "{last: 1}",
      """
      1:7-8: yaml-bracket: `{` is opened and not closed
        fix 11..<11: put `}` at the end
      """),
    FaultCase(
      "tags: [\"a\" \"b\"]\nlast: 1\n", leaves: "{last: 1}",
      """
      1:12-16: yaml-bracket: a comma or `]` is missing before `"b"]`
        help: put a comma between two items
      """),
    FaultCase(
      "tags: [a, \"b, c]\nlast: 1\n", leaves: "{last: 1}",
      """
      1:11-12: yaml-unclosed-quote: this quote is opened and not closed
        offer 16..<16: put `"` at the end of the value, or remove this one
      """),
    FaultCase(
      "tags: [\n a,\n b\nlast: 1\n", leaves: "{last: 1}",
      """
      1:7-8: yaml-bracket: `[` is opened and not closed
        help: put `]` at the end
      """),
    FaultCase(
      "\"Pie\" x\nlast: 1\n", leaves: "{last: 1}",
      """
      1:7-8: yaml-text-after-value: the quote closes before `x`
        offer 0..<7: write `'"Pie" x'`
      """),
    FaultCase(
      "a: \"Pie\" \"Tart\"\nlast: 1\n", leaves: "{last: 1}",
      """
      1:10-16: yaml-text-after-value: the quote closes before `"Tart"`
        help: put one pair of quotes around the whole value
      """),
    FaultCase(
      "[a: 1\n", leaves: "-",
      """
      1:1-2: yaml-bracket: `[` is opened and not closed
        fix 5..<5: put `]` at the end
      """),
    FaultCase(
      "{", leaves: "-",
      """
      1:1-2: yaml-bracket: `{` is opened and not closed
        fix 1..<1: put `}` at the end
      """),
    FaultCase(
      "[", leaves: "-",
      """
      1:1-2: yaml-bracket: `[` is opened and not closed
        fix 1..<1: put `]` at the end
      """),
    FaultCase(
      "\"", leaves: "-",
      """
      1:1-2: yaml-unclosed-quote: this quote is opened and not closed
        fix 1..<1: put `"` at the end of the value, or remove this one
      """),
    FaultCase(
      "'", leaves: "-",
      """
      1:1-2: yaml-unclosed-quote: this quote is opened and not closed
        fix 1..<1: put `'` at the end of the value, or remove this one
      """),
    FaultCase(
      "a: [", leaves: "-",
      """
      1:4-5: yaml-bracket: `[` is opened and not closed
        fix 4..<4: put `]` at the end
      """),
    FaultCase(
      "a: {", leaves: "-",
      """
      1:4-5: yaml-bracket: `{` is opened and not closed
        fix 4..<4: put `}` at the end
      """),
    FaultCase(
      "key: 'a'b: c\n", leaves: "-",
      """
      1:9-13: yaml-text-after-value: the quote closes before `b: c`
        offer 5..<12: write `"'a'b: c"`
      """),
  ]

  @Test("What is not closed is told of where it was opened", arguments: cases)
  func report(_ example: FaultCase) {
    let parsed = Parsed(example.text)
    #expect(parsed.report == example.report)
    #expect(parsed.tree == example.tree)
  }
}
