import Language
import Mustache
import Navigation
import Recipes

/// A page on its way to being written: where it is, what it shows, and how its links are spelled.
final class Page: Sendable {
  let context: SiteContext
  let route: Route
  /// The recipe of a recipe or cook page, or today's.
  let served: ServedRecipe?
  /// The selected category and the pushed recipes.
  let model: NavigationModel
  /// The recipes that are pushed; `nil` where none is.
  let path: NavigationPath?
  /// The position of the category that the sidebar marks.
  let selectedCategory: Int?
  /// The steps from the root to the page.
  let crumbs: [Breadcrumb.Crumb]
  private let folder: String
  private let addresses: PageAddresses

  init(_ route: Route, served: ServedRecipe?, in context: SiteContext) {
    self.context = context
    self.route = route
    self.served = served
    folder = route.folder
    let cookbook = context.plan.cookbook
    model =
      NavigationModel(showing: route, in: cookbook) ?? NavigationModel(cookbook: cookbook)
    path = model.recipePath.isEmpty ? nil : NavigationPath(model.recipePath)
    selectedCategory = model.selectedCategory.flatMap { cookbook.position(ofCategory: $0) }
    crumbs = Breadcrumb(of: route, in: cookbook).crumbs
    addresses = PageAddresses(from: folder)
  }

  /// A page in a folder as deep as that of a path of so many recipes, and on no path itself.
  static func model(atDepth depth: Int, in context: SiteContext) -> Page {
    Page(.recipe(NavigationPath((1...depth).map { "-\($0)" })), served: nil, in: context)
  }

  var recipe: Recipe? { served?.recipe }

  // Read in place: a copy would count references for each of many fields.
  var plan: SitePlan { _read { yield context.plan } }
  var cookbook: Cookbook { _read { yield context.plan.cookbook } }
  var words: Words { _read { yield context.words } }

  /// The URL that leads from this page to another.
  func url(to target: Route) -> String {
    url(toFile: target.isAnywhere ? target.outputPath : target.folder)
  }

  /// The URL that leads from this page to a recipe's own page, by the recipe's position.
  func url(toRecipe position: Int) -> String {
    let id = cookbook.recipes[position].id
    if route.isAnywhere || path?.ids.contains(id) == true { return url(to: .recipe(id)) }
    return addresses.url(toRecipe: context.recipeFolders[position])
  }

  /// The URL that leads from this page to a category, by the category's position.
  func url(toCategory position: Int) -> String {
    if case .category = route { return url(to: .category(cookbook.categories[position].id)) }
    if route.isAnywhere { return url(to: .category(cookbook.categories[position].id)) }
    return addresses.url(toCategory: context.categoryFolders[position])
  }

  /// The URL that leads from this page to a file of the site, by its path from the root.
  ///
  /// A page that is shown at any address has links that begin at the host.
  func url(toFile path: String) -> String {
    route.isAnywhere
      ? context.site.basePath + RelativeURL.encoded(path) : RelativeURL.from(folder, to: path)
  }

  /// The URL of a file under Content; `nil` where the site has none of that path.
  func url(toContent path: String) -> String? {
    context.files[path].map { url(toFile: $0) }
  }

  /// The page that a tap on a recipe opens where the author leads to it: pushed on the path.
  func destination(pushing position: Int) -> Route {
    guard let path else { return .recipe(cookbook.recipes[position].id) }
    return plan.destination(pushing: position, on: path)
  }

  /// How a link to a route is marked: as the page itself or not at all.
  func current(_ target: Route) -> Value { target == route ? .text("page") : .null }
}
