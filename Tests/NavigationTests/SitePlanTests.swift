import Recipes
import Testing

@testable import Navigation

@Suite("Every page is decided before one is rendered")
struct SitePlanTests {
  private func plan(_ cookbook: Cookbook, depth: Int = 3, tags: [Tag] = []) -> SitePlan {
    SitePlan(
      cookbook: cookbook, alphabetical: Array(cookbook.recipes.indices), tags: tags,
      pathDepth: depth)
  }

  /// Recipes that all use each other.
  private func clique(_ count: Int) -> Cookbook {
    let ids = (0..<count).map { "r\($0 + 100)" }
    return Kitchen.cookbook(ids.map { id in .init(id: id, uses: ids.filter { $0 != id }) })
  }

  @Test("the pages of a small cookbook, each once")
  func routes() {
    let routes = plan(Kitchen.pies).routes
    let wanted: [Route] = [
      .root, .category("dessert"), .category("salad"), .category("salad/italian"),
      .category("sandwich"), .recipes, .today, .saved, .shoppingList, .notFound,
      .recipe("apple-pie"), .cook("apple-pie"), .recipe("caprese"), .recipe("filling"),
      .recipe("pie-crust"),
    ]
    let paths = [
      ["apple-pie", "pie-crust"], ["apple-pie", "filling"], ["filling", "pie-crust"],
      ["pie-crust", "filling"], ["apple-pie", "pie-crust", "filling"],
      ["apple-pie", "filling", "pie-crust"],
    ]
    #expect(routes.count == Set(routes).count)
    #expect(Set(routes) == Set(wanted + paths.map { .recipe(NavigationPath($0)) }))
  }

  static let depths = [(1, 0), (2, 4), (3, 6), (8, 6)]

  @Test("a depth makes the simple paths up to it", arguments: depths)
  func depth(depth: Int, paths: Int) {
    #expect(plan(Kitchen.pies, depth: depth).paths.flatMap { $0 }.count == paths)
  }

  @Test("paths are grouped by the recipe on show, shortest first")
  func grouped() {
    let plan = plan(Kitchen.pies)
    for (position, paths) in plan.paths.enumerated() {
      #expect(paths.allSatisfy { $0.top == Kitchen.pies.recipes[position].id })
      #expect(paths.map(\.count) == paths.map(\.count).sorted())
    }
  }

  static let cliques = [(8, 3), (9, 2), (22, 2), (23, 1), (24, 1), (60, 1)]

  @Test("a depth that would make more than 500 path pages is lowered", arguments: cliques)
  func lowered(count: Int, depth: Int) {
    let plan = plan(clique(count))
    let pages = plan.paths.flatMap { $0 }.count
    #expect(plan.pathDepth == depth)
    #expect(pages == (depth == 1 ? 0 : (2...depth).reduce(0) { $0 + permutations($1, of: count) }))
    #expect(pages <= 500)
  }

  private func permutations(_ length: Int, of count: Int) -> Int {
    (0..<length).reduce(1) { $0 * (count - $1) }
  }

  @Test("where there are more recipes than 500, as many path pages are allowed")
  func manyRecipes() {
    let ids = (0..<600).map { "r\($0 + 1000)" }
    let ring = Kitchen.cookbook(
      ids.enumerated().map { .init(id: $1, uses: [ids[($0 + 1) % 600]]) })
    let plan = plan(ring)
    #expect(plan.pathDepth == 2)
    #expect(plan.paths.flatMap { $0 }.count == 600)
  }

  @Test("a tap within the depth pushes, beyond it opens the recipe's own page, on the path it pops")
  func destinations() throws {
    let plan = plan(Kitchen.pies, depth: 2)
    let crust = try #require(Kitchen.pies.position(of: "pie-crust"))
    let pie = try #require(Kitchen.pies.position(of: "apple-pie"))
    let deep = NavigationPath(["apple-pie", "filling"])
    #expect(
      plan.destination(pushing: crust, on: NavigationPath(["apple-pie"]))
        == .recipe(NavigationPath(["apple-pie", "pie-crust"])))
    #expect(plan.destination(pushing: crust, on: deep) == .recipe("pie-crust"))
    #expect(plan.destination(pushing: pie, on: deep) == .recipe("apple-pie"))
  }

  @Test("every destination of every page has a page")
  func destinationsExist() {
    for cookbook in [Kitchen.pies, clique(8), clique(20)] {
      let plan = plan(cookbook)
      let routes = Set(plan.routes)
      for case .recipe(let path) in routes {
        for used in cookbook[path.top]?.uses ?? [] {
          #expect(routes.contains(plan.destination(pushing: used, on: path)))
        }
      }
    }
  }

  static let lengths = [(0, 1), (1, 1), (120, 1), (121, 2), (240, 2), (241, 3)]

  @Test("long categories and tags have pages of 120", arguments: lengths)
  func pagers(count: Int, pages: Int) {
    let cookbook = Kitchen.cookbook((0..<count).map { .init(id: "r\($0 + 1000)") })
    let tag = Tag(slug: "all", title: "All", recipes: Array(0..<count))
    let routes = plan(cookbook, tags: [tag]).sharedRoutes
    #expect(routes.filter { if case .category = $0 { true } else { false } }.count == pages)
    #expect(routes.filter { if case .tag = $0 { true } else { false } }.count == pages)
    #expect(plan(cookbook, tags: [tag]).tag("all") == tag)
  }

  @Test("a recipe without steps has no cook page")
  func cook() throws {
    let plan = plan(Kitchen.pies)
    #expect(!plan.routes.contains(.cook("caprese")))
    #expect(plan.routes.contains(.cook("apple-pie")))
  }
}
