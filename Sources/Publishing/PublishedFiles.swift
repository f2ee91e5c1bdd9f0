import Recipes

/// Everything that is published beside the pages.
public enum PublishedFiles {
  /// The files of a site: maps and feeds where its address is known, and what hosts want to know.
  ///
  /// - Parameters:
  ///   - theme: What the theme gives to it.
  ///   - fingerprint: A short text that changes with the bytes, fit for a path.
  ///   - terms: The words by which a recipe is found, by its position.
  ///   - recipe: Reads a recipe by its position; asked for the few that are in the feeds.
  public static func all(
    of site: PublishedSite, theme: PublishedTheme, fingerprint: @escaping ([UInt8]) -> String,
    terms: (Int) -> SearchTerms?, recipe: (Int) -> Recipe?
  ) -> [PublishedFile] {
    let redirects = RedirectPlan(of: site).redirects
    return Sitemap.files(of: site) + Feed(of: site, recipe: recipe).files
      + [Robots.file(of: site), HostHeaders.file(of: site, immutable: theme.files)]
      + [WebManifest.file(of: site, theme)] + ServiceWorker.files(for: theme)
      + OEmbed.files(of: site)
      // GitHub Pages would leave out what Jekyll leaves out.
      + [PublishedFile(path: ".nojekyll", bytes: [])]
      + RedirectPages.files(redirects, of: site)
      + SearchIndex(of: site, terms: terms, fingerprint: fingerprint).files
  }
}
