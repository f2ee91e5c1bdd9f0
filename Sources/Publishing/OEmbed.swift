import Diagnostics
import Navigation
import Recipes

/// What a site that shows a recipe's card asks for (oEmbed 1.0): a file beside each card.
enum OEmbed {
  /// The size of a card in pixels.
  private static let width = 480, height = 200

  /// The files of all cards; none where there are no cards or the site has no address.
  static func files(of site: PublishedSite) -> [PublishedFile] {
    guard site.plan.hasEmbeds else { return [] }
    return site.cookbook.recipes.compactMap { recipe in
      let card = Route.embed(recipe.id)
      return site.address(of: card).map { address in
        PublishedFile(path: card.folder + "oembed.json", bytes: json(recipe, at: address, of: site))
      }
    }
  }

  private static func json(
    _ recipe: RecipeSummary, at address: String, of site: PublishedSite
  ) -> [UInt8] {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("version", "1.0")
      json.member("type", "rich")
      json.member("title", recipe.title)
      if let author = site.facts.author { json.member("author_name", author) }
      json.member("provider_name", site.facts.title)
      json.member("provider_url", site.facts.url)
      json.member("width", width)
      json.member("height", height)
      json.member("html", frame(recipe, at: address))
    }
    return json.bytes + "\n".utf8
  }

  private static func frame(_ recipe: RecipeSummary, at address: String) -> String {
    """
    <iframe src="\(HTMLEscape.text(address))" title="\(HTMLEscape.text(recipe.title))" \
    width="\(width)" height="\(height)" loading="lazy" style="border: 0; max-width: 100%">\
    </iframe>
    """
  }
}
