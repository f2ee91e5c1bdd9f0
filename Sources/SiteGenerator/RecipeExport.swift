import Diagnostics
import Markdown
import Recipes

/// Reads single recipes for export: as part of the project that holds them, so that categories and
/// relations come out as ids, or by themselves.
public struct RecipeExport: Sendable {
  private let project: Project
  private let site: PreparedSite?

  /// Makes an export of the project in the working folder, if there is one that holds the files.
  ///
  /// - Parameter paths: The paths of the files as they were typed.
  public init(of project: Project, for paths: [String]) {
    self.project = project
    let isInside = paths.contains { RecipeExport.path($0, under: project) != nil }
    var options = SiteBuild.Options()
    options.project = project
    options.takesDrafts = true
    site = isInside ? SiteBuild(options).prepare().site : nil
  }

  /// A recipe that was read, or `nil` for a file that cannot be read; and what is wrong with it.
  public struct Reading {
    /// The recipe.
    public var recipe: Recipe?
    /// What is wrong with the file.
    public var diagnostics: [Diagnostic]
    /// The language of the site that holds it.
    public var siteLanguage: String?
  }

  /// Reads a file as pages are made of it.
  public func read(_ path: String) -> Reading {
    read(path) { RecipeReader.read($0, id: $1) }
  }

  /// Reads a file by the letter of RecipeMD.
  public func readStrictly(_ path: String) -> Reading {
    read(path) { RecipeMDReader.read($0, id: $1) }
  }

  private func read(
    _ path: String,
    by reader: (MarkdownDocument, RecipeID) -> (recipe: Recipe, diagnostics: [Diagnostic])
  ) -> Reading {
    let bytes: [UInt8]
    do { bytes = try FileRead.bytes(of: path) } catch {
      return Reading(recipe: nil, diagnostics: [unreadable(path, error)], siteLanguage: nil)
    }
    let document = MarkdownDocument(SourceFile(path: path, bytes: bytes))
    let inside = RecipeExport.path(path, under: project)
    let location = RecipeLocation(path: inside ?? ContentPath.name(of: path), isAlone: false)
    var (recipe, diagnostics) = reader(document, location.id)
    if let inside { place(&recipe, at: inside) }
    return Reading(
      recipe: recipe, diagnostics: diagnostics,
      siteLanguage: site?.configuration.facts.language)
  }

  private func place(_ recipe: inout Recipe, at path: String) {
    guard let cookbook = site?.plan.cookbook,
      let summary = cookbook.recipes.first(where: { $0.sourcePath == path })
    else { return }
    recipe.id = summary.id
    site?.source.photos.fill(&recipe, at: path)
    recipe.category = [cookbook.categories[summary.category].id]
    recipe.related = summary.uses.map {
      Reference(target: cookbook.recipes[$0].id, range: SourceRange(at: 0))
    }
  }

  private static func path(_ path: String, under project: Project) -> String? {
    guard let content = Project.resolved(project.content), let file = Project.resolved(path),
      file.utf8.starts(with: (content + "/").utf8)
    else { return nil }
    return String(decoding: file.utf8.dropFirst(content.utf8.count + 1), as: UTF8.self)
  }

  private func unreadable(_ path: String, _ error: FileError) -> Diagnostic {
    Diagnostic(
      GeneratorFault.unreadable, at: SourceFile(path: path, bytes: []).wholeFile,
      "`\(path)` cannot be read: \(error.reason)", help: "check the path and your rights")
  }
}
