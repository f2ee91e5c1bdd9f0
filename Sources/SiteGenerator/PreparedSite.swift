import Diagnostics
import Navigation
import Pages
import Publishing
import Recipes

/// A site of which everything is decided and checked: its pages can be rendered, one by one and
/// from any thread.
public struct PreparedSite: Sendable {
  /// The folders.
  public let project: Project
  /// What site.yml says.
  public let configuration: SiteConfiguration
  /// Every page.
  public let plan: SitePlan
  let assets: AssetPlan
  let theme: LoadedTheme
  var source: RecipeSource
  let renderer: PageRenderer
  /// What machines are told of the site.
  let published: PublishedSite
  private let index: ContentIndex

  init(
    project: Project, configuration: SiteConfiguration, plan: SitePlan, index: ContentIndex,
    assets: AssetPlan, theme: LoadedTheme, source: RecipeSource,
    pictures: [String: ResponsivePicture] = [:]
  ) {
    self.project = project
    self.configuration = configuration
    self.plan = plan
    self.assets = assets
    self.theme = theme
    self.source = source
    self.index = index
    let facts = configuration.facts
    published = PublishedSite(
      plan: plan,
      facts: .init(
        title: facts.title, language: facts.language, author: facts.author,
        description: facts.description, url: facts.url),
      words: theme.words, index: index, files: assets.outputs)
    let structuredData = StructuredData(of: published)
    renderer = PageRenderer(
      plan: plan, site: facts, templates: theme.templates, words: theme.words,
      index: index, files: assets.outputs, assets: theme.assets.urls, pictures: pictures,
      structuredData: { structuredData.element(for: $0, recipe: $1) })
  }

  /// The same site with pictures in several sizes, by their paths under Content.
  func showing(_ pictures: [String: ResponsivePicture]) -> PreparedSite {
    guard !pictures.isEmpty else { return self }
    return PreparedSite(
      project: project, configuration: configuration, plan: plan, index: index, assets: assets,
      theme: theme, source: source, pictures: pictures)
  }

  /// The same site in another theme.
  func wearing(_ theme: LoadedTheme) -> PreparedSite {
    PreparedSite(
      project: project, configuration: configuration, plan: plan, index: index, assets: assets,
      theme: theme, source: source)
  }

  /// Renders one page at the end of `bytes`.
  public func render(_ route: Route, into bytes: inout [UInt8]) {
    renderer.render(route, recipe: recipe(of: route), into: &bytes)
  }

  /// Renders the pages of the recipe at a position, one after the other into the same bytes.
  func renderPages(
    ofRecipe position: Int, using bytes: inout [UInt8], _ take: (Route, [UInt8]) -> Void
  ) {
    let served = source.recipe(at: plan.cookbook.recipes[position].sourcePath).map(renderer.serve)
    for route in plan.routes(ofRecipe: position) {
      bytes.removeAll(keepingCapacity: true)
      renderer.render(route, served: served, into: &bytes)
      take(route, bytes)
    }
  }

  private func recipe(of route: Route) -> Recipe? {
    let position: Int? =
      switch route {
      case .recipe(let path): plan.cookbook.position(of: path.top)
      case .cook(let id), .embed(let id): plan.cookbook.position(of: id)
      case .today: plan.turns.first
      default: nil
      }
    return position.flatMap { source.recipe(at: plan.cookbook.recipes[$0].sourcePath) }
  }
}
