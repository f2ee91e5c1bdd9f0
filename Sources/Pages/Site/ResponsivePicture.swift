/// A picture that the site has in several sizes.
public struct ResponsivePicture: Sendable, Equatable {
  /// The width and height in pixels of the file at the picture's own path.
  public var width: Int, height: Int
  /// Its sizes as WebP and as JPEG, narrowest first; empty where there are none.
  public var webp: [Size], jpeg: [Size]

  /// A file of one width.
  public struct Size: Sendable, Equatable {
    /// The path from the site's root.
    public var path: String
    /// The width in pixels.
    public var width: Int

    /// Makes a size.
    public init(path: String, width: Int) {
      self.path = path
      self.width = width
    }
  }

  /// Makes a picture.
  public init(width: Int, height: Int, webp: [Size], jpeg: [Size]) {
    self.width = width
    self.height = height
    self.webp = webp
    self.jpeg = jpeg
  }
}
