import Language
import Mustache
import Navigation
import Recipes

/// Renders the pages of a site, each into bytes, from any thread.
public struct PageRenderer: Sendable {
  let context: SiteContext
  private let schemas: PageSchemas
  /// The templates of the pages of which there is one for each recipe.
  private let recipePage, cookPage: FlatTemplate?

  /// Makes the renderer of a site.
  ///
  /// - Parameters:
  ///   - templates: The theme's templates, which `PageTemplates.check` found to be right.
  ///   - words: The theme's words in the site's language.
  ///   - index: Where the links of the authors lead.
  ///   - files: The path in the site of each file under Content that is no recipe.
  ///   - assets: The path in the site of each file under `Templates/assets`, by its path there.
  ///   - pictures: The sizes of pictures, by their paths under Content.
  ///   - structuredData: The HTML of a page's data for search engines.
  public init(
    plan: SitePlan, site: SiteFacts, templates: TemplateLibrary, words: Words,
    index: ContentIndex, files: [String: String], assets: [String: String],
    pictures: [String: ResponsivePicture] = [:],
    structuredData: @escaping @Sendable (Route, Recipe?) -> [UInt8] = { _, _ in [] }
  ) {
    schemas = PageSchemas(words: WordRecord.shape(of: words.plainKeys))
    context = SiteContext(
      plan: plan, site: site, templates: templates, words: words, index: index, files: files,
      assets: assets,
      pictures: pictures, structuredData: structuredData)
    recipePage = PageRenderer.flatTemplate(like: .recipe("-"), schemas, context)
    cookPage = PageRenderer.flatTemplate(like: .cook("-"), schemas, context)
  }

  private static func flatTemplate(
    like route: Route, _ schemas: PageSchemas, _ context: SiteContext
  ) -> FlatTemplate? {
    let (name, schema) = schemas.template(of: route)
    guard
      case .record(let model) = schema.record(Page(route, served: nil, in: context))
    else { return nil }
    return context.templates.flattened(
      name, like: model, constants: PageSchemas.constantsOfRecipePages)
  }

  /// Renders a page at the end of `bytes`; `recipe` is the one that a recipe or cook page or that of
  /// today shows.
  public func render(_ route: Route, recipe: Recipe?, into bytes: inout [UInt8]) {
    render(route, served: recipe.map(serve), into: &bytes)
  }

  /// Works out what the pages of a recipe have in common.
  public func serve(_ recipe: Recipe) -> ServedRecipe { ServedRecipe(recipe, in: context) }

  /// Renders a page at the end of `bytes`, one of several that show the same recipe.
  public func render(_ route: Route, served: ServedRecipe?, into bytes: inout [UInt8]) {
    let (name, schema) = schemas.template(of: route)
    let value = schema.record(Page(route, served: served, in: context))
    if let flat = flatTemplate(of: route) {
      flat.render(value, into: &bytes)
    } else {
      context.templates.render(name, value, into: &bytes)
    }
  }

  private func flatTemplate(of route: Route) -> FlatTemplate? {
    switch route {
    case .recipe(let path) where path.ids.count == 1: recipePage
    case .cook: cookPage
    default: nil
    }
  }
}
