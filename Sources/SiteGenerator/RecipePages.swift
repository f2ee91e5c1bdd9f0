import Navigation
import Recipes

/// Writes the pages of recipes, and leaves those of the last build that are still right.
struct RecipePages: Sendable {
  let site: PreparedSite
  /// What the pages of recipes are made of, where that is to be known.
  let fingerprints: PageFingerprints?
  let kept: KeptPages?
  let writer: SiteWriter

  /// Writes the pages of the recipe at a position.
  ///
  /// - Parameter bytes: Room for a page, for all recipes of a thread.
  func write(_ position: Int, into batch: inout SiteWriting.Batch, using bytes: inout [UInt8]) {
    let id = site.plan.cookbook.recipes[position].id
    let path = site.plan.cookbook.recipes[position].sourcePath
    let pages = site.source.facts.hash(of: path).flatMap {
      fingerprints?.pages(ofRecipe: position, text: $0)
    }
    let isKept = pages.flatMap { kept?.hold(id, $0) } ?? false
    if !isKept || !batch.keep(site.plan.routes(ofRecipe: position), by: writer) {
      site.renderPages(ofRecipe: position, using: &bytes) { route, page in
        batch.write(route.outputPath, page, by: writer)
      }
    }
    // A file that changed since it was read has pages of its new text.
    if let pages, site.source.facts.hash(of: path) != nil {
      batch.recipes.append((id: id, pages: pages))
    }
  }
}
