import Testing

@testable import Navigation

@Suite("Routes make every URL")
struct RouteTests {
  static let places: [(Route, String)] = [
    (.root, "index.html"),
    (.category("dessert"), "categories/dessert/index.html"),
    (.category("asian/thai", page: 2), "categories/asian/thai/2/index.html"),
    (.recipe("apple-pie"), "recipes/apple-pie/index.html"),
    (
      .recipe(NavigationPath(["apple-pie", "pie-crust"])), "recipes/apple-pie/pie-crust/index.html"
    ),
    (.cook("apple-pie"), "recipes/apple-pie/cook/index.html"),
    (.recipes, "recipes/index.html"),
    (.tag("vegan"), "tags/vegan/index.html"),
    (.tag("vegan", page: 3), "tags/vegan/3/index.html"),
    (.today, "today/index.html"),
    (.saved, "saved/index.html"),
    (.shoppingList, "shopping-list/index.html"),
    (.notFound, "404.html"), (.offline, "offline.html"),
    (.embed("apple-pie"), "embed/apple-pie/index.html"),
  ]

  @Test("each kind of page has its file", arguments: places)
  func files(route: Route, file: String) { #expect(route.outputPath == file) }

  @Test("the folder above a path is the path without its top")
  func folderAboveIsThePop() {
    let path = NavigationPath(["a", "b", "c"])
    let above = path.popping().map { Route.recipe($0).folder }
    #expect(above.map { $0 + "c/" } == Route.recipe(path).folder)
  }

  @Test("a path and its cook page are the recipe's own page for search engines")
  func canonicals() {
    #expect(Route.recipe(NavigationPath(["a", "b"])).canonical == .recipe("b"))
    #expect(Route.cook("a").canonical == .recipe("a"))
    for route in [Route.root, .category("a", page: 2), .recipes, .tag("a", page: 2), .recipe("a")] {
      #expect(route.canonical == route)
    }
  }

  @Test("a link from one page to another is as short as it can be")
  func shortLinks() {
    let pie = Route.recipe("apple-pie")
    let crust = Route.recipe(NavigationPath(["apple-pie", "pie-crust"]))
    #expect(pie.href(to: crust) == "pie-crust/")
    #expect(crust.href(to: pie) == "../")
    #expect(crust.href(to: crust) == "./")
    #expect(crust.href(to: .root) == "../../../")
    #expect(Route.root.href(to: .notFound) == "404.html")
    #expect(pie.href(toFile: "recipes/apple-pie/pie.jpg") == "pie.jpg")
    #expect(Route.root.href(toFile: "assets/style.css") == "assets/style.css")
  }
}
