import Navigation
import Publishing

/// What one build makes of a site: all of it, or its part.
struct SitePart: Sendable {
  let site: PreparedSite
  private let shard: Shard
  /// The recipes whose pages it makes, by their positions.
  let recipes: [Int]
  /// The pages that belong to no one recipe.
  let sharedRoutes: [Route]

  init(_ shard: Shard, of site: PreparedSite) {
    self.shard = shard
    self.site = site
    let all = site.plan.cookbook.recipes
    recipes = all.indices.filter { shard.holds(all[$0].id) }
    sharedRoutes = site.plan.sharedRoutes.filter { shard.holds($0.outputPath) }
  }

  /// Every page that it makes.
  var routes: [Route] { sharedRoutes + recipes.flatMap { site.plan.routes(ofRecipe: $0) } }

  /// The files of the author that it copies, by their paths under Content.
  var contents: [String: String] { site.assets.outputs.filter { shard.holds($0.value) } }

  /// The files of the theme.
  var themeFiles: [(path: String, bytes: [UInt8])] {
    shard.isFirst ? site.theme.assets.files : []
  }

  /// What machines read.
  func publishedFiles() -> [PublishedFile] { shard.isFirst ? site.publishedFiles() : [] }
}
