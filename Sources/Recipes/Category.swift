import Markdown

/// The plain path of a category in URLs: `dessert`, or `asian/thai` when nested.
public typealias CategoryID = String

/// A shelf of recipes.
public struct Category: Sendable, Equatable {
  /// Its id: the slugs of its folders, joined by `/`.
  public var id: CategoryID
  /// What it is called.
  public var title: String
  /// Its place among its siblings: declared ones by site.yml, the others after them by name.
  public var order: Int
  /// What its README says, the heading left out.
  public var introduction: Fragment
  /// The path of the file that the introduction comes from, for its links.
  public var introductionPath: String?
  /// The position of the outer category in the cookbook, or `nil`.
  public var parent: Int?
  /// The categories directly under it, as positions in the cookbook, in order.
  public var children: [Int]
  /// Its own recipes as positions in the cookbook, in locale order of their titles.
  public var recipes: [Int]

  /// Makes a category without recipes.
  public init(id: CategoryID, title: String, order: Int = .max) {
    self.id = id
    self.title = title
    self.order = order
    introduction = Fragment()
    children = []
    recipes = []
  }
}
