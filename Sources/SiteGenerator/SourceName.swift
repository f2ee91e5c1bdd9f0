/// Names of files and folders that are no part of a project, though they lie in it.
public enum SourceName {
  /// Whether a name is left out: hidden ones, and what editors put beside a file while they work
  /// on it (`.pie.md.swp`, `pie.md~`, `#pie.md#`).
  public static func isLeftOut(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    let hash = UInt8(ascii: "#")
    return first == UInt8(ascii: ".") || last == UInt8(ascii: "~")
      || (first == hash && last == hash && name.count > 1)
  }
}
