import Testing

@testable import Recipes

@Suite("Similar recipes")
struct SimilarRecipesTests {
  private static let kitchen: [CookbookEntry] = [
    Shelf.entry("apple-pie.md", tags: ["pie"], lines: ["apples", "butter", "flour", "salt"]),
    Shelf.entry("bread.md", lines: ["flour", "yeast", "salt", "water"]),
    Shelf.entry("cider.md", lines: ["apple", "water"]),
    Shelf.entry("focaccia.md", lines: ["flour", "yeast", "olive oil", "salt"]),
    Shelf.entry("pear-pie.md", tags: ["Pie"], lines: ["pears", "butter", "flour", "salt"]),
    Shelf.entry("tea.md", lines: ["tea leaves"]),
  ]

  private func likes(_ entries: [CookbookEntry]) -> [String] {
    let book = Shelf.build(entries).cookbook
    return book.recipes.indices.map { position in
      "\(book.recipes[position].id): "
        + book.similar[position].map { book.recipes[$0].id }.joined(separator: ", ")
    }
  }

  @Test("shared tags count most, then rare ingredients in singular or plural, salt hardly at all")
  func order() {
    #expect(
      likes(Self.kitchen) == [
        "apple-pie: pear-pie, cider", "bread: cider, focaccia", "cider: bread, apple-pie",
        "focaccia: bread", "pear-pie: apple-pie", "tea: ",
      ])
  }

  @Test("a recipe that the author relates either way is left out, and is no push of another")
  func related() {
    var kitchen = Self.kitchen
    kitchen[4] = Shelf.entry(
      "pear-pie.md", links: [Shelf.link("apple-pie.md")], tags: ["pie"],
      lines: ["pears", "butter", "flour", "salt"])
    #expect(likes(kitchen)[0] == "apple-pie: cider")
    #expect(likes(kitchen)[4] == "pear-pie: ")
    #expect(Shelf.build(kitchen).cookbook.recipes[2].uses == [])
  }

  @Test("the order in which files are read changes nothing")
  func sameAgain() {
    #expect(likes(Self.kitchen.reversed()) == likes(Self.kitchen))
  }

  @Test("of many with the same tag each has four, those with the same rare thing first")
  func many() {
    let many = (102..<402).map { number in
      Shelf.entry(
        "r\(number).md", tags: number < 300 ? ["soup"] : [],
        lines: ["salt", "spice \(Self.name(number / 3))"])
    }
    let book = Shelf.build(many).cookbook
    for position in book.recipes.indices {
      #expect(book.similar[position].count == (position < 198 ? 4 : 2))
      #expect(!book.similar[position].contains(position))
      // Those with the same spice come first.
      #expect(
        book.similar[position].prefix(2).allSatisfy { (102 + $0) / 3 == (102 + position) / 3 })
    }
  }

  private static func name(_ number: Int) -> String {
    String(
      String(number).map {
        Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0)))
      })
  }
}
