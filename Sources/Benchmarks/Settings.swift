import Glibc

/// What the environment says.
enum Settings {
  /// The text of a variable; `nil` where it is unset or empty.
  static func text(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
