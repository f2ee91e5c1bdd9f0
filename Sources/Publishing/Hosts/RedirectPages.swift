import Navigation
import Recipes

/// Pages at former addresses that lead on, for hosts of every kind, and `_redirects` for those
/// that answer with a status of their own.
enum RedirectPages {
  static func files(_ redirects: [Redirect], of site: PublishedSite) -> [PublishedFile] {
    guard !redirects.isEmpty else { return [] }
    var rules = ""
    var pages: [PublishedFile] = []
    for redirect in redirects {
      let recipe = site.cookbook.recipes[redirect.recipe]
      let folder = Route.recipe(recipe.id).folder
      let former = site.basePath + RelativeURL.encoded(redirect.path)
      rules += "\(former) \(site.basePath)\(RelativeURL.encoded(folder)) 301\n"
      let url = RelativeURL.from(redirect.folder, to: folder)
      pages.append(
        PublishedFile(
          path: redirect.output,
          text: page(
            to: url, canonical: site.facts.url.map { $0 + RelativeURL.encoded(folder) }, recipe,
            site)))
    }
    return pages + [PublishedFile(path: "_redirects", text: rules)]
  }

  // Without a canonical address search engines would keep the page that leads on.
  private static func page(
    to url: String, canonical: String?, _ recipe: RecipeSummary, _ site: PublishedSite
  ) -> String {
    let (url, title) = (HTMLEscape.text(url), HTMLEscape.text(recipe.title))
    let language = HTMLEscape.text(recipe.language ?? site.facts.language)
    let search =
      canonical.map { "<link rel=\"canonical\" href=\"\(HTMLEscape.text($0))\">" }
      ?? "<meta name=\"robots\" content=\"noindex\">"
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width, initial-scale=1">
          <title>\(title)</title>
          \(search)
          <meta http-equiv="refresh" content="0; url=\(url)">
        </head>
        <body>
          <p><a href="\(url)">\(title)</a></p>
        </body>
      </html>

      """
  }
}
