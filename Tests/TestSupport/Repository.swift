/// The folder that these tests were built from.
public enum Repository {
  /// Its absolute path.
  public static let root = #filePath.split(separator: "/").dropLast(3)
    .reduce(into: "") { $0 += "/\($1)" }
}
