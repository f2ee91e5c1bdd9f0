/// A stretch of a file, in bytes of the whole file.
public struct SourceRange: Sendable, Hashable {
  /// The first byte.
  public var lower: Int
  /// The byte after the last one; equal to `lower` for a point.
  public var upper: Int

  /// Makes the range from `lower` up to, not including, `upper`.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// Makes an empty range: a point before the byte at `offset`.
  public init(at offset: Int) { self.init(offset, offset) }
}
