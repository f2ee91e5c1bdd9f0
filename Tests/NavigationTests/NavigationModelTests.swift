import Testing

@testable import Navigation

@Suite("Where a reader is")
struct NavigationModelTests {
  @Test("a fresh visit has nothing selected and nothing pushed")
  func fresh() {
    let model = NavigationModel(cookbook: Kitchen.pies)
    #expect(model.selectedCategory == nil)
    #expect(model.recipePath == [])
    #expect(model.route == .root)
  }

  @Test("the first recipe selects its category, which further ones keep")
  func push() {
    var model = NavigationModel(cookbook: Kitchen.pies)
    model.push("caprese")
    #expect(model.selectedCategory == "salad/italian")
    model.push("pie-crust")
    #expect(model.selectedCategory == "salad/italian")
    #expect(model.route == .recipe(NavigationPath(["caprese", "pie-crust"])))
  }

  @Test("pushing round a circle pops to the recipe")
  func circle() {
    var model = NavigationModel(cookbook: Kitchen.pies)
    for id in ["apple-pie", "pie-crust", "filling", "pie-crust"] { model.push(id) }
    #expect(model.recipePath == ["apple-pie", "pie-crust"])
  }

  @Test("popping the last recipe shows its category, popping more changes nothing")
  func pop() {
    var model = NavigationModel(cookbook: Kitchen.pies)
    model.push("apple-pie")
    model.pop()
    #expect(model.route == .category("dessert"))
    model.pop()
    #expect(model.route == .category("dessert"))
    model.popToRoot()
    #expect(model == NavigationModel(cookbook: Kitchen.pies))
  }

  @Test("selecting a category leaves every recipe")
  func select() {
    var model = NavigationModel(cookbook: Kitchen.pies)
    model.push("apple-pie")
    model.select("sandwich")
    #expect(model.recipePath == [])
    #expect(model.route == .category("sandwich"))
  }

  @Test("unknown recipes are not pushed")
  func unknown() {
    var model = NavigationModel(cookbook: Kitchen.pies)
    model.push("gone")
    #expect(model == NavigationModel(cookbook: Kitchen.pies))
  }

  @Test("every page that has a state shows it and is its route")
  func showing() throws {
    let routes: [Route] = [
      .root, .category("salad"), .recipe("apple-pie"),
      .recipe(NavigationPath(["apple-pie", "filling", "pie-crust"])),
    ]
    for route in routes {
      let model = try #require(NavigationModel(showing: route, in: Kitchen.pies))
      #expect(model.route == route)
    }
    let cook = try #require(NavigationModel(showing: .cook("apple-pie"), in: Kitchen.pies))
    #expect(cook.route == .recipe("apple-pie"))
    let second = try #require(
      NavigationModel(showing: .category("salad", page: 2), in: Kitchen.pies))
    #expect(second.route == .category("salad"))
  }

  @Test("pages of what is not in the cookbook show no state")
  func notThere() {
    let routes: [Route] = [
      .category("gone"), .recipe("gone"), .cook("gone"),
      .recipe(NavigationPath(["apple-pie", "gone"])),
    ]
    for route in routes { #expect(NavigationModel(showing: route, in: Kitchen.pies) == nil) }
  }
}
