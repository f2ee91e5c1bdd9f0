import Navigation
import Synchronization

/// A file of a site that was not written anywhere.
public enum SiteFile: Sendable, Equatable {
  /// A page, rendered when it is asked for.
  case page(Route)
  /// A file under Content, by its path there.
  case content(String)
  /// A file of the theme, by its path in the site.
  case asset(String)
  /// A file for machines, such as a feed, by its path in the site.
  case published(String)
}

/// Every file of a prepared site by its path, for answering requests without writing the site.
///
/// Only paths that a build would write lead anywhere, so that no request reaches any other file.
public struct SiteDirectory: Sendable {
  /// The site.
  public let site: PreparedSite
  private let shared: [String: Route]
  private let contents: [String: String]
  private let assets: [String: [UInt8]]
  private let published: LateFiles

  /// Lists the files of a site.
  public init(_ site: PreparedSite) {
    self.site = site
    shared = Dictionary(
      site.plan.sharedRoutes.map { ($0.outputPath, $0) }, uniquingKeysWith: { first, _ in first })
    contents = Dictionary(
      site.assets.outputs.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    published = LateFiles {
      Dictionary(
        site.publishedFiles().map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }
    assets = Dictionary(
      site.theme.assets.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  }

  /// The paths of all files, in no order.
  public var paths: [String] {
    site.plan.routes.map(\.outputPath) + Array(contents.keys) + Array(assets.keys)
      + Array(published.files.keys)
  }

  /// The file at a path from the site's root, compared byte by byte; `nil` where a build would
  /// write none.
  public func file(at path: String) -> SiteFile? {
    if let route = shared[path] ?? recipePage(at: path) { return .page(route) }
    if assets[path] != nil { return .asset(path) }
    if let content = contents[path] { return .content(content) }
    return published.files[path] == nil ? nil : .published(path)
  }

  /// The bytes that a build would write; `nil` for a file under Content that is gone or cannot be
  /// read any more.
  public func bytes(of file: SiteFile) -> [UInt8]? {
    switch file {
    case .page(let route):
      var bytes: [UInt8] = []
      site.render(route, into: &bytes)
      return bytes
    case .content(let path): return contentBytes(path)
    case .asset(let path): return assets[path]
    case .published(let path): return published.files[path]
    }
  }

  // Path pages are too many to list anew after every change; a path names its recipes.
  private func recipePage(at path: String) -> Route? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 2, ["recipes", "embed"].contains(names[0]), names.last == "index.html"
    else { return nil }
    for name in names.dropLast().suffix(2).reversed() {
      guard let position = site.plan.cookbook.position(of: String(name)) else { continue }
      if let route = site.plan.routes(ofRecipe: position).first(where: { $0.outputPath == path }) {
        return route
      }
    }
    return nil
  }

  // A file may have become a symbolic link since it was listed.
  private func contentBytes(_ path: String) -> [UInt8]? {
    let project = site.project
    guard let root = Project.resolved(project.content),
      let place = Project.resolved(project.shown(path)),
      place.utf8.starts(with: (root + "/").utf8)
    else { return nil }
    return try? FileRead.bytes(of: place)
  }
}

/// Files that are made when the first of them is asked for: they take a look at every recipe.
private final class LateFiles: Sendable {
  private let make: @Sendable () -> [String: [UInt8]]
  private let made = Mutex<[String: [UInt8]]?>(nil)

  init(_ make: @escaping @Sendable () -> [String: [UInt8]]) { self.make = make }

  /// The bytes by the path in the site.
  var files: [String: [UInt8]] {
    made.withLock { made in
      let files = made ?? make()
      made = files
      return files
    }
  }
}
