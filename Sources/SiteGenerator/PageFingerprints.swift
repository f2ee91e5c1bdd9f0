import Pages
import Recipes

/// Fingerprints of all that the pages of recipes are made of, so far as Markdown files and the plan
/// of the site decide it.
///
/// What is no recipe (theme, site.yml, photos, options, the program) is told apart by `BuildInputs`.
struct PageFingerprints: Sendable {
  /// What all pages have in common.
  let site: ContentHash
  private let renderer: PageRenderer
  /// What others' pages can show of each recipe, by position.
  private let looks: [ContentHash]

  /// Fingerprints a site.
  init(of site: PreparedSite, jobs: Int) {
    renderer = site.renderer
    let count = site.plan.cookbook.recipes.count
    looks = Parallel.map(count, chunk: 512, jobs: jobs) { [renderer] range in
      range.map { position in
        var bytes: [UInt8] = []
        renderer.packLooks(ofRecipe: position, into: &bytes)
        return ContentHash(of: bytes)
      }
    }.flatMap { $0 }
    var bytes: [UInt8] = []
    renderer.packSite(into: &bytes)
    for (file, output) in site.assets.outputs.sorted(by: { PathOrder.precedes($0.key, $1.key) }) {
      file.pack(into: &bytes)
      output.pack(into: &bytes)
    }
    self.site = ContentHash(of: bytes)
  }

  /// The fingerprint of what the pages of a recipe are made of.
  ///
  /// - Parameter text: The fingerprint of the recipe's file.
  func pages(ofRecipe position: Int, text: ContentHash) -> ContentHash {
    let dependencies = renderer.dependencies(ofRecipe: position)
    var bytes = dependencies.others
    bytes.reserveCapacity(bytes.count + (dependencies.recipes.count + 2) * 8)
    withUnsafeBytes(of: text.value) { bytes += $0 }
    withUnsafeBytes(of: looks[position].value) { bytes += $0 }
    for recipe in dependencies.recipes {
      withUnsafeBytes(of: looks[recipe].value) { bytes += $0 }
    }
    return ContentHash(of: bytes)
  }
}
