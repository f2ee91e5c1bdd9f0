import Diagnostics
import Testing

@testable import YAML

@Suite("The short way for simple documents")
struct SimpleDocumentTests {
  /// What libyaml reads, whether or not the document is a simple one.
  private func byLibyaml(_ bytes: [UInt8], in range: SourceRange) -> (YAMLNode?, [Diagnostic]) {
    var reader = DocumentReader(SourceFile(path: "pie.md", bytes: bytes), in: range)
    reader.readSegments(isASCII: bytes.allSatisfy { $0 < 0x80 })
    return (reader.root, reader.diagnostics)
  }

  @Test(
    "Usual front matter goes the short way",
    arguments: [
      "title: Pie\n", "title: Pie\r\ntags: [a, b c]\r\n",
      "prep time: 1:30\nurl: https://a.example/b\n",
      "a: \"x: y # z\"\nb: 'x'\nc:\nd: []\n\ne: Crème, (brûlée) & more!  \nf: [é, it's]",
      "a: null\n",
    ])
  func simple(_ text: String) throws {
    let bytes = Array(text.utf8)
    let range = SourceRange(0, bytes.count)
    let root = try #require(SimpleDocument.read(bytes, in: range))
    let (other, diagnostics) = byLibyaml(bytes, in: range)
    #expect(root == other)
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "Whatever could mean more is left to libyaml",
    arguments: [
      "", "\n", "a: b: c\n", "a: b #c\n", "a: b\n c\n", "a: b\n- c\n", "a:\n  b: c\n", "a:b\n",
      "a: 'it''s'\n",
      "a: \"\\n\"\n", "a: [b, ]\n", "a: [b: c]\n", "a: [[b]]\n", "a: b\na: c\n", "a : b\n",
      "a: |\n",
      "a: *b\n", "a: b\tc\n", "a: b\u{85}c\n", "a: [b\u{2028}]\n", "# c\n", "---\na: b\n", "a: -\n",
      "a: b:\n",
      "a: \"b\" c\n", "a: [b] c\n", "a: \"b\n", "a: [b\n", "a: b\rc\n", "\"a\": b\n",
      "a: 'b\u{2029}'\n",
    ])
  func others(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(SimpleDocument.read(bytes, in: SourceRange(0, bytes.count)) == nil)
  }

  @Test("What goes the short way reads as libyaml reads it, to the last position")
  func agreement() {
    let pieces = [
      "a", "title", "b c", ": ", ":", "\n", "\n", "\r\n", " ", "  ", "'", "\"", "[", "]", ", ", ",",
      "#",
      " #", "-", "- ", "é", "料", "\u{85}", "\u{2028}", "\t", "null", "~", "1", "x.y", "&", "*", "!",
      "|",
      ">", "%", "@", "?", "? ", "{", "}", "\\", "---\n", "...\n", "key: value\n", "tags: [a, b]\n",
      "no: \"q\"\n",
      "n: 'q'\n", "e:\n", "\r", "=", "<", "(", "\u{A0}",
    ]
    var generator = SeededGenerator(state: 11)
    var simple = 0
    for _ in 0..<40_000 {
      let length = Int.random(in: 1...10, using: &generator)
      let head = Bool.random(using: &generator) ? "k: " : ""
      let text =
        head + (0..<length).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let bytes = Array(("---\n" + text + "---\n").utf8)
      let range = SourceRange(4, bytes.count - 4)
      guard let root = SimpleDocument.read(bytes, in: range) else { continue }
      simple += 1
      let (other, diagnostics) = byLibyaml(bytes, in: range)
      #expect(root == other && diagnostics.isEmpty, "\(text.debugDescription)")
    }
    #expect(simple > 1_000)
  }
}
