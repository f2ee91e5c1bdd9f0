import Diagnostics
import Navigation
import Recipes

/// Checks that can only be made once everything is read and planned.
struct SiteCheck {
  let source: RecipeSource
  let plan: SitePlan
  let assets: AssetPlan
  let theme: LoadedTheme

  /// What is wrong between the files, and between pages and files.
  func findings(
    _ result: CookbookBuilder.Result, _ introductions: [FolderIntroduction],
    _ configuration: SiteConfiguration
  ) -> [Diagnostic] {
    var links = LinkCheck(index: result.index, anchors: result.anchors)
    var found = result.findings
    for (position, recipe) in result.cookbook.recipes.enumerated() {
      found += links.findings(
        of: result.references[position], in: recipe.sourcePath, own: result.anchors[position])
    }
    for introduction in introductions {
      found += links.findings(
        of: introduction.references, in: introduction.path, own: introduction.anchors)
    }
    found += unlinkedRecipes(result)
    return positioned(found) + sameOutputs() + pathDepth(configuration)
  }

  // Files with such ingredients are read again, each once, since their recipes were let go.
  private func unlinkedRecipes(_ result: CookbookBuilder.Result) -> [CookbookFinding] {
    let recipes = result.cookbook.recipes
    var found: [CookbookFinding] = []
    for (position, mentions) in Dictionary(grouping: result.mentions, by: \.recipe) {
      let path = recipes[position].sourcePath
      guard let file = source.file(at: path) else { continue }
      let recipe = UnlinkedRecipe(file, path: path)
      found += mentions.compactMap { recipe.finding(of: $0, target: recipes[$0.target]) }
    }
    return found
  }

  // Files with findings are opened again, each once, since their text was let go.
  private func positioned(_ findings: [CookbookFinding]) -> [Diagnostic] {
    var files: [String: SourceFile] = [:]
    return findings.map { finding in
      let file = files[finding.path] ?? source.file(at: finding.path)
      files[finding.path] = file
      return finding.diagnostic(in: file)
    }
  }

  private func sameOutputs() -> [Diagnostic] {
    var pages: Set<String> = []
    // Only files in the folders of pages can meet one.
    let folders = ["recipes/", "categories/", "tags/", "embed/", "assets/"]
    let near = assets.outputs.filter { _, output in
      !output.contains("/") || folders.contains { output.hasPrefix($0) }
    }
    if !near.isEmpty { pages = Set(plan.routes.map(\.outputPath)) }
    var taken: [String: String] = [:]
    var found: [Diagnostic] = []
    for (file, output) in near.sorted(by: { $0.key < $1.key }) {
      if let other = pages.contains(output) ? "a page of the site" : taken[output] {
        found.append(sameOutput(file, output, other))
      }
      taken[output] = "`\(source.project.shown(file))`"
    }
    return found
  }

  private func sameOutput(_ file: String, _ output: String, _ other: String) -> Diagnostic {
    let shown = source.project.shown(file)
    return Diagnostic(
      GeneratorFault.sameOutput, at: SourceFile(path: shown, bytes: []).wholeFile,
      "`\(shown)` and \(other) would both be `\(output)`", help: "rename or move the file")
  }

  private func pathDepth(_ configuration: SiteConfiguration) -> [Diagnostic] {
    guard plan.pathDepth < configuration.pathDepth else { return [] }
    return [
      Diagnostic(
        GeneratorFault.pathDepthLowered, at: nil,
        "paths have pages up to \(plan.pathDepth == 1 ? "one recipe" : "\(plan.pathDepth) recipes"), "
          + "since deeper ones would make more pages than there are recipes",
        help: "write `path_depth: \(plan.pathDepth)` in site.yml to say so for good")
    ]
  }
}
