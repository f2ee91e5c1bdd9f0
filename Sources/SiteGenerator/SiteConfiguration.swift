import Pages
import Recipes

/// What site.yml says, every key optional.
public struct SiteConfiguration: Sendable, Equatable {
  /// What every page tells of the site: title, language, author, address, ….
  public var facts: SiteFacts
  /// The longest path of recipes that has pages of its own; 1 for none.
  public var pathDepth = 3
  /// Whether every recipe has a card for pages of other sites.
  public var hasEmbeds = false
  /// The categories in their order.
  public var categories: [CategoryDeclaration] = []

  /// Makes the configuration of a project without a site.yml.
  public init(title: String) { facts = SiteFacts(title: title) }
}
