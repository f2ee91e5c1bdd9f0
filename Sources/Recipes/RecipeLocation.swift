import Language

/// What the place of a file under Content says: the recipe's id, its category, and what lies
/// beside it.
public struct RecipeLocation: Sendable, Equatable {
  /// The id: the file's stem as a slug, or that of the folder where the recipe is alone in it.
  public let id: RecipeID
  /// The names of the folders that make its category, from outer to inner.
  public let category: [String]
  /// The folder that is the recipe's own; `nil` where it shares its folder with others.
  public let bundle: String?

  /// Reads a path.
  ///
  /// - Parameters:
  ///   - path: The path of the file from Content.
  ///   - isAlone: Whether its folder holds no other Markdown file than perhaps a README.
  public init(path: String, isAlone: Bool) {
    let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
      .map { String(Substring($0)) }
    let stem = ContentPath.stem(of: ContentPath.name(of: path)) ?? ContentPath.name(of: path)
    let isIndex = ["index", "_index", "readme"].contains(stem.lowercased())
    if let own = folders.last, isIndex || (isAlone && Slug.make(stem) == Slug.make(own)) {
      id = Slug.make(own)
      category = isAlone ? folders.dropLast() : folders
      bundle = isAlone ? folders.joined(separator: "/") : nil
    } else {
      id = Slug.make(stem)
      category = folders
      bundle = nil
    }
  }

  /// Whether a file of this name introduces its folder unless it is a recipe.
  public static func mayIntroduce(_ path: String) -> Bool {
    let stem = ContentPath.stem(of: ContentPath.name(of: path)) ?? ""
    return ["index", "_index", "readme"].contains(stem.lowercased())
  }

  /// Whether a file is a README, which leaves a recipe beside it alone in its folder.
  public static func isReadme(_ path: String) -> Bool {
    let stem = ContentPath.stem(of: ContentPath.name(of: path)) ?? ""
    return ["_index", "readme"].contains(stem.lowercased())
  }
}
