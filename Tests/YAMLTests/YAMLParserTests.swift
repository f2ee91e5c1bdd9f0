import Diagnostics
import Testing

@testable import YAML

@Suite("Sound YAML")
struct YAMLParserTests {
  @Test(
    "A document reads as what it says",
    arguments: [
      ("", "-"), ("# only a comment\n", "-"), ("---\n", "~"), ("~\n", "~"),
      ("just text\n", "just text"), ("- a\n- b\n", "[a, b]"), ("[a, b]\n", "[a, b]"),
      ("---\na: 1\n", "{a: 1}"), ("a: 1\n...\n", "{a: 1}"), ("a:\tb\n", "{a: b}"),
      ("a: Null\nb: 'null'\nc: \"\"\nd:\n", "{a: ~, b: 'null', c: '', d: ~}"),
      ("a: |\n  x\n  y\nb: >-\n  z\n  w\n", "{a: 'x\ny\n', b: 'z w'}"),
      ("c:\n- 1\n- 2\nd: {x: y, z}\ne: [p: q]\n", "{c: [1, 2], d: {x: y, z: ~}, e: [{p: q}]}"),
      ("time: 1:30\nurl: https://a.example/b#c\n", "{time: 1:30, url: https://a.example/b#c}"),
      ("a: b # comment\n# another\nc: d#e\n", "{a: b, c: d#e}"),
      ("tags:\n- pie\n-\n- tart\n", "{tags: [pie, ~, tart]}"),
      ("text: one\n  two\n\n  three\n", "{text: one two\nthree}"),
      ("a: 'it''s'\nb: \"\\u00e9\\n\"\n", "{a: 'it's', b: 'é\n'}"),
    ])
  func sound(_ text: String, tree: String) {
    let parsed = Parsed(text)
    #expect(parsed.tree == tree)
    #expect(parsed.report == "")
  }

  @Test("Positions count bytes of the whole file, whatever stands before the document")
  func positions() throws {
    let text =
      "\u{FEFF}---\r\ntitle: Crème\r\ntags: [é, \"ü b\"]\r\nmap:\r\n  x: |\r\n    ä\r\n---\r\n"
    let file = SourceFile(path: "pie.md", text: text)
    let (root, diagnostics) = YAMLParser.parse(file, in: SourceRange(8, text.utf8.count - 5))
    #expect(diagnostics.isEmpty)
    let entries = try #require(root?.entries)
    #expect(entries.map { file.text($0.keyRange) } == ["title", "tags", "map"])
    #expect(
      entries.map { file.text($0.value.range) }
        == ["Crème", "[é, \"ü b\"]", "x: |\r\n    ä"])
    #expect(entries[1].value.items?.map { file.text($0.range) } == ["é", "\"ü b\""])
  }

  @Test("A byte order mark before the document is passed over")
  func byteOrderMark() {
    #expect(Parsed("\u{FEFF}a: 1\r\n").tree == "{a: 1}")
    #expect(Parsed("\u{FEFF}a: 1\r\n").report == "")
  }

  @Test("Every certain fix mends the fault that it belongs to")
  func certainFixes() {
    let cases = ValueFaultTests.cases + LineFaultTests.cases + QuoteFaultTests.cases
    var mended = 0
    for example in cases + ByteFaultTests.cases {
      let parsed = Parsed(example.text)
      for fix in parsed.diagnostics.flatMap(\.fixes) where fix.isCertain {
        var bytes = Array(example.text.utf8)
        bytes.replaceSubrange(fix.range.lower..<fix.range.upper, with: fix.replacement.utf8)
        let after = Parsed(bytes: bytes).diagnostics
        // The lines below a tab have tabs of their own, so the next fault is the next line's.
        let isFurther =
          (after.first?.location?.line ?? .max) > (parsed.diagnostics[0].location?.line ?? 0)
        #expect(after.count < parsed.diagnostics.count || isFurther, "\(example.text)")
        mended += 1
      }
    }
    #expect(mended > 40)
  }
}
