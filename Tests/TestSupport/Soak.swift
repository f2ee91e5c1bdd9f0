import Glibc

/// Tests that take many minutes or the network, which `make soak` alone runs.
public enum Soak {
  /// Whether they are wanted, for `.enabled(if:)`.
  public static let isWanted = getenv("CRUMB_SOAK").map { $0.pointee != 0 } ?? false
}
