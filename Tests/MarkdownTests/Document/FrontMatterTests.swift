import Diagnostics
import Testing
import YAML

@testable import Markdown

@Suite("Front matter")
struct FrontMatterTests {
  /// The YAML that is found, and the body.
  private func parts(_ text: String) -> (yaml: String?, body: String) {
    let document = markdown(text)
    return (
      document.frontMatterRange.map(document.file.text), document.file.text(document.bodyRange)
    )
  }

  @Test(
    "It is what stands between two lines of dashes at the very beginning",
    arguments: [
      ("---\ntitle: Pie\n---\nbody", "title: Pie\n", "body"),
      ("---\ntitle: Pie\n...\nbody", "title: Pie\n", "body"),
      ("---  \r\ntitle: Pie\r\n--- \r\nbody", "title: Pie\r\n", "body"),
      ("\u{FEFF}---\ntitle: Pie\n---\n", "title: Pie\n", ""),
      ("---\n---\nbody", "", "body"),
      ("---\n\n# comment\n\"a b\":\n- c\n---", "\n# comment\n\"a b\":\n- c\n", ""),
      ("---\nZubereitung für zwei: a\n---\n", "Zubereitung für zwei: a\n", ""),
    ])
  func found(_ text: String, _ yaml: String, _ body: String) {
    let parts = parts(text)
    #expect(parts.yaml == yaml)
    #expect(parts.body == body)
  }

  @Test(
    "A rule at the beginning of a text is none",
    arguments: [
      "---\nA good pie\n---\nbody", "---\n# Pie\n\nGood.\n\n---\n", "----\na: b\n----\n",
      "\n---\na: b\n---\n", "--\na: b\n--\n", "---\n- a\n- b\n---\n", "---\nhttp://x\n---\n", "---",
      "", "---\na: b\n",
      "---\nnot a key at all but a sentence that is very long indeed, see: b\n---",
    ])
  func none(_ text: String) {
    let parts = parts(text)
    #expect(parts.yaml == nil)
    #expect(parts.body == text)
  }

  @Test("Its value has positions in the whole file")
  func value() throws {
    let document = markdown("\u{FEFF}---\r\ntitle: Pie\r\n---\r\n")
    guard case .mapping(let entries) = document.frontMatter?.value else {
      Issue.record("no map")
      return
    }
    let entry = try #require(entries.first)
    #expect(entry.key == "title")
    #expect(document.file.text(entry.value.range) == "Pie")
    #expect(document.diagnostics.isEmpty)
  }

  @Test("Its faults are among those of the document")
  func faults() {
    let document = markdown("---\ntitle: Pie\ntitle: Tart\n---\n# Pie\n")
    #expect(document.diagnostics.map(\.id) == ["duplicate-key"])
    #expect(document.diagnostics.first?.location?.line == 3)
  }

  @Test("Front matter that is not closed is reported and read as text")
  func open() {
    let document = markdown("---\ntitle: Pie\n\nA pie.\n")
    #expect(document.diagnostics.map(\.id) == ["open-front-matter"])
    #expect(
      document.diagnostics.first?.message == "front matter begins here, and no second `---` ends it"
    )
    #expect(document.root.children.map(\.kind) == [.thematicBreak, .paragraph, .paragraph])
  }

  @Test(
    "Front matter that is not closed ends above the heading that keys alone stand over",
    arguments: [
      ("---\ntitle: Pie\n\n# Pie\n", "title: Pie\n", "\n# Pie\n"),
      (
        "---\na: b\n\n## Pie\n\nGood.\n\n---\n\n- c\n", "a: b\n",
        "\n## Pie\n\nGood.\n\n---\n\n- c\n"
      ),
      ("---\r\na:\r\n- b\r\n# Pie\r\n\r\n![c](d)", "a:\r\n- b\r\n", "# Pie\r\n\r\n![c](d)"),
      (
        "---\na: b\n\n# comment\n\nc: d\n\n# Pie\n\n*tag*\n", "a: b\n\n# comment\n\nc: d\n",
        "\n# Pie\n\n*tag*\n"
      ),
    ])
  func endsAboveHeading(_ text: String, _ yaml: String, _ body: String) throws {
    let parts = parts(text)
    #expect(parts.yaml == yaml)
    #expect(parts.body == body)
    let document = markdown(text)
    #expect(document.diagnostics.map(\.id) == ["open-front-matter"])
    let heading = try #require(document.root.children.first { $0.kind == .heading })
    #expect(heading.source.hasPrefix("#"))
    let above = text.utf8.prefix(heading.range.lower).count { $0 == UInt8(ascii: "\n") }
    #expect(heading.lines.lowerBound == above + 1)
    let fixed = FixApplier.apply(document.diagnostics.flatMap(\.fixes), to: Array(text.utf8)).bytes
    #expect(MarkdownDocument(SourceFile(path: "a.md", bytes: fixed)).diagnostics.isEmpty)
  }

  @Test(
    "A comment in front matter is no heading",
    arguments: [
      "---\n# all about it\ntitle: Pie\n---\n", "---\ntitle: Pie\n\n# times\n\nprep: 5\n---\n",
      "---\ntags:\n# two\n- a\n- b\n---\n", "---\ntitle: Pie\n# the end\n---\n",
    ])
  func comment(_ text: String) {
    #expect(markdown(text).diagnostics.map(\.id) == [])
    #expect(parts(text).body.isEmpty)
  }

  @Test("A key whose colon no space follows is a key all the same")
  func missingSpace() {
    let document = markdown("---\ntitle:Pie\n---\n\n# Pie\n")
    #expect(document.frontMatter?.text == "title:Pie")
    #expect(document.root.children.map(\.kind) == [.heading])
  }
}
