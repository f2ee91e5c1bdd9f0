import Testing

@testable import YAML

@Suite("Lines that do not fit")
struct LineFaultTests {
  static let cases = [
    FaultCase(
      "title: Pie\n  author: x\nlast: 1\n", leaves: "{last: 1}",
      """
      2:1-3: yaml-indentation: `author` is indented in a way that fits none of the lines above
        help: let keys that belong together start in the same column
        offer 11..<13: remove the indentation
      """),
    FaultCase(
      "\ttitle: x\n", leaves: "-",
      """
      1:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        fix 0..<1: write two spaces instead of each tab
      """),
    FaultCase(
      "tags:\n\t- a\n\t- b\nlast: 1\n", leaves: "{last: 1}",
      """
      2:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        fix 6..<7: write two spaces instead of each tab
      """),
    FaultCase(
      "title: Pie\n\tcontinued: x\nlast: 1\n", leaves: "{last: 1}",
      """
      2:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        offer 11..<12: write two spaces instead of each tab
      """),
    FaultCase(
      "title: Pie\n\tcontinued\nlast: 1\n", leaves: "{last: 1}",
      """
      2:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        fix 11..<12: write two spaces instead of each tab
      """),
    FaultCase(
      "- a\nb: c\n", leaves: "-",
      """
      2:1-5: yaml-list-among-keys: `b: c` is no item of the list above
        help: put `- ` before it, or a key above the list
      """),
    FaultCase(
      "title: x\n- a\n- b\nlast: 1\n", leaves: "{title: x, last: 1}",
      """
      2:1-4: yaml-list-among-keys: `- a` is an item of a list among keys
        help: put a key such as `tags:` above the list, or remove the `-`
      """),
    FaultCase(
      "a: b\nfoo bar\nc: d\n", leaves: "{a: b, c: d}",
      """
      2:1-8: yaml-missing-colon: `foo bar` has no colon, so it is no key
        help: write `key: value`, or indent the line if it continues the one above
      """),
    FaultCase(
      "a: b\nhttp://x.y\nc: d\n", leaves: "{a: b, c: d}",
      """
      2:1-11: yaml-missing-colon: `http://x.y` has no colon, so it is no key
        help: write `key: value`, or indent the line if it continues the one above
      """),
    FaultCase(
      "a: b\nfoo", leaves: "{a: b}",
      """
      2:1-4: yaml-missing-colon: `foo` has no colon, so it is no key
        help: write `key: value`, or indent the line if it continues the one above
      """),
    FaultCase(
      "a:\n  b: 1\n c: 2\nlast: 1\n", leaves: "{a: {b: 1}, last: 1}",
      """
      3:1-2: yaml-indentation: `c` is indented in a way that fits none of the lines above
        help: let keys that belong together start in the same column
        offer 10..<11: remove the indentation
      """),
    FaultCase(
      "  a: 1\nb: 2\n", leaves: "{a: 1}",
      """
      2:1-5: yaml-indentation: `b` is indented less than the lines above
        help: let keys that belong together start in the same column
      """),
    FaultCase(
      "tags:\n  - a\n - b\nlast: 1\n", leaves: "{tags: [a], last: 1}",
      """
      3:1-2: yaml-indentation: `- b` is indented in a way that fits none of the lines above
        help: let keys that belong together start in the same column
        offer 12..<13: remove the indentation
      """),
    FaultCase(
      "a: 1\nb: 2\na: 3\n", leaves: "{b: 2, a: 3}",
      """
      3:1-2: duplicate-key: `a` is given twice
        note 1:1-2: it was given here first
        help: the later one counts; remove one of them
      """),
    FaultCase(
      "a: 1\n---\nb: 2\n", leaves: "{a: 1}",
      """
      2:1-4: yaml-several-documents: a second document begins here
        help: remove this line, or what follows it
      """),
    FaultCase(
      "a: 1\n...\nb: 2\n", leaves: "{a: 1}",
      """
      3:1-5: yaml-several-documents: text follows the line that ends the document
        help: remove this line, or what follows it
      """),
    FaultCase(
      "a: |\n\tx\nlast: 1\n", leaves: "{last: 1}",
      """
      2:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        fix 5..<6: write two spaces instead of each tab
      """),
    FaultCase(
      "a: |\n x\n\ty\nlast: 1\n", leaves: "{last: 1}",
      """
      3:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        fix 8..<9: write two spaces instead of each tab
      """),
    FaultCase(
      ": x\n", leaves: "-",
      """
      1:1-2: yaml-syntax: there is no key before this colon
        help: write `key: value`
      """),
    FaultCase(
      "a: 1\n\nb : 2\n c: 3\n", leaves: "{a: 1}",
      """
      4:1-2: yaml-indentation: `c` is indented in a way that fits none of the lines above
        help: let keys that belong together start in the same column
        offer 12..<13: remove the indentation
      """),
    FaultCase(
      ":", leaves: "-",
      """
      1:1-2: yaml-syntax: there is no key before this colon
        help: write `key: value`
      """),
    FaultCase(
      "\t", leaves: "-",
      """
      1:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        fix 0..<1: write two spaces instead of each tab
      """),
    FaultCase(
      "a: b\n\tc\n", leaves: "-",
      """
      2:1-2: yaml-tab: this line is indented with a tab, and YAML wants spaces
        fix 5..<6: write two spaces instead of each tab
      """),
    FaultCase(
      "tags: a, b # x\n- c", leaves: "{tags: a, b}",
      """
      2:1-4: yaml-list-among-keys: `- c` is an item of a list among keys
        help: put a key such as `tags:` above the list, or remove the `-`
      """),
  ]

  @Test("A line that does not fit is told of where it stands", arguments: cases)
  func report(_ example: FaultCase) {
    let parsed = Parsed(example.text)
    #expect(parsed.report == example.report)
    #expect(parsed.tree == example.tree)
  }
}
