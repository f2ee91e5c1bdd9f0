import Diagnostics
import Navigation
import Recipes

/// What search engines and recipe keepers read of a page: schema.org's vocabulary as JSON-LD.
///
/// Nothing is claimed that the page does not show: no rating, no picture where there is none.
/// Addresses are absolute, so without the site's address what needs one is left out.
public struct StructuredData: Sendable {
  let site: PublishedSite

  /// Makes the structured data of a site.
  public init(of site: PublishedSite) { self.site = site }

  /// The `script` element of a page; empty for a page that has nothing to tell.
  ///
  /// - Parameter recipe: The recipe that a recipe page shows.
  public func element(for route: Route, recipe: Recipe?) -> [UInt8] {
    var graph = JSONWriter(for: .scriptData)
    graph.object { json in
      json.member("@context", "https://schema.org")
      json.member("@graph") { $0.array { write(route, recipe, to: &$0) } }
    }
    // An empty graph ends in "[]}".
    guard graph.bytes[graph.bytes.count - 3] != UInt8(ascii: "[") else { return [] }
    return StructuredData.opening + graph.bytes + StructuredData.closing
  }

  private static let opening = Array("<script type=\"application/ld+json\">".utf8)
  private static let closing = Array("</script>".utf8)

  private func write(_ route: Route, _ recipe: Recipe?, to json: inout JSONWriter) {
    switch route {
    case .recipe(let path):
      guard let recipe else { return }
      write(recipe, to: &json)
      writeBreadcrumb(of: .recipe(path.top), to: &json)
    case .category(let id, let page):
      let position = site.cookbook.position(ofCategory: id)
      writeList(position.map { site.cookbook.categories[$0].recipes }, page: page, to: &json)
      writeBreadcrumb(of: route, to: &json)
    case .tag(let slug, let page):
      writeList(site.plan.tag(slug)?.recipes, page: page, to: &json)
      writeBreadcrumb(of: route, to: &json)
    case .root: writeSite(to: &json)
    case .recipes, .moreRecipes: writeBreadcrumb(of: route, to: &json)
    case .cook, .embed, .today, .saved, .shoppingList, .notFound, .offline: return
    }
  }
}
