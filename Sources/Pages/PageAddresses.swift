/// Addresses as they are spelled from one page: the ways up to the root and to the recipes, worked
/// out once for the many links of a page.
struct PageAddresses: Sendable {
  private let root: String
  private let recipes: String

  /// Works out the ways up from a folder of the site.
  init(from folder: String) {
    let depth = folder.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) }
    root = String(repeating: "../", count: depth)
    let isUnderRecipes = folder.utf8.starts(with: "recipes/".utf8)
    recipes = isUnderRecipes ? String(repeating: "../", count: depth - 1) : root + "recipes/"
  }

  /// The URL of a recipe that is not on the page's own path, by its percent-encoded id.
  func url(toRecipe id: String) -> String { recipes + id + "/" }

  /// The URL of a category from a page that is none, by its percent-encoded id.
  func url(toCategory id: String) -> String { root + "categories/" + id + "/" }
}
