import Recipes

/// Every page of the site, decided before one is rendered.
public struct SitePlan: Sendable {
  /// The recipes and categories.
  public let cookbook: Cookbook
  /// Every tag that has a page, by name in locale order.
  public let tags: [Tag]
  /// All recipes in locale order of their titles, as positions.
  public let alphabetical: [Int]
  /// The longest path that has pages of its own; 1 where no path has.
  public let pathDepth: Int
  /// The paths of two and more recipes that have pages, grouped by the recipe on show.
  public let paths: [[NavigationPath]]
  /// The recipes that take turns as today's, as positions in the order of their turns.
  public let turns: [Int]
  /// Whether every recipe has a card for pages of other sites.
  public let hasEmbeds: Bool
  private let tagPositions: [String: Int]

  /// How many tiles one page of a category or tag holds.
  public static let pageSize = 120
  /// How many lines one page of the list from A to Z holds.
  public static let linesOnPage = 480

  /// Decides every page.
  ///
  /// - Parameters:
  ///   - alphabetical: All recipes in locale order of their titles.
  ///   - tags: The tags, by name in locale order.
  ///   - pathDepth: The depth that site.yml asks for; lowered where it would make too many pages.
  ///   - hasEmbeds: Whether every recipe has a card for pages of other sites.
  public init(
    cookbook: Cookbook, alphabetical: [Int], tags: [Tag], pathDepth: Int, hasEmbeds: Bool = false
  ) {
    self.cookbook = cookbook
    self.alphabetical = alphabetical
    self.tags = tags
    self.hasEmbeds = hasEmbeds
    self.pathDepth = PathPages.affordableDepth(upTo: pathDepth, in: cookbook)
    paths = PathPages.paths(upTo: self.pathDepth, in: cookbook)
    turns = RecipesOfTheDay.turns(of: cookbook)
    tagPositions = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1.slug, $0) })
  }

  /// The tag of a slug, in constant time.
  public func tag(_ slug: String) -> Tag? { tagPositions[slug].map { tags[$0] } }

  /// The page that a tap on a related recipe opens: the path with it pushed, or the recipe's own
  /// page where the path is too long to have one.
  public func destination(pushing position: Int, on path: NavigationPath) -> Route {
    let pushed = path.pushing(cookbook.recipes[position].id)
    return pushed.count <= pathDepth ? .recipe(pushed) : .recipe(pushed.top)
  }

  /// The pages of one recipe: its own, its cook page where it has steps, its card where recipes
  /// have one, and the paths to it.
  public func routes(ofRecipe position: Int) -> [Route] {
    // Field by field: a copy of the whole counts references for each of many.
    let id = cookbook.recipes[position].id
    var routes: [Route] = [.recipe(id)]
    if cookbook.recipes[position].stepCount > 0 { routes.append(.cook(id)) }
    if hasEmbeds { routes.append(.embed(id)) }
    return routes + paths[position].map { .recipe($0) }
  }

  /// The pages that belong to no one recipe.
  public var sharedRoutes: [Route] {
    let categories = cookbook.categories.flatMap { category in
      pages(of: category.recipes.count).map { Route.category(category.id, page: $0) }
    }
    let tagged = tags.flatMap { tag in
      pages(of: tag.recipes.count).map { Route.tag(tag.slug, page: $0) }
    }
    let lists = pages(of: alphabetical.count, size: SitePlan.linesOnPage)
      .map { Route.recipeList(page: $0) }
    let own: [Route] = [.today, .saved, .shoppingList]
    return [.root] + categories + lists + tagged + own + [.notFound]
  }

  /// Every page of the site.
  public var routes: [Route] {
    sharedRoutes + cookbook.recipes.indices.flatMap { routes(ofRecipe: $0) }
  }

  private func pages(of count: Int, size: Int = pageSize) -> ClosedRange<Int> {
    1...max(1, (count + size - 1) / size)
  }
}
