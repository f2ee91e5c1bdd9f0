/// What the theme gives to what is published beside the pages.
public struct PublishedTheme: Sendable {
  /// The paths in the site of files whose names change with their content.
  public var files: [String]
  /// The icons of the site, the best first.
  public var icons: [Icon]
  /// What keeps the site for when there is no network; `nil` where nothing should.
  public var offline: Offline?

  /// Makes the description of a theme.
  public init(files: [String], icons: [Icon] = [], offline: Offline? = nil) {
    self.files = files
    self.icons = icons
    self.offline = offline
  }

  /// A picture that stands for the installed site.
  public struct Icon: Sendable, Equatable {
    /// Its path in the site.
    public var path: String
    /// Whether a system may cut it to a shape of its own.
    public var isMaskable: Bool

    /// Makes an icon.
    public init(path: String, isMaskable: Bool = false) {
      self.path = path
      self.isMaskable = isMaskable
    }
  }

  /// What is needed to show the site without a network.
  public struct Offline: Sendable {
    /// The theme's worker script.
    public var worker: [UInt8]
    /// The page for what is not kept.
    public var page: [UInt8]
    /// A name that changes with that page.
    public var version: String

    /// Makes what is needed.
    public init(worker: [UInt8], page: [UInt8], version: String) {
      self.worker = worker
      self.page = page
      self.version = version
    }
  }
}
