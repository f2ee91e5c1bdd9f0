import Diagnostics

/// Reads a YAML document into values with positions.
public enum YAMLParser {
  /// The value of the document in a stretch of a file, with what is wrong in it.
  ///
  /// `range` is in bytes of the whole file, and so are all positions; a byte order mark at its
  /// start is passed over. Every fault is an error, but for a duplicate key, which is a warning and
  /// whose last value counts. After a fault the parser goes on with the next key of the outermost
  /// map, and `root` holds the entries that are sound; it is `nil` where there are none, and for an
  /// empty document. A document is at most 1 MiB long, 32 deep and 10,000 values large.
  public static func parse(
    _ file: SourceFile, in range: SourceRange
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    var reader = DocumentReader(file, in: range)
    reader.read()
    return (reader.root, reader.diagnostics)
  }
}
