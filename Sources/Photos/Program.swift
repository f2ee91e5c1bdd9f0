import Glibc

/// Programs that are installed.
public enum Program {
  /// The absolute path of a program; `nil` where it is not installed.
  public static func path(of name: String) -> String? {
    let places = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let paths: [String] = places.split(separator: ":").map { "\($0)/\(name)" }
    return paths.first { access($0, X_OK) == 0 }
  }
}
