import Testing

@testable import Recipes

@Suite("Ingredients that are called like a recipe")
struct TitleIndexTests {
  /// The titles that the ingredients of one more recipe are called like.
  private func mentions(
    _ lines: [String], titles: [String], links: [LinkReference] = [], more: [CookbookEntry] = []
  ) -> [String] {
    let named = titles.enumerated().map { Shelf.entry("r\($0).md", title: $1) }
    let entry = Shelf.entry("z.md", title: "Feast", links: links, lines: lines)
    let result = Shelf.build(named + more + [entry])
    return result.mentions.filter { result.cookbook.recipes[$0.recipe].id == "z" }.map {
      "\($0.ingredient): \(result.cookbook.recipes[$0.target].title)"
    }
  }

  @Test(
    "a name counts but for idle words before it, in singular or plural, with or without accents",
    arguments: [
      ("1 recipe pie crust", ["0: Pie Crust"]), ("2 Pie Crusts", ["0: Pie Crust"]),
      ("warm pizza dough, in a ball", ["0: Pizza Dough"]),
      ("400 g Creme Brulee", ["0: Crème Brûlée"]),
      ("my homemade fruit pie filling", ["0: Fruit Pie Filling"]), ("pie crust crumbs", []),
      ("apple pie filling", []),
      ("1 recipe apple pie filling", ["0: Pie Filling"]),
      ("pie", []), ("crust", []), ("1 can fruit pie filling", []), ("凉皮", ["0: 凉皮的做法"]),
    ])
  func ends(line: String, found: [String]) {
    let titles = [
      "Pie Crust", "Pizza Dough", "Crème Brûlée", "Fruit Pie Filling", "Pie Filling", "凉皮的做法",
    ]
    #expect(mentions([line], titles: titles) == found)
  }

  @Test("one word counts where a recipe of it is asked for, or where nobody else names it")
  func oneWord() {
    let titles = ["Hummus", "Bread"]
    let bread = (0..<3).map { Shelf.entry("b\($0).md", lines: ["4 slices bread"]) }
    #expect(mentions(["200 g hummus", "bread"], titles: titles) == ["0: Hummus", "1: Bread"])
    #expect(mentions(["hummus", "bread"], titles: titles, more: bread) == ["0: Hummus"])
    #expect(mentions(["1 recipe bread", "rye bread"], titles: titles, more: bread) == ["0: Bread"])
    #expect(mentions(["rye bread"], titles: titles) == [])
  }

  @Test("what is linked anywhere, the recipe itself and a title that two have are left alone")
  func silent() {
    let crust = ["1 recipe pie crust"]
    #expect(mentions(crust, titles: ["Pie Crust"], links: [Shelf.link("r0.md")]) == [])
    #expect(mentions(crust, titles: ["Pie Crust", "pie crusts"]) == [])
    #expect(mentions(["feast"], titles: []) == [])
  }
}
