import Testing

@testable import Markdown

@Suite("Ids of headings")
struct HeadingAnchorsTests {
  @Test(
    "They are made as GitHub makes them",
    arguments: [
      ("Ingredients", "ingredients"), ("To Finish", "to-finish"), ("a - b", "a---b"),
      ("Für den Teig:", "für-den-teig"), ("作り方", "作り方"), ("½ cup (cold)", "½-cup-cold"),
      ("snake_case", "snake_case"), ("🍳", "section"), ("", "section"), ("Crêpe's", "crêpes"),
      ("ÄÖ", "äö"), ("هن 1", "هن-1"),
    ])
  func slugs(_ text: String, _ slug: String) { #expect(HeadingAnchors.slug(of: text) == slug) }

  @Test("A repeated text gets a number that no other heading has")
  func repetition() {
    var anchors = HeadingAnchors()
    let ids = ["a", "a-1", "a", "a", "A"].map { anchors.id(forHeading: $0) }
    #expect(ids == ["a", "a-1", "a-2", "a-3", "a-4"])
    #expect(anchors.ids == Set(ids))
  }
}
