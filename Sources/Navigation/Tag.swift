/// A tag with the recipes that bear it.
public struct Tag: Sendable, Equatable {
  /// Its plain name in URLs.
  public let slug: String
  /// What it is called: the spelling that most recipes use, the first in order among equals.
  public let title: String
  /// Its recipes as positions in the cookbook, in locale order of their titles.
  public let recipes: [Int]
}
