import Diagnostics
import Testing

@testable import Recipes

@Suite("Shelves")
struct CategoryShelvesTests {
  private func titles(_ result: CookbookBuilder.Result) -> [String] {
    result.cookbook.categories.map(\.title)
  }

  @Test("declared categories come in their order, empty ones too, others after them by name")
  func order() {
    let result = Shelf.build(
      [
        Shelf.entry("salad/a.md"), Shelf.entry("zest/b.md"), Shelf.entry("apple/c.md"),
        Shelf.entry("d.md"), Shelf.entry("dessert/e.md"),
      ],
      declared: [
        CategoryDeclaration(id: "salad", title: "Salads"), CategoryDeclaration(id: "dessert"),
        CategoryDeclaration(id: "sandwich", title: "Sandwich"),
      ])
    #expect(titles(result) == ["Salads", "Dessert", "Sandwich", "Apple", "Zest", "Uncategorised"])
    #expect(result.cookbook.categories[2].recipes == [])
  }

  @Test("folders in folders are categories in categories")
  func nested() {
    let result = Shelf.build([
      Shelf.entry("asian/thai/curry.md"), Shelf.entry("asian/rice.md"),
    ])
    let categories = result.cookbook.categories
    #expect(categories.map(\.id) == ["asian", "asian/thai"])
    #expect(categories[1].parent == 0)
    #expect(categories[0].children == [1])
    #expect(result.cookbook.trail(ofCategory: 1) == [0, 1])
    #expect(result.cookbook["curry"]?.category == 1)
  }

  @Test("a folder's name becomes a title, an author's words stay as they are")
  func names() {
    let result = Shelf.build([
      Shelf.entry("main-courses/a.md"), Shelf.entry("b.md", category: ["BBQ"]),
      Shelf.entry("c.md", category: ["Für Gäste"]), Shelf.entry("snack_time/d.md"),
    ])
    #expect(Set(titles(result)) == ["Main courses", "BBQ", "Für Gäste", "Snack time"])
    #expect(
      Set(result.cookbook.categories.map(\.id)) == [
        "main-courses", "bbq", "fur-gaste", "snack-time",
      ])
  }

  @Test("a folder and a category of the same name are one shelf, called as the author does")
  func merged() {
    let result = Shelf.build([
      Shelf.entry("pancake/a.md"), Shelf.entry("b.md", category: ["Pancake"]),
    ])
    #expect(result.cookbook.categories.map(\.id) == ["pancake"])
    #expect(result.cookbook.categories[0].recipes.count == 2)
  }

  @Test("a README gives an order behind site.yml's list and before the others by name")
  func readmeOrder() {
    let result = Shelf.build(
      ["a", "b", "c", "d"].map { Shelf.entry("\($0)/x\($0).md") },
      declared: [CategoryDeclaration(id: "d")],
      introductions: [
        CategoryDeclaration(id: "b", order: 2), CategoryDeclaration(id: "c", order: -1),
        CategoryDeclaration(id: "d", order: -5),
      ])
    #expect(titles(result) == ["D", "C", "B", "A"])
  }

  @Test("a tag of site.yml shelves a recipe that is in no category, the first rule before others")
  func tags() {
    let rule = { (tag: String) in Reference(target: tag, range: SourceRange(at: 0)) }
    let result = Shelf.build(
      [
        Shelf.entry("cake.md", tags: ["baking", "Süßes"]),
        Shelf.entry("pad-thai.md", tags: ["Thai"]),
        Shelf.entry("soup/leek.md", tags: ["baking"]), Shelf.entry("tea.md", tags: ["drink"]),
      ],
      declared: [
        CategoryDeclaration(id: "dessert", tags: [rule("süßes"), rule("cakes")]),
        CategoryDeclaration(id: "bread", tags: [rule("baking")]),
        CategoryDeclaration(id: "asian/thai", tags: [rule("thai")]),
      ])
    let book = result.cookbook
    let shelves = book.recipes.map { "\($0.id): \(book.categories[$0.category].id)" }
    #expect(
      shelves == ["cake: dessert", "leek: soup", "pad-thai: asian/thai", "tea: uncategorised"])
    #expect(result.findings.map(\.message) == ["no recipe has the tag `cakes`"])
    #expect(titles(result) == ["Dessert", "Bread", "Asian", "Thai", "Soup", "Uncategorised"])
  }

  @Test("a README introduces its folder's category and may name it")
  func introduction() {
    let result = Shelf.build(
      [Shelf.entry("dessert/a.md")],
      introductions: [
        CategoryDeclaration(
          id: "dessert", title: "Sweet things", introductionPath: "dessert/README.md",
          folder: "dessert")
      ])
    #expect(titles(result) == ["Sweet things"])
    #expect(result.cookbook.categories[0].introductionPath == "dessert/README.md")
    #expect(result.index.resolve("README.md", from: "dessert/a.md") == .category(0))
  }
}
