import Navigation
import Recipes
import TestSupport

@testable import SiteGenerator

/// Goes over the links of a built site and lists where its pages and the navigation's values
/// differ.
struct Crawl {
  let site: BuiltSite
  private var plan: SitePlan { site.prepared.plan }
  private var cookbook: Cookbook { plan.cookbook }

  /// The pages that show a state: all but the one for addresses that are none.
  private var routes: [Route] { plan.routes.filter { $0 != .notFound } }

  /// Pages whose breadcrumb is not that of the navigation.
  func wrongBreadcrumbs() -> [String] {
    routes.filter { $0 != .root }.compactMap { route in
      guard let sight = site.sight(of: route) else { return "\(route.outputPath) is not there" }
      let crumbs = Breadcrumb(of: route, in: cookbook).crumbs
      let wanted = crumbs.map {
        Sight.Link(title: title(of: $0.label), file: $0.route.outputPath)
      }
      let current = crumbs.firstIndex { $0.route == route }
      guard sight.crumbs == wanted, sight.currentCrumb == current else {
        return "\(route.outputPath): \(sight.crumbs), wanted \(wanted)"
      }
      return nil
    }
  }

  /// Crumbs that lead elsewhere than popping does, or to a page in another state.
  func wrongPops() -> [String] {
    recipeRoutes.flatMap { route, path -> [String] in
      guard let sight = site.sight(of: route), var model = model(of: route) else {
        return ["\(route.outputPath) is not there"]
      }
      var found: [String] = []
      for crumb in sight.crumbs.suffix(path.count).reversed() {
        if let fault = fault(following: crumb, to: model, seeing: sight) { found.append(fault) }
        model.pop()
      }
      let above = sight.crumbs.dropLast(path.count)
      if let crumb = above.last, let fault = fault(following: crumb, to: model, seeing: sight) {
        found.append(fault)
      }
      model.popToRoot()
      if let crumb = above.first, crumb.file != model.route.outputPath {
        found.append("\(route.outputPath): the first crumb leads to \(crumb)")
      }
      return found
    }
  }

  /// Related lists that lead elsewhere than pushing does, or to a page in another state.
  func wrongPushes() -> [String] {
    recipeRoutes.flatMap { route, path -> [String] in
      guard let sight = site.sight(of: route), let recipe = cookbook[path.top] else {
        return ["\(route.outputPath) is not there"]
      }
      let titles = recipe.uses.map { cookbook.recipes[$0].title }
      guard sight.related.map(\.title) == titles else {
        return ["\(route.outputPath): \(sight.related), wanted \(titles)"]
      }
      return zip(sight.related, recipe.uses).compactMap { link, used in
        guard var model = model(of: route) else { return "\(route.outputPath) has no state" }
        model.push(cookbook.recipes[used].id)
        if model.recipePath.count > plan.pathDepth {
          model.popToRoot()
          model.push(cookbook.recipes[used].id)
        }
        return fault(following: link, to: model, seeing: sight, isHeading: true)
      }
    }
  }

  /// Pages that mark another category than the selected one.
  func wrongCategories() -> [String] {
    routes.compactMap { route in
      let seen = site.sight(of: route)?.selectedCategory
      let wanted = model(of: route)?.selectedCategory
      return seen == wanted
        ? nil : "\(route.outputPath) marks \(seen ?? "none"), wanted \(wanted ?? "none")"
    }
  }

  /// Pages that name another canonical page than the recipe's own.
  func wrongCanonicals() -> [String] {
    routes.compactMap { route in
      let seen = site.sight(of: route)?.canonical
      let wanted = BuiltSite.url + RelativeURL.encoded(route.canonical.folder)
      return seen == wanted ? nil : "\(route.outputPath) names \(seen ?? "none")"
    }
  }

  private var recipeRoutes: [(Route, NavigationPath)] {
    routes.compactMap { route in
      if case .recipe(let path) = route { return (route, path) }
      return nil
    }
  }

  private func model(of route: Route) -> NavigationModel? {
    NavigationModel(showing: route, in: cookbook)
  }

  /// What is wrong with a link that should lead to a state.
  private func fault(
    following link: Sight.Link, to model: NavigationModel, seeing sight: Sight,
    isHeading: Bool = false
  ) -> String? {
    guard link.file == model.route.outputPath else {
      return "\(link), wanted \(model.route.outputPath)"
    }
    guard let there = site.sight(of: model.route) else { return "\(link) is not there" }
    guard there.selectedCategory == model.selectedCategory else {
      return "\(link) marks \(there.selectedCategory ?? "none")"
    }
    let shown = Array(there.crumbs.suffix(max(1, model.recipePath.count)).map(\.title))
    let wanted = model.recipePath.compactMap { cookbook[$0]?.title }
    if !wanted.isEmpty, shown != wanted { return "\(link) shows the path \(shown)" }
    return isHeading && there.heading != link.title ? "\(link) is headed otherwise" : nil
  }

  private func title(of label: Breadcrumb.Label) -> String {
    let words = site.prepared.theme.words
    return switch label {
    case .root: words.text("categories")
    case .category(let position): cookbook.categories[position].title
    case .recipe(let position): cookbook.recipes[position].title
    case .recipes: words.text("all-recipes")
    case .tag(let slug): plan.tag(slug)?.title ?? slug
    case .cook: words.text("step-by-step")
    case .today: words.text("today")
    case .saved: words.text("saved")
    case .shoppingList: words.text("shopping-list")
    }
  }
}
