/// Addresses as they are spelled from one page: the ways to the recipes and to the categories, worked
/// out once for the many links of a page.
struct PageAddresses: Sendable {
  private let recipes: String
  private let categories: String

  /// Works out the ways up from a folder of the site.
  init(from folder: String) {
    let depth = folder.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) }
    let root = String(repeating: "../", count: depth)
    categories = root + "categories/"
    let isUnderRecipes = folder.utf8.starts(with: "recipes/".utf8)
    recipes = isUnderRecipes ? String(repeating: "../", count: depth - 1) : root + "recipes/"
  }

  /// The URL of a recipe that is not on the page's own path, by its percent-encoded folder.
  func url(toRecipe folder: String) -> String { recipes + folder }

  /// The URL of a category from a page that is none, by its percent-encoded folder.
  func url(toCategory folder: String) -> String { categories + folder }
}
