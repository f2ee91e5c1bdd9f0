/// What site.yml says of the whole site.
public struct SiteFacts: Sendable, Equatable {
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
  /// How the pages are presented until a reader chooses.
  public var experience: Experience
  /// Whether browsers keep the site for when there is no network.
  public var worksOffline = true

  /// Makes the facts of a site.
  public init(
    title: String, language: String = "en", author: String? = nil, description: String? = nil,
    url: String? = nil, experience: Experience = .threeColumn
  ) {
    self.title = title
    self.language = language
    self.author = author
    self.description = description
    self.url = url
    self.experience = experience
  }

  /// The path of the site on its host, with a slash at both ends: `/` or `/cookbook/`.
  public var basePath: String {
    guard let url, let host = url.utf8.firstRange(of: "://".utf8)?.upperBound else { return "/" }
    guard let slash = url.utf8[host...].firstIndex(of: UInt8(ascii: "/")) else { return "/" }
    return String(url[slash...])
  }
}
