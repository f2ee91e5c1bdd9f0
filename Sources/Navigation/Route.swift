import Recipes

/// A page of the site, one case for each kind: the only maker of URLs.
///
/// On a website the URL is the navigation state: `/recipes/apple-pie/pie-crust/` is the path
/// [apple-pie, pie-crust], and the folder above it is the pop.
public enum Route: Sendable, Hashable {
  /// All categories in sections: no category selected, an empty path.
  case root
  /// A category's grid; pages of a long one are counted from 1.
  case category(CategoryID, page: Int)
  /// The recipe at the top of a path; a path of one is the page of the recipe itself.
  case recipe(NavigationPath)
  /// A recipe step by step.
  case cook(RecipeID)
  /// A recipe as a small card that pages of other sites may show in a frame.
  case embed(RecipeID)
  /// Every recipe from A to Z, and search.
  case recipes
  /// A further page of the list from A to Z, counted from 2.
  case moreRecipes(page: Int)
  /// The recipes of a tag, by the tag's slug; pages of a long list are counted from 1.
  case tag(String, page: Int)
  /// The recipe whose turn it is today.
  case today
  /// What the reader has saved; known to the reader's browser alone.
  case saved
  /// The reader's shopping list; known to the reader's browser alone.
  case shoppingList
  /// The page that a host shows for an address that is none.
  case notFound
  /// The page that a browser without a network shows for one that it did not keep.
  case offline

  /// The recipe's own page, canonical for all its paths.
  public static func recipe(_ id: RecipeID) -> Route { .recipe(NavigationPath([id])) }
  /// The first page of a category.
  public static func category(_ id: CategoryID) -> Route { .category(id, page: 1) }
  /// The first page of a tag.
  public static func tag(_ slug: String) -> Route { .tag(slug, page: 1) }

  /// A page of the list from A to Z, counted from 1.
  public static func recipeList(page: Int) -> Route {
    page > 1 ? .moreRecipes(page: page) : .recipes
  }

  /// The folder of the page from the site's root, with a slash at its end; empty for the root
  /// and for pages that are no folder.
  public var folder: String {
    switch self {
    case .root, .notFound, .offline: ""
    case .category(let id, let page): "categories/\(id)/" + Route.pageFolder(page)
    case .recipe(let path):
      path.ids.reduce(into: "recipes/") {
        $0 += $1
        $0 += "/"
      }
    case .cook(let id): "recipes/\(id)/cook/"
    case .embed(let id): "embed/\(id)/"
    case .recipes: "recipes/"
    case .moreRecipes(let page): "recipes/" + Route.pageFolder(page)
    case .today: "today/"
    case .saved: "saved/"
    case .shoppingList: "shopping-list/"
    case .tag(let slug, let page): "tags/\(slug)/" + Route.pageFolder(page)
    }
  }

  /// The file that holds the page, from the site's root.
  public var outputPath: String {
    switch self {
    case .notFound: "404.html"
    case .offline: "offline.html"
    default: folder + "index.html"
    }
  }

  /// Whether the page is shown in place of others, at their addresses.
  public var isAnywhere: Bool { self == .notFound || self == .offline }

  /// The page that search engines should name in its place: a recipe's own page for every path to
  /// it, for its cook page and for its card, else the page itself.
  public var canonical: Route {
    switch self {
    case .recipe(let path): .recipe(path.top)
    case .cook(let id), .embed(let id): .recipe(id)
    default: self
    }
  }

  private static func pageFolder(_ page: Int) -> String { page > 1 ? "\(page)/" : "" }
}
