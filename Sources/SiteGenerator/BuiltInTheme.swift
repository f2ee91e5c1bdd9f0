import Theme

/// The theme that is embedded in the program.
public enum BuiltInTheme {
  /// A file of the theme.
  public struct File: Sendable {
    /// Its path under Templates.
    public let path: String
    /// Its bytes.
    public let bytes: [UInt8]
  }

  /// Every file, ascending by path.
  public static var files: [File] {
    (0..<Int(crumb_theme_count)).compactMap { file(at: $0) }
  }

  /// The names of the theme's templates: their paths without extension.
  static var templateNames: [String] {
    let ending = ".mustache"
    return files.map(\.path).filter { $0.hasSuffix(ending) }.map {
      String($0.dropLast(ending.count))
    }
  }

  /// The keys of the theme's words that have one text.
  public static var wordKeys: [String] {
    ThemeLoader.words(of: TemplateSources.builtIn, for: "en").words(for: "en").plainKeys
  }

  private static func file(at index: Int) -> File? {
    let entry = crumb_theme_file_at(UInt(index)).pointee
    guard let path = entry.path else { return nil }
    return File(
      path: String(cString: path),
      bytes: Array(UnsafeBufferPointer(start: entry.bytes, count: Int(entry.count))))
  }
}
