import Navigation
import Recipes

/// What the pages of one recipe show beside the recipe itself and what all pages have in common.
///
/// As long as it is the same, and the recipe with it, the pages are.
public struct PageDependencies: Sendable, Equatable {
  /// The recipes of which something is shown, by position in the order of their places; one that
  /// stands at several places is there several times.
  public var recipes: [Int] = []
  /// What is shown of categories and tags, as packed values.
  public var others: [UInt8] = []
}

extension PageRenderer {
  /// What the pages of a recipe depend on.
  public func dependencies(ofRecipe position: Int) -> PageDependencies {
    let cookbook = context.plan.cookbook
    var found = PageDependencies()
    cookbook.recipes[position].category.pack(into: &found.others)
    for tag in context.tags[position] {
      let tag = context.plan.tags[tag]
      tag.slug.pack(into: &found.others)
      tag.title.pack(into: &found.others)
      tag.recipes.count.pack(into: &found.others)
    }
    let uses = cookbook.recipes[position].uses
    for related in [uses, cookbook.usedIn[position], cookbook.similar[position]] {
      related.count.pack(into: &found.others)
      found.recipes += related
    }
    for route in context.plan.routes(ofRecipe: position) {
      found.add(Page(route, served: nil, in: context))
    }
    return found
  }

  /// Adds all that recipes' pages show of the site, recipes left out.
  public func packSite(into bytes: inout [UInt8]) {
    let (plan, cookbook) = (context.plan, context.plan.cookbook)
    for recipe in cookbook.recipes {
      recipe.id.pack(into: &bytes)
      recipe.sourcePath.pack(into: &bytes)
    }
    for (position, category) in cookbook.categories.enumerated() {
      category.id.pack(into: &bytes)
      category.title.pack(into: &bytes)
      category.parent.pack(into: &bytes)
      category.recipes.count.pack(into: &bytes)
      context.recipeCounts[position].pack(into: &bytes)
    }
    plan.pathDepth.pack(into: &bytes)
    plan.hasEmbeds.pack(into: &bytes)
    context.hasDates.pack(into: &bytes)
  }

  /// Adds what pages of other recipes can show of one.
  public func packLooks(ofRecipe position: Int, into bytes: inout [UInt8]) {
    context.plan.cookbook.recipes[position].packPlan(into: &bytes)
    bytes.append(context.glazes[position])
  }
}

extension PageDependencies {
  /// Adds what depends on where the page is: its path and the column beside it.
  fileprivate mutating func add(_ page: Page) {
    page.selectedCategory.pack(into: &others)
    for crumb in page.crumbs {
      if case .recipe(let position) = crumb.label { recipes.append(position) }
    }
    guard let window = RecipeColumn(page: page)?.window else { return }
    window.range.count.pack(into: &others)
    recipes += page.cookbook.categories[window.category].recipes[window.range]
  }
}
