import Diagnostics

/// A value that was read from a file, with where it stands there.
public struct Positioned<Value> {
  /// The value.
  public var value: Value
  /// Its bytes in the whole file.
  public var range: SourceRange

  /// Makes a value with a place.
  public init(_ value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Positioned: Sendable where Value: Sendable {}
extension Positioned: Equatable where Value: Equatable {}
