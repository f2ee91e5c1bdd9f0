import Navigation
import Recipes

/// The latest recipes, whole, for those who subscribe.
struct Feed {
  let site: PublishedSite
  let url: String
  let entries: [Entry]

  /// How many recipes the feeds hold.
  static let limit = 20

  /// A recipe of the feed.
  struct Entry {
    let recipe: Recipe
    let summary: RecipeSummary
    /// Its own page.
    let address: String
    /// The days of its publication and of its last change.
    let published, updated: String
    /// The whole recipe as HTML with absolute addresses.
    let content: [UInt8]
  }

  /// The newest recipes that have a date, those of one day by id; none without the site's address.
  init(of site: PublishedSite, recipe: (Int) -> Recipe?) {
    self.site = site
    url = site.facts.url ?? ""
    guard site.facts.url != nil else {
      entries = []
      return
    }
    entries = Feed.latest(of: site.cookbook).compactMap { position, published in
      recipe(position).map { Entry($0, site.cookbook.recipes[position], published, site) }
    }
  }

  /// feed.xml and feed.json; nothing where no recipe has a date.
  var files: [PublishedFile] {
    guard !entries.isEmpty else { return [] }
    return [
      PublishedFile(path: "feed.xml", bytes: atom), PublishedFile(path: "feed.json", bytes: json),
    ]
  }

  private static func latest(of cookbook: Cookbook) -> [(position: Int, published: String)] {
    let dated = cookbook.recipes.enumerated().compactMap { position, recipe in
      (recipe.dates.published ?? recipe.dates.modified).map { (position: position, published: $0) }
    }
    // Positions ascend by id, ISO 8601 dates by time.
    let sorted = dated.sorted {
      $0.published == $1.published ? $0.position < $1.position : $0.published > $1.published
    }
    return Array(sorted.prefix(limit))
  }
}

extension Feed.Entry {
  fileprivate init(
    _ recipe: Recipe, _ summary: RecipeSummary, _ published: String, _ site: PublishedSite
  ) {
    self.recipe = recipe
    self.summary = summary
    address = site.address(of: .recipe(summary.id)) ?? ""
    self.published = published
    updated = max(summary.dates.modified ?? published, published)
    content = FeedContent(site: site, sourcePath: summary.sourcePath, page: address).html(
      of: recipe)
  }
}
