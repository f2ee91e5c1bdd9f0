import Diagnostics
import Markdown
import Recipes
import Testing

@testable import Pages

@Suite struct LeadTests {
  private func lead(_ text: String) -> Lead {
    let document = MarkdownDocument(SourceFile(path: "a.md", bytes: Array(text.utf8)))
    return Lead(of: RecipeReader.read(document, id: "a").recipe)
  }

  private func text(_ fragment: Fragment) -> String {
    String(decoding: fragment.html, as: UTF8.self)
  }

  @Test func `the first paragraph is the line, the others wait`() {
    let lead = lead("# A\n\nShort & *sweet*.\n\nA story.\n")
    #expect(text(lead.line) == "Short &amp; <em>sweet</em>.")
    #expect(text(lead.rest).contains("<p>A story.</p>"))
  }

  @Test func `slots keep their places in both parts`() {
    let lead = lead("# A\n\nSee [one](b.md).\n\nSee [two](c.md).\n")
    #expect(lead.line.slots.map(\.target) == ["b.md"])
    #expect(lead.rest.slots.map(\.target) == ["c.md"])
    #expect(text(lead.line).utf8.count >= lead.line.slots[0].offset)
  }

  @Test func `a life story is not a line`() {
    let lead = lead("# A\n\n" + String(repeating: "When I was young. ", count: 40) + "\n")
    #expect(lead.line.isEmpty)
    #expect(!lead.rest.isEmpty)
  }

  @Test func `a summary of the front matter leaves the description whole`() {
    let lead = lead("---\ndescription: In one line.\n---\n# A\n\nSomething else.\n")
    #expect(lead.line.isEmpty)
    #expect(text(lead.rest).contains("Something else."))
  }
}
