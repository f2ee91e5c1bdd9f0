import Navigation
import Recipes

/// The list of pages for search engines (sitemaps.org, with Google's images).
enum Sitemap {
  /// How many addresses one file may hold.
  static let limit = 50_000

  /// sitemap.xml, or an index of that name with parts; nothing without the site's address.
  static func files(of site: PublishedSite, limit: Int = limit) -> [PublishedFile] {
    guard let url = site.facts.url else { return [] }
    let routes = listed(in: site)
    guard routes.count > limit else {
      return [PublishedFile(path: "sitemap.xml", bytes: map(routes[...], url, site))]
    }
    let starts = stride(from: 0, to: routes.count, by: limit)
    let parts = starts.enumerated().map { index, start in
      PublishedFile(
        path: "sitemap-\(index + 1).xml",
        bytes: map(routes[start..<min(start + limit, routes.count)], url, site))
    }
    return [PublishedFile(path: "sitemap.xml", bytes: index(of: parts, url))] + parts
  }

  /// The pages that search engines should know: each canonical, none without anything to find.
  private static func listed(in site: PublishedSite) -> [Route] {
    let filled = filledCategories(of: site.cookbook)
    let shared = site.plan.sharedRoutes.filter { route in
      switch route {
      case .today, .saved, .shoppingList, .notFound, .offline: false
      case .category(let id, _): site.cookbook.position(ofCategory: id).map { filled[$0] } ?? false
      default: true
      }
    }
    return shared + site.cookbook.recipes.map { .recipe($0.id) }
  }

  // Outer categories come before inner ones, so the way back fills each from those under it.
  private static func filledCategories(of cookbook: Cookbook) -> [Bool] {
    var filled = cookbook.categories.map { !$0.recipes.isEmpty }
    for position in cookbook.categories.indices.reversed() where filled[position] {
      if let parent = cookbook.categories[position].parent { filled[parent] = true }
    }
    return filled
  }

  private static func map(
    _ routes: ArraySlice<Route>, _ url: String, _ site: PublishedSite
  ) -> [UInt8] {
    var xml = XMLWriter()
    let namespaces: [XMLWriter.Attribute] = [
      ("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9"),
      ("xmlns:image", "http://www.google.com/schemas/sitemap-image/1.1"),
    ]
    xml.element("urlset", namespaces) { xml in
      for route in routes {
        xml.element("url") { xml in
          xml.element("loc", text: url + RelativeURL.encoded(route.folder))
          if case .recipe(let path) = route { write(path.top, site, to: &xml) }
        }
      }
    }
    return xml.bytes
  }

  private static func write(_ id: RecipeID, _ site: PublishedSite, to xml: inout XMLWriter) {
    guard let recipe = site.cookbook[id] else { return }
    if let date = recipe.dates.modified ?? recipe.dates.published {
      xml.element("lastmod", text: date)
    }
    guard let photo = recipe.photo,
      let address = site.address(ofFile: photo.target, from: recipe.sourcePath)
    else { return }
    xml.element("image:image") { $0.element("image:loc", text: address) }
  }

  private static func index(of parts: [PublishedFile], _ url: String) -> [UInt8] {
    var xml = XMLWriter()
    let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
    xml.element("sitemapindex", [("xmlns", namespace)]) { xml in
      for part in parts {
        xml.element("sitemap") { $0.element("loc", text: url + part.path) }
      }
    }
    return xml.bytes
  }
}
