import Testing

@testable import Recipes

@Suite("Building the cookbook")
struct CookbookBuilderTests {
  @Test("recipes ascend by id, and titles stand in the order of their language")
  func order() {
    let result = Shelf.build([
      Shelf.entry("z.md", title: "Éclair"), Shelf.entry("a.md", title: "zabaglione"),
      Shelf.entry("m.md", title: "Egg"), Shelf.entry("c.md", title: "Çoban Salatası"),
    ])
    #expect(result.cookbook.recipes.map(\.id) == ["a", "c", "m", "z"])
    #expect(
      result.alphabetical.map { result.cookbook.recipes[$0].title } == [
        "Çoban Salatası", "Éclair", "Egg", "zabaglione",
      ])
    #expect(result.cookbook.categories[0].recipes == result.alphabetical)
    #expect(result.cookbook["m"]?.title == "Egg")
    #expect(result.cookbook["gone"] == nil)
  }

  @Test("relations lead both ways, each once, and none to the recipe itself")
  func relations() {
    let result = Shelf.build([
      Shelf.entry(
        "pie.md",
        links: [
          Shelf.link("filling.md"), Shelf.link("crust.md#notes"), Shelf.link("crust", .related),
          Shelf.link("pie.md"), Shelf.link("https://example.org/"), Shelf.link("gone.md"),
        ]), Shelf.entry("crust.md"), Shelf.entry("filling.md", links: [Shelf.link("crust.md")]),
    ])
    let ids = result.cookbook.recipes.map(\.id)
    #expect(ids == ["crust", "filling", "pie"])
    #expect(result.cookbook.recipes[2].uses == [0, 1])
    #expect(result.cookbook.usedIn == [[1, 2], [2], []])
    #expect(result.findings == [])
  }

  static let names = ["crust", "base/crust.md", "/base/crust.md", "Base Crust", "base/crust"]

  @Test("a relation names an id, a path or a title", arguments: names)
  func related(name: String) {
    let result = Shelf.build([
      Shelf.entry("base/crust.md", title: "Base Crust"),
      Shelf.entry("pie.md", links: [Shelf.link(name, .related)]),
    ])
    #expect(result.cookbook["pie"]?.uses == [0])
    #expect(result.findings == [])
  }

  @Test("of two files with one id the first by path stays, and the finding names both")
  func duplicates() {
    let result = Shelf.build([Shelf.entry("b/pie.md"), Shelf.entry("a/pie.md")])
    #expect(result.cookbook.recipes.map(\.sourcePath) == ["a/pie.md"])
    #expect(
      result.findings.map(\.message) == [
        "`b/pie.md` and `a/pie.md` would both be the page `recipes/pie/`"
      ])
  }

  static let reserved = [
    ("cook", true), ("7", true), ("2024", true), ("cooking", false), ("7up", false),
  ]

  @Test("names of Crumb's own pages are reserved", arguments: reserved)
  func reservedNames(id: String, isReserved: Bool) {
    let kinds = Shelf.build([Shelf.entry("a.md", id: id)]).findings.map(\.kind)
    #expect(kinds == (isReserved ? [CookbookFault.reservedName] : []))
  }

  @Test("no recipes make an empty cookbook")
  func empty() {
    let result = Shelf.build([])
    #expect(result.cookbook.recipes.isEmpty)
    #expect(result.cookbook.categories.isEmpty)
  }
}
