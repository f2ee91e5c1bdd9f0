import Synchronization
import TestSupport
import Testing

@testable import SiteGenerator

/// A cookbook whose built site is crawled, built once for all tests.
enum CrawledCookbook: String, CustomTestStringConvertible {
  case own, publicDomain, chowdown, jeffThompson

  /// The collections that only a machine with the published suites has.
  static let collections: [CrawledCookbook] = [.publicDomain, .chowdown, .jeffThompson]

  var testDescription: String { rawValue }

  /// The built site; `nil` where there is not even a folder of recipes.
  var site: BuiltSite? {
    CrawledCookbook.sites.withLock { sites in
      if let site = sites[self] { return site }
      let folder = TemporaryFolder()
      if self == .own { try? KeptPhotos.lend(to: folder) }
      let site = BuiltSite(content: content(in: folder), in: folder)
      sites[self] = site
      return site
    }
  }

  private static let sites = Mutex<[CrawledCookbook: BuiltSite]>([:])

  private func content(in folder: TemporaryFolder) -> String {
    let corpora = "\(Suites.folder ?? "")/corpora"
    let content = "\(folder.path)/Content"
    switch self {
    case .own: return "\(Repository.root)/Content"
    case .publicDomain:
      copy("\(corpora)/public-domain-recipes/content", to: "Content", of: folder)
      copy("\(corpora)/public-domain-recipes/static", to: "Content", of: folder)
    case .chowdown:
      // Beside its twin with hyphens it would be a second source for one page.
      copy(
        "\(corpora)/chowdown/_recipes", to: "Content", of: folder,
        except: "Classic Green Bean Casserole.md")
    case .jeffThompson: copy("\(corpora)/jeff-thompson/recipes", to: "Content", of: folder)
    }
    return content
  }

  private func copy(
    _ source: String, to target: String, of folder: TemporaryFolder, except left: String = ""
  ) {
    for entry in (try? FolderEntry.list(source)) ?? [] where entry.name != left {
      let (from, to) = ("\(source)/\(entry.name)", "\(target)/\(entry.name)")
      if entry.kind == .folder {
        copy(from, to: to, of: folder)
      } else if let bytes = TemporaryFolder.read(from) {
        folder.write(to, bytes: bytes)
      }
    }
  }
}
