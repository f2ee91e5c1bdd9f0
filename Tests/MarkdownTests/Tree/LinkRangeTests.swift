import Diagnostics
import Testing

@testable import Markdown

@Suite("Where links are")
struct LinkRangeTests {
  /// The target of each link and picture as it stands where its range says, with the line.
  private func places(_ text: String) -> [String] {
    let document = markdown(text)
    var found: [String] = []
    var node: RawNode? = document.tree.root
    while let raw = node {
      if raw.kind == .link || raw.kind == .image {
        let location = document.file.location(of: Node(raw, of: document).range)
        found.append("\(location.line):\(location.column) \(document.file.text(location.range))")
      }
      node = raw.successor(within: document.tree.root)
    }
    return found
  }

  @Test(
    "A link is found by its target, whatever stands around it",
    arguments: [
      ("[a](b)", ["1:5 b"]), ("---\nx: y\n---\n\n[a](b) [c](d)\n", ["5:5 b", "5:12 d"]),
      ("`code\nspan` [a](b)\n", ["2:11 b"]), ("> [a](b)\nlazy [c](d)\n", ["1:7 b", "2:10 d"]),
      ("- a\n      [b](c)\n", ["2:11 c"]), ("[a](x) [b](x)\n", ["1:5 x", "1:12 x"]),
      ("[![a](b)](c)", ["1:11 c", "1:7 b"]), ("[a](<b c>)", ["1:6 b c"]),
      ("[a](b\\(c)", ["1:5 b\\(c"]), ("[a](b&amp;c)", ["1:5 b&amp;c"]), ("[a](b&c)", ["1:5 b&c"]),
      ("[a](b%20c)", ["1:5 b%20c"]), ("<https://a.b>", ["1:2 https://a.b"]),
      ("<a@b.c>", ["1:2 a@b.c"]),
      ("[a](\n  b\n)", ["2:3 b"]), ("[a](b(c)d)", ["1:5 b(c)d"]), ("[a][r]\n\n[r]: b", ["3:6 b"]),
      ("[r]\n\n> [r]: <b c>", ["3:9 b c"]),
      ("[a]()", ["1:5 "]), ("é [a](b)", ["1:7 b"]), ("`](x)` [a](b)", ["1:12 b"]),
    ] as [(String, [String])])
  func target(_ text: String, _ expected: [String]) { #expect(places(text) == expected) }

  @Test(
    "Other pieces of text are found with their marks",
    arguments: [
      ("a *b* c", Node.Kind.emphasis, "*b*"), ("a **b *c* d** e", .strong, "**b *c* d**"),
      ("`a\nb` `c`", .code, "`a\nb` `c`"), ("x ``c`` y", .code, "``c``"),
      ("a <b> c", .htmlInline, "<b>"),
      ("- a\n      **b**\n", .strong, "**b**"), ("a &amp; b", .text, "a &amp; b"),
    ])
  func inline(_ text: String, _ kind: Node.Kind, _ source: String) throws {
    let document = markdown(text)
    var node: RawNode? = document.tree.root
    while let raw = node, raw.kind != kind { node = raw.successor(within: document.tree.root) }
    let found = Node(try #require(node), of: document)
    #expect(found.source == source)
  }
}
