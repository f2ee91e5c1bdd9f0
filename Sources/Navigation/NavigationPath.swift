import Recipes

/// The recipes that were pushed, from the first to the one on show: ids only, at least one, none
/// twice.
public struct NavigationPath: Sendable, Hashable {
  /// The ids from the bottom of the stack to its top.
  public let ids: [RecipeID]

  /// Makes a path; `ids` holds at least one id and none twice.
  public init(_ ids: [RecipeID]) { self.ids = ids }

  /// How many recipes it holds.
  public var count: Int { ids.count }
  /// The recipe on show.
  public var top: RecipeID { ids[ids.count - 1] }
  /// The recipe that it started from, whose category is the selected one.
  public var bottom: RecipeID { ids[0] }

  /// The path after a tap on a related recipe: appended, or popped to where it already is.
  public func pushing(_ id: RecipeID) -> NavigationPath {
    if let index = ids.firstIndex(of: id) { return NavigationPath(Array(ids[...index])) }
    return NavigationPath(ids + [id])
  }

  /// The path without its top; `nil` where that leaves none.
  public func popping() -> NavigationPath? {
    ids.count > 1 ? NavigationPath(Array(ids.dropLast())) : nil
  }
}
