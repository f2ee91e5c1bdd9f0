import Glibc

/// The folder of published test suites and real collections, which a stranger's clone lacks.
public enum Suites {
  /// The path that `CRUMB_SUITES` names, or `nil` where it is unset or empty.
  public static let folder: String? = getenv("CRUMB_SUITES").map { String(cString: $0) }
    .flatMap { $0.isEmpty ? nil : $0 }
  /// Whether the suites are there, for `.enabled(if:)`.
  public static var areThere: Bool { folder != nil }
}
