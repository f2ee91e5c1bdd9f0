import Diagnostics
import Publishing
import Recipes

extension PreparedSite {
  /// The files of the site that are neither pages nor the author's nor the theme's.
  ///
  /// Feeds, maps, redirects, words to the host; a file of the author at the same path stands in
  /// its place.
  public func publishedFiles() -> [PublishedFile] {
    let own = Set(assets.outputs.values)
    let files = PublishedFiles.all(
      of: published, theme: publishedTheme, fingerprint: { ContentHash(of: $0).text },
      terms: { source.searchTerms(at: plan.cookbook.recipes[$0].sourcePath) },
      recipe: { source.recipe(at: plan.cookbook.recipes[$0].sourcePath) })
    return files.filter { !own.contains($0.path) }
  }

  private var publishedTheme: PublishedTheme {
    var published = PublishedTheme(
      files: theme.assets.files.map(\.path), icons: theme.assets.icons)
    guard configuration.facts.worksOffline else { return published }
    var page: [UInt8] = []
    render(.offline, into: &page)
    published.offline = .init(
      worker: theme.assets.worker, page: page, version: ContentHash(of: page).text)
    return published
  }

  /// What keeps the site or its recipes from being found.
  func publishingFindings() -> [Diagnostic] {
    let redirects = RedirectPlan(of: published).problems.map { problem in
      Diagnostic(
        problem.kind, at: place(of: problem.alias, ofRecipe: problem.recipe), problem.message,
        help: problem.help)
    }
    guard configuration.facts.url != nil else { return redirects + [noAddress] }
    return redirects + undated
  }

  // A recipe keeps its aliases without their places, since few files have a problem with one.
  private func place(of alias: String, ofRecipe position: Int) -> SourceLocation? {
    guard let file = source.file(at: plan.cookbook.recipes[position].sourcePath) else { return nil }
    let key = file.bytes.firstRange(of: Array("aliases".utf8))?.upperBound ?? 0
    guard let place = file.bytes[key...].firstRange(of: Array(alias.utf8)) else {
      return file.wholeFile
    }
    return file.location(of: SourceRange(place.lowerBound, place.upperBound))
  }

  private var noAddress: Diagnostic {
    Diagnostic(
      PublishingFault.noAddress, at: nil,
      "the site has no address, so there is no sitemap, no feed and no preview for those who share"
        + " a link",
      help: "write `url: https://example.org/` in site.yml, or build with `--url`")
  }

  private var undated: [Diagnostic] {
    let recipes = plan.cookbook.recipes
    let count = recipes.count { $0.dates.published == nil && $0.dates.modified == nil }
    guard count > 0 else { return [] }
    let what = count == 1 ? "1 recipe has no date and is" : "\(count) recipes have no date and are"
    return [
      Diagnostic(
        PublishingFault.undated, at: nil, "\(what) in no feed",
        help: "write `date: 2026-11-30` in the front matter, or keep the recipes in git")
    ]
  }
}
