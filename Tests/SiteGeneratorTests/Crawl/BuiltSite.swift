import Diagnostics
import Navigation
import Synchronization
import TestSupport

@testable import SiteGenerator

/// A site that was built into a folder of its own, and its pages as a reader has them.
final class BuiltSite: Sendable {
  /// Where the site would be published.
  static let url = "https://example.org/cookbook/"

  let folder: TemporaryFolder
  let prepared: PreparedSite
  let diagnostics: DiagnosticCollection
  let written: SiteBuild.Written
  private let pages = Mutex<[String: HTMLPage]>([:])

  /// Builds a folder of recipes; the site goes into `Site` of `folder`.
  init?(content: String, in folder: TemporaryFolder) {
    var options = SiteBuild.Options()
    options.project = Project(
      content: content, templates: "\(folder.path)/Templates", output: "\(folder.path)/Site")
    options.project.kept = "\(folder.path)/.crumb"
    options.url = BuiltSite.url
    let build = SiteBuild(options)
    let outcome = build.prepare()
    guard let prepared = outcome.site else { return nil }
    self.folder = folder
    self.prepared = prepared
    diagnostics = outcome.diagnostics
    written = build.write(prepared)
  }

  /// The page in a file of the site; `nil` where there is no such file.
  func page(_ path: String) -> HTMLPage? {
    if let page = pages.withLock({ $0[path] }) { return page }
    guard let page = folder.read("Site/\(path)").map({ HTMLPage($0) }) else { return nil }
    pages.withLock { $0[path] = page }
    return page
  }

  /// Whether the site has a file.
  func hasFile(_ path: String) -> Bool { folder.read("Site/\(path)") != nil }

  /// What a reader sees of the navigation on a page.
  func sight(of route: Route) -> Sight? {
    page(route.outputPath).map { Sight(of: $0, at: route.outputPath) }
  }
}
