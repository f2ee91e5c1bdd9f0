import Language
import Markdown
import Navigation
import Recipes

/// A site as machines are told of it: its pages, what its author says of it, and its address.
public struct PublishedSite: Sendable {
  /// Every page.
  public let plan: SitePlan
  /// What the author says of the site.
  public let facts: Facts
  let words: Words
  private let index: ContentIndex
  /// The path in the site of each file under Content that is no recipe.
  let files: [String: String]

  /// What the author says of a site.
  public struct Facts: Sendable {
    /// The title of the cookbook.
    public var title: String
    /// The language of its pages as a BCP 47 tag.
    public var language: String
    /// Who writes it.
    public var author: String?
    /// What it is about, in a sentence.
    public var description: String?
    /// Where the site will be, with a slash at its end; `nil` where that is unknown.
    public var url: String?

    /// Makes the facts of a site.
    public init(
      title: String, language: String = "en", author: String? = nil, description: String? = nil,
      url: String? = nil
    ) {
      self.title = title
      self.language = language
      self.author = author
      self.description = description
      self.url = url
    }
  }

  /// Makes the description of a site.
  ///
  /// - Parameters:
  ///   - words: The theme's words in the site's language.
  ///   - index: Where the links of the authors lead.
  ///   - files: The path in the site of each file under Content that is no recipe.
  public init(
    plan: SitePlan, facts: Facts, words: Words, index: ContentIndex, files: [String: String]
  ) {
    self.plan = plan
    self.facts = facts
    self.words = words
    self.index = index
    self.files = files
  }

  var cookbook: Cookbook { _read { yield plan.cookbook } }

  /// The path of the site on its host, with a slash at both ends: `/` or `/cookbook/`.
  var basePath: String {
    guard let url = facts.url?.utf8, let host = url.firstRange(of: "://".utf8)?.upperBound,
      let slash = url[host...].firstIndex(of: UInt8(ascii: "/"))
    else { return "/" }
    return String(decoding: url[slash...], as: UTF8.self)
  }

  /// The absolute address of a page; `nil` where the site's is unknown.
  func address(of route: Route) -> String? {
    facts.url.map { $0 + RelativeURL.encoded(route.folder) }
  }

  /// The absolute address of a file that an author names; `nil` where the site has none such.
  func address(ofFile target: String, from sourcePath: String) -> String? {
    guard let url = facts.url, case .file(let path) = index.resolve(target, from: sourcePath),
      let output = files[path]
    else { return nil }
    return url + RelativeURL.encoded(output)
  }

  /// The absolute address that a link of an author leads to; `nil` where it leads nowhere.
  func address(ofLink target: String, from sourcePath: String) -> String? {
    guard let url = facts.url else { return nil }
    switch index.resolve(target, from: sourcePath) {
    case .recipe(let position, let fragment):
      let page = url + RelativeURL.encoded(Route.recipe(cookbook.recipes[position].id).folder)
      return fragment.isEmpty ? page : page + "#" + RelativeURL.encoded(fragment)
    case .category(let position): return address(of: .category(cookbook.categories[position].id))
    case .root: return url
    case .file(let path): return files[path].map { url + RelativeURL.encoded($0) }
    case .external: return SafeAddress.isSafe(target) ? target : nil
    case .anchor, .dead: return nil
    }
  }
}
