import Language
import Testing

@testable import Navigation

@Suite("The tags of all recipes")
struct TagIndexTests {
  private func tags(_ lists: [[String]], language: String = "en") -> [Tag] {
    let cookbook = Kitchen.cookbook(
      lists.enumerated().map { .init(id: "r\($0 + 10)", tags: $1) })
    return TagIndex.tags(
      of: cookbook, alphabetical: Array(lists.indices), collation: Collation(language: language))
  }

  @Test("spellings of one slug are one tag, called as most recipes call it")
  func spellings() {
    let found = tags([["Quick"], ["quick"], ["quick", "QUICK"]])
    #expect(found == [Tag(slug: "quick", title: "quick", recipes: [0, 1, 2])])
  }

  @Test("among equally common spellings the first in order counts")
  func equals() { #expect(tags([["Vegan"], ["vegan"]]).map(\.title) == ["Vegan"]) }

  @Test("tags stand in locale order, accents beside their letters")
  func order() {
    #expect(
      tags([["zest", "Éclair", "apple", "egg"]]).map(\.title) == ["apple", "Éclair", "egg", "zest"])
  }

  @Test("a tag without a letter or digit has no page")
  func nameless() { #expect(tags([["!!!", "🍰", "cake"]]).map(\.slug) == ["cake"]) }

  @Test("letters of other scripts make tags")
  func scripts() { #expect(tags([["甜点"]]) == [Tag(slug: "甜点", title: "甜点", recipes: [0])]) }
}
