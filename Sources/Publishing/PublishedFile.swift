/// A file of the site that is no page: a feed, a map, a word to the host.
public struct PublishedFile: Sendable, Equatable {
  /// Its path from the site's root.
  public var path: String
  /// Its bytes.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of text.
  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
