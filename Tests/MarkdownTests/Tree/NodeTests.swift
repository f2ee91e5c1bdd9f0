import Diagnostics
import Testing

@testable import Markdown

/// The document of a text.
func markdown(_ text: String) -> MarkdownDocument {
  MarkdownDocument(SourceFile(path: "pie.md", text: text))
}

@Suite("The tree of a document")
struct NodeTests {
  @Test("A node leads to its parent, its children and its siblings")
  func relations() throws {
    let root = markdown("# Pie\n\n*a* **b**\n").root
    let heading = try #require(root.firstChild)
    let paragraph = try #require(heading.next)
    #expect(heading.parent == root)
    #expect(root.lastChild == paragraph)
    #expect(paragraph.previous == heading)
    #expect(paragraph.next == nil)
    #expect(paragraph.children.map(\.kind) == [.emphasis, .text, .strong])
    #expect(root.parent == nil)
  }

  @Test("A run of siblings ends before the node that is named")
  func run() throws {
    let root = markdown("a\n\nb\n\nc\n").root
    let last = try #require(root.lastChild)
    #expect(Siblings(from: root.firstChild, upTo: last).map(\.plainText) == ["a", "b"])
  }

  @Test("A node outlives the name of its document")
  func lifetime() {
    func rootOfDocument() -> Node { markdown("# Pie").root }
    #expect(rootOfDocument().firstChild?.plainText == "Pie")
  }

  @Test("Lists say how they count and whether they are tight")
  func lists() throws {
    let root = markdown("3. a\n4. b\n\n- c\n\n- d\n").root
    let numbered = try #require(root.firstChild)
    let loose = try #require(root.lastChild)
    #expect(numbered.kind == .list)
    #expect(numbered.isOrdered && numbered.listStart == 3 && numbered.isTight)
    #expect(!loose.isOrdered && loose.listStart == 0 && !loose.isTight)
  }

  @Test("Headings say their level as written")
  func headings() {
    #expect(markdown("# a\n### b\nc\n---\n").root.children.map(\.headingLevel) == [1, 3, 2])
  }

  @Test("Links give target and title with escapes undone and percent-encoding kept")
  func links() throws {
    let link = try #require(markdown("[a](<b%20\\(c&amp;d> \"T\")").root.firstChild?.firstChild)
    #expect(link.kind == .link)
    #expect(link.target == "b%20(c&d")
    #expect(link.title == "T")
  }

  @Test("Literals of what has none are empty")
  func literals() {
    let root = markdown("`a`\n\n    b\n").root
    #expect(root.firstChild?.firstChild?.literal == "a")
    #expect(root.lastChild?.literal == "b\n")
    #expect(root.literal == "" && root.target == "" && root.title == "")
  }

  @Test(
    "Plain text is what a reader reads",
    arguments: [
      ("a *b* **c** `d`", "a b c d"), ("a\nb", "a b"), ("a  \nb", "a b"),
      ("[link](x) ![picture](y)", "link picture"), ("a<br>b", "ab"), ("&amp; \\*", "& *"),
      ("- a\n- b\n\n  c", "a b c"), ("# a\nb", "a b"), ("    x\n    y", "x\ny\n"), ("", ""),
    ])
  func plainText(_ text: String, _ plain: String) {
    #expect(markdown(text).root.plainText == plain)
  }
}
