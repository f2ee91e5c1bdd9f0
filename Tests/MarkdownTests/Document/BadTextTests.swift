import Diagnostics
import Testing

@testable import Markdown

@Suite("Bytes that are no text")
struct BadTextTests {
  private func document(_ bytes: [UInt8]) -> MarkdownDocument {
    MarkdownDocument(SourceFile(path: "pie.md", bytes: bytes))
  }

  @Test("A byte that is no UTF-8 is an error with its place, and the rest is read")
  func invalid() throws {
    let document = document(Array("# Cr".utf8) + [0xE8] + Array("me\n\nbr".utf8) + [0xFB, 0xFF])
    let finding = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(finding.id == "invalid-utf8" && finding.severity == .error)
    #expect(finding.message == "byte 4 of the file (E8) is no UTF-8")
    #expect(finding.notes == [.init("there are 2 more")])
    #expect(finding.help == "save the file again with the encoding UTF-8")
    #expect(finding.location?.line == 1 && finding.location?.column == 5)
    #expect(document.root.children.map(\.plainText) == ["Cr?me", "br??"])
  }

  @Test(
    "Sequences that Unicode calls ill-formed are found",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC3], [0xE0, 0x80, 0x80], [0xE2, 0x82],
      [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE],
    ] as [[UInt8]])
  func illFormed(_ bytes: [UInt8]) {
    #expect(document([0x61] + bytes + [0x62]).diagnostics.map(\.id) == ["invalid-utf8"])
  }

  @Test("Sequences at the bounds of UTF-8 are fine")
  func wellFormed() {
    let text = "\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{FFFF}\u{10000}\u{10FFFF}12345678é"
    #expect(document(Array(text.utf8)).diagnostics.isEmpty)
  }

  @Test(
    "Wherever they stand, the HTML is text",
    arguments: [
      "X\n", "# X\n", "- X\n", "> X\n", "`X`\n", "```\nX\n```\n", "    X\n", "[X](X \"X\")\n",
      "![X](X)\n", "[a][X]\n\n[X]: X\n", "<p X>\n", "a <b X>\n", "&X;\n", "\\X\n", "**X**\n",
      "| X |\n|---|\n| X |\n", "a[^X]\n\n[^X]: X\n", "---\na: X\n---\nX\n", "X: X\n===\n",
    ], [[0xFF], [0x00], [0xE2, 0x82], [0xC3, 0x00, 0xA9]] as [[UInt8]])
  func html(text: String, bad: [UInt8]) {
    let parts = text.utf8.split(separator: UInt8(ascii: "X"), omittingEmptySubsequences: false)
    let document = document(Array(parts.map { Array($0) }.joined(separator: bad)))
    var writer = FragmentWriter(document)
    let html = writer.blocks(document.root.children).html
    #expect(String(validating: html, as: UTF8.self) != nil)
    #expect(!html.contains(0))
    #expect(document.diagnostics.contains { $0.severity == .error })
  }

  @Test("NUL is an error with its place")
  func nul() throws {
    let document = document(Array("a\nb\u{0}c".utf8))
    let finding = try #require(document.diagnostics.first)
    #expect(finding.id == "nul-byte" && finding.severity == .error)
    #expect(finding.message == "byte 3 of the file is NUL, which no text has")
    #expect(finding.location?.line == 2 && finding.location?.column == 2)
    #expect(document.root.plainText == "a b?c")
  }

  @Test(
    "A file in UTF-16 is one fault",
    arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func utf16(_ bytes: [UInt8]) {
    let findings = document(bytes).diagnostics
    #expect(findings.map(\.message) == ["this file is written in UTF-16, and Crumb reads UTF-8"])
  }

  @Test("Bad bytes in the front matter are reported once")
  func frontMatter() {
    let document = document(Array("---\na: b".utf8) + [0xFF] + Array("\n---\nx".utf8))
    #expect(document.diagnostics.map(\.id) == ["invalid-utf8"])
    #expect(document.frontMatter == nil && document.frontMatterRange != nil)
  }

  @Test("A file without text is reported", arguments: ["", " \n\t\r\n", "\u{FEFF}", "\u{FEFF}\n"])
  func empty(_ text: String) {
    #expect(markdown(text).diagnostics.map(\.message) == ["this file has no text"])
  }

  @Test(
    "Byte order mark, CR LF and CR alone are fine",
    arguments: ["\u{FEFF}a\n", "a\r\nb\r\n", "a\rb"])
  func fine(_ text: String) {
    #expect(markdown(text).diagnostics.isEmpty)
    #expect(markdown(text).root.firstChild?.plainText.first == "a")
  }
}
