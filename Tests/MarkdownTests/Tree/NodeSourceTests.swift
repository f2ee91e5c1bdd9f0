import Diagnostics
import Testing

@testable import Markdown

/// Every block of a document as `kind lines text`, in document order, the document left out.
func blocks(of text: String) -> [String] {
  let document = MarkdownDocument(SourceFile(path: "pie.md", text: text))
  var found: [String] = []
  var node: RawNode? = document.tree.root.successor(within: document.tree.root)
  while let raw = node {
    if !raw.kind.isInline {
      let block = Node(raw, of: document)
      let lines = block.lines
      found.append("\(block.kind) \(lines.lowerBound)-\(lines.upperBound) \(block.source)")
    }
    node = raw.successor(within: document.tree.root)
  }
  return found
}

@Suite("Where blocks are in the whole file")
struct NodeSourceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let blocks: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a setext heading ends with its underline", text: "Pie\n===\n\nGood.\n",
      blocks: ["heading 1-2 Pie\n===", "paragraph 4-4 Good."]),
    Case(
      name: "a setext heading at the end of the file", text: "Pie\nof apples\n---",
      blocks: ["heading 1-3 Pie\nof apples\n---"]),
    Case(
      name: "a setext heading right above another underline", text: "a\n---\n---\nb\n",
      blocks: ["heading 1-2 a\n---", "thematicBreak 3-3 ---", "paragraph 4-4 b"]),
    Case(
      name: "a setext heading in an item", text: "- a\n  ---\n- b\n",
      blocks: [
        "list 1-3 - a\n  ---\n- b", "item 1-2 - a\n  ---", "heading 1-2 a\n  ---", "item 3-3 - b",
        "paragraph 3-3 b",
      ]),
    Case(
      name: "front matter counts", text: "---\ntitle: Pie\n---\n\n# Pie\n",
      blocks: ["heading 5-5 # Pie"]),
    Case(
      name: "front matter, byte order mark and CR LF count",
      text: "\u{FEFF}---\r\ntitle: Pie\r\n---\r\nPie\r\n===\r\n\r\n- a\r\n  b\r\n",
      blocks: [
        "heading 4-5 Pie\r\n===", "list 7-8 - a\r\n  b", "item 7-8 - a\r\n  b",
        "paragraph 7-8 a\r\n  b",
      ]),
    Case(
      name: "a carriage return alone ends a line", text: "# a\rb\r\rc\r",
      blocks: ["heading 1-1 # a", "paragraph 2-2 b", "paragraph 4-4 c"]),
    Case(
      name: "blank lines below a list do not belong to it", text: "- a\n\n  b\n\n\n# h\n",
      blocks: [
        "list 1-3 - a\n\n  b", "item 1-3 - a\n\n  b", "paragraph 1-1 a", "paragraph 3-3 b",
        "heading 6-6 # h",
      ]),
    Case(
      name: "a list in a list in a quote", text: "> 1. a\n>    - b\n>      c\n>\n>\n> d\n",
      blocks: [
        "blockQuote 1-6 > 1. a\n>    - b\n>      c\n>\n>\n> d",
        "list 1-3 1. a\n>    - b\n>      c", "item 1-3 1. a\n>    - b\n>      c",
        "paragraph 1-1 a", "list 2-3 - b\n>      c", "item 2-3 - b\n>      c",
        "paragraph 2-3 b\n>      c", "paragraph 6-6 d",
      ]),
    Case(
      name: "lines that continue a quote lazily", text: "> a\nlazy\n\nb\n",
      blocks: ["blockQuote 1-2 > a\nlazy", "paragraph 1-2 a\nlazy", "paragraph 4-4 b"]),
    Case(
      name: "a fence that is closed", text: "```\nx\n```\ny\n",
      blocks: ["codeBlock 1-3 ```\nx\n```", "paragraph 4-4 y"]),
    Case(
      name: "a fence that its quote closes", text: "> ```\n> x\ny\n",
      blocks: ["blockQuote 1-2 > ```\n> x", "codeBlock 1-2 ```\n> x", "paragraph 3-3 y"]),
    Case(
      name: "a fence that is never closed", text: "~~~\nx\n\n",
      blocks: ["codeBlock 1-2 ~~~\nx"]),
    Case(
      name: "indented code", text: "a\n\n    x\n\n    y\n\n\nb\n",
      blocks: ["paragraph 1-1 a", "codeBlock 3-5 x\n\n    y", "paragraph 8-8 b"]),
    Case(
      name: "HTML that ends on its own line", text: "<!-- a\nb -->\nc\n",
      blocks: ["htmlBlock 1-2 <!-- a\nb -->", "paragraph 3-3 c"]),
    Case(
      name: "HTML that a blank line ends", text: "<div>\na\n</div>\n\nc\n",
      blocks: ["htmlBlock 1-3 <div>\na\n</div>", "paragraph 5-5 c"]),
    Case(
      name: "HTML that is never ended", text: "<pre>\na\n\n\n", blocks: ["htmlBlock 1-2 <pre>\na"]),
    Case(
      name: "addresses of links above a text belong to its paragraph", text: "[a]: b\n[c]: d\nx\n",
      blocks: ["paragraph 1-3 [a]: b\n[c]: d\nx"]),
    Case(
      name: "an item whose text begins on the next line", text: "-\n  a\n- b",
      blocks: [
        "list 1-3 -\n  a\n- b", "item 1-2 -\n  a", "paragraph 2-2 a", "item 3-3 - b",
        "paragraph 3-3 b",
      ]),
    Case(
      name: "tabs", text: "-\ta\n\n\tb\n",
      blocks: [
        "list 1-3 -\ta\n\n\tb", "item 1-3 -\ta\n\n\tb", "paragraph 1-1 a", "paragraph 3-3 b",
      ]),
    Case(name: "nothing", text: "", blocks: []),
    Case(name: "blank lines alone", text: "\n\n", blocks: []),
  ]

  @Test("Lines and source of each block are those of the file", arguments: cases)
  func lines(_ example: Case) { #expect(blocks(of: example.text) == example.blocks) }

  @Test("The document itself stands on the whole body")
  func document() {
    let text = "---\na: b\n---\nx\n\ny\n"
    let document = MarkdownDocument(SourceFile(path: "a.md", text: text))
    #expect(document.root.source == "x\n\ny\n")
    #expect(document.root.lines == 4...6)
  }

  @Test(
    "In texts put together by chance, blocks stand inside their parents, one below the other",
    arguments: 1...40)
  func chance(_ seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let pieces = [
      "a", "b c", "*", "`", "\n", "\n\n", "\r\n", "\n> ", "\n- ", "\n  ", "\n1. ", "\n    ", "# ",
      "\n```\n", "[x](y)", "\n<div>\n", "\n<!-- ", " -->", "\n---\n", "\n===\n", "\t",
      "\n[r]: /u\n",
      "é", "\r", "---\nk: v\n---\n", "|", "\n|-|\n", "[^1]",
    ]
    for _ in 0..<100 {
      let text = (0..<dice.roll(40)).reduce("") { text, _ in text + pieces[dice.roll(pieces.count)]
      }
      let document = markdown(text)
      expectOrder(in: document, "\(text.debugDescription)")
    }
  }

  private func expectOrder(in document: MarkdownDocument, _ comment: Comment) {
    var node: RawNode? = document.tree.root
    while let raw = node {
      let block = Node(raw, of: document)
      let parent = raw.kind.isInline ? nil : block.parent
      let whole = parent?.range ?? document.bodyRange
      #expect(whole.lower <= block.range.lower && block.range.upper <= whole.upper, comment)
      if let next = block.next, !raw.kind.isInline {
        #expect(block.lines.upperBound < next.lines.lowerBound, comment)
      }
      node = raw.successor(within: document.tree.root)
    }
  }
}
