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
