import Testing

@testable import Navigation

@Suite("The way from the root to a page")
struct BreadcrumbTests {
  private func routes(_ route: Route) -> [Route] {
    Breadcrumb(of: route, in: Kitchen.pies).crumbs.map(\.route)
  }

  @Test("a path goes by its first recipe's category and every recipe on it")
  func path() {
    let path = NavigationPath(["apple-pie", "pie-crust"])
    #expect(
      routes(.recipe(path)) == [
        .root, .category("dessert"), .recipe("apple-pie"), .recipe(path),
      ])
    #expect(Breadcrumb(of: .recipe(path), in: Kitchen.pies).parent?.route == .recipe("apple-pie"))
  }

  @Test("an inner category goes by the outer one")
  func nested() {
    let trail: [Route] = [.root, .category("salad"), .category("salad/italian")]
    #expect(routes(.category("salad/italian")) == trail)
    #expect(routes(.category("salad/italian", page: 2)) == trail)
    #expect(routes(.recipe("caprese")) == trail + [.recipe("caprese")])
  }

  @Test("cook mode stands under its recipe, a tag under the list from A to Z")
  func others() {
    #expect(
      routes(.cook("apple-pie")) == [
        .root, .category("dessert"), .recipe("apple-pie"), .cook("apple-pie"),
      ])
    #expect(routes(.recipes) == [.root, .recipes])
    #expect(routes(.tag("vegan", page: 2)) == [.root, .recipes, .tag("vegan")])
  }

  @Test(
    "the reader's own pages stand under the root",
    arguments: [
      (Route.today, Breadcrumb.Label.today), (.saved, .saved), (.shoppingList, .shoppingList),
    ])
  func own(route: Route, label: Breadcrumb.Label) {
    let crumbs = Breadcrumb(of: route, in: Kitchen.pies).crumbs
    #expect(crumbs.map(\.route) == [.root, route])
    #expect(crumbs.last?.label == label)
  }

  @Test("the root has no parent")
  func root() {
    for route in [Route.root, .notFound] {
      #expect(routes(route) == [.root])
      #expect(Breadcrumb(of: route, in: Kitchen.pies).parent == nil)
    }
  }

  @Test("labels are positions in the cookbook or words of the theme")
  func labels() {
    let crumbs = Breadcrumb(of: .cook("apple-pie"), in: Kitchen.pies).crumbs
    #expect(crumbs.map(\.label) == [.root, .category(0), .recipe(0), .cook])
    #expect(
      Breadcrumb(of: .tag("vegan"), in: Kitchen.pies).crumbs.map(\.label) == [
        .root, .recipes, .tag("vegan"),
      ])
  }
}
