import Recipes

/// The way from the root to a page: each crumb but the last leads up, as the breadcrumb pattern of
/// the WAI-ARIA Authoring Practices has it.
public struct Breadcrumb: Sendable, Equatable {
  /// The crumbs from the outermost to the page itself.
  public let crumbs: [Crumb]

  /// One step of the way.
  public struct Crumb: Sendable, Equatable {
    /// The page that it leads to.
    public let route: Route
    /// What it says.
    public let label: Label
  }

  /// What a crumb says: a word of the theme or a title of the author.
  public enum Label: Sendable, Equatable {
    /// The root, called "Categories".
    case root
    /// A category, by its position in the cookbook.
    case category(Int)
    /// A recipe, by its position in the cookbook.
    case recipe(Int)
    /// The list from A to Z.
    case recipes
    /// A tag, by its slug.
    case tag(String)
    /// Cook mode.
    case cook
    /// The recipe whose turn it is.
    case today
    /// What the reader has saved.
    case saved
    /// The reader's shopping list.
    case shoppingList
  }

  /// Makes the breadcrumb of a page.
  public init(of route: Route, in cookbook: Cookbook) {
    var crumbs = [Crumb(route: .root, label: .root)]
    switch route {
    case .root, .embed, .notFound, .offline: break
    case .category(let id, _): crumbs += Breadcrumb.trail(ofCategory: id, in: cookbook)
    case .recipe(let path): crumbs += Breadcrumb.trail(of: path, in: cookbook)
    case .cook(let id):
      crumbs += Breadcrumb.trail(of: NavigationPath([id]), in: cookbook)
      crumbs.append(Crumb(route: route, label: .cook))
    case .recipes, .moreRecipes: crumbs.append(Crumb(route: .recipes, label: .recipes))
    case .today: crumbs.append(Crumb(route: route, label: .today))
    case .saved: crumbs.append(Crumb(route: route, label: .saved))
    case .shoppingList: crumbs.append(Crumb(route: route, label: .shoppingList))
    case .tag(let slug, _):
      crumbs.append(Crumb(route: .recipes, label: .recipes))
      crumbs.append(Crumb(route: .tag(slug), label: .tag(slug)))
    }
    self.crumbs = crumbs
  }

  /// The crumb above the page, which a phone shows as "‹ Parent"; `nil` at the root.
  public var parent: Crumb? { crumbs.count > 1 ? crumbs[crumbs.count - 2] : nil }

  private static func trail(ofCategory id: CategoryID, in cookbook: Cookbook) -> [Crumb] {
    guard let position = cookbook.position(ofCategory: id) else { return [] }
    return cookbook.trail(ofCategory: position).map {
      Crumb(route: .category(cookbook.categories[$0].id), label: .category($0))
    }
  }

  private static func trail(of path: NavigationPath, in cookbook: Cookbook) -> [Crumb] {
    guard let bottom = cookbook.position(of: path.bottom) else { return [] }
    let category = cookbook.categories[cookbook.recipes[bottom].category].id
    let recipes = path.ids.indices.compactMap { index -> Crumb? in
      guard let position = cookbook.position(of: path.ids[index]) else { return nil }
      return Crumb(
        route: .recipe(NavigationPath(Array(path.ids[...index]))), label: .recipe(position))
    }
    return trail(ofCategory: category, in: cookbook) + recipes
  }
}
