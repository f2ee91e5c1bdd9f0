import Markdown

/// What site.yml or a folder says of a category.
public struct CategoryDeclaration: Sendable, Equatable {
  /// Its id.
  public var id: CategoryID
  /// What it is called; `nil` to call it what its folder or its recipes call it.
  public var title: String?
  /// Its introduction, where a README gives one.
  public var introduction: Fragment
  /// The path of the file that the introduction comes from, for its links.
  public var introductionPath: String?
  /// Its folder under Content, where it has one.
  public var folder: String?
  /// Its place among the categories that site.yml does not list, by a README; the least is first.
  public var order: Int?
  /// The tags whose recipes belong to it where nothing else says their category, with where site.yml
  /// names them.
  public var tags: [Reference]

  /// Makes a declaration.
  public init(
    id: CategoryID, title: String? = nil, introduction: Fragment = Fragment(),
    introductionPath: String? = nil, folder: String? = nil, order: Int? = nil,
    tags: [Reference] = []
  ) {
    self.id = id
    self.title = title
    self.introduction = introduction
    self.introductionPath = introductionPath
    self.folder = folder
    self.order = order
    self.tags = tags
  }

  /// The id of the category that a folder under Content is; empty at the top.
  public static func id(ofFolder folder: String) -> CategoryID {
    CategoryShelves.id(of: folder.split(separator: "/").map(String.init))
  }
}
