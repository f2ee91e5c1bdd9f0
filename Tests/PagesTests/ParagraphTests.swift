import Diagnostics
import Markdown
import Recipes
import Testing

@testable import Pages

@Suite struct ParagraphTests {
  private func step(_ text: String) throws -> Fragment {
    let text = "# A\n\n## Ingredients\n\n- tea\n\n## Method\n\n\(text)\n"
    let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
    let recipe = RecipeReader.read(MarkdownDocument(file), id: "a").recipe
    return try #require(recipe.parts.first?.steps.first).body
  }

  @Test(
    "the first paragraph of a step is its line, whatever follows it",
    arguments: [
      ("1. Stir.", "Stir.", ""),
      ("1. Stir.\n\n   Then wait.", "Stir.", "<p>Then wait.</p>"),
      ("1. Stir in:\n   - salt\n   - oil", "Stir in:", "<ul>"),
      ("1. - salt\n   - oil", "", "<ul>"),
      ("1. > Stir.", "", "<blockquote>"),
      ("1. **Stir** well.", "<strong>Stir</strong> well.", ""),
    ])
  func line(text: String, line: String, more: String) throws {
    let parts = try step(text).splitAtParagraph()
    #expect(String(decoding: parts.line.html, as: UTF8.self) == line)
    let rest = String(decoding: parts.more.html, as: UTF8.self)
    #expect(more.isEmpty ? rest.allSatisfy(\.isWhitespace) : rest.contains(more))
  }

  @Test(
    "links and pictures stay in the paragraph in which they stand, at its ends too",
    arguments: [
      "See ![a](a.jpg)", "![a](a.jpg) See", "[a](a.jpg)", "![a](a.jpg)", "See [a](a.jpg) now",
    ])
  func slots(text: String) throws {
    let parts = try step("1. \(text)\n\n   Then ![b](b.jpg)").splitAtParagraph()
    #expect(parts.line.slots.map(\.target) == ["a.jpg"])
    #expect(parts.more.slots.map(\.target) == ["b.jpg"])
    for part in [parts.line, parts.more] {
      #expect(part.slots.allSatisfy { (0...part.html.count).contains($0.offset) })
    }
  }
}
