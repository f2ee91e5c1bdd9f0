import Diagnostics
import Testing

@testable import Markdown

@Suite("Footnotes")
struct FootnoteTests {
  @Test(
    "They are shown as text, whole, and reported once",
    arguments: [
      (
        "a[^1] b[^2]\n\n[^1]: note\n[^2]: two words\n",
        "<p>a[^1] b[^2]</p>\n<p>[^1]: note\n[^2]: two words</p>\n"
      ),
      (
        "[^long-name]\n\n[^long-name]: <x>\n",
        "<p>[^long-name]</p>\n<p>[^long-name]: &lt;x&gt;</p>\n"
      ),
    ])
  func text(_ text: String, _ html: String) {
    let document = markdown(text)
    var writer = FragmentWriter(document)
    #expect(writer.blocks(document.root.children).filled == html)
    #expect(document.diagnostics.map(\.id) == ["footnote"])
  }

  @Test("The message points at the mark")
  func message() throws {
    let finding = try #require(markdown("---\na: b\n---\n`[^1]`\n\nc[^1]\n").diagnostics.first)
    #expect(finding.message == "Markdown has no footnotes, so this one is shown as text")
    #expect(finding.help == "put the note in parentheses, or in a paragraph of its own")
    #expect(finding.location?.line == 6 && finding.location?.column == 2)
  }

  @Test(
    "What only looks alike is none",
    arguments: ["[^1](url)\n", "`[^a]`\n", "[^ a]\n", "[^]\n", "[^a\n", "    [^a]\n", "a^[1]\n"])
  func none(_ text: String) { #expect(markdown(text).diagnostics.isEmpty) }

  @Test("Text and literals of nodes have the mark as it is written")
  func texts() {
    let root = markdown("a[^1] `[^x]`\n").root
    #expect(root.plainText == "a[^1] [^x]")
    #expect(root.firstChild?.children.map(\.literal) == ["a[^1] ", "[^x]"])
    #expect(root.firstChild?.source == "a[^1] `[^x]`")
  }
}
