import Diagnostics

/// A value of a YAML document with where it stands in its file.
public struct YAMLNode: Sendable, Equatable {
  /// What it is.
  public var value: Value
  /// Its bytes in the whole file.
  public var range: SourceRange

  /// Makes a node.
  public init(_ value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The kinds of value; scalars keep the author's text, since only the reader of a key knows
  /// whether `1:30` is a time and `no` a word.
  public enum Value: Sendable, Equatable {
    /// Nothing, `~` or `null`.
    case null
    /// A scalar; `isPlain` where it stands without quotes.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// A map in the author's order.
    case mapping([Entry])
  }

  /// A key of a map with its value.
  public struct Entry: Sendable, Equatable {
    /// The key as text.
    public var key: String
    /// Where the key stands.
    public var keyRange: SourceRange
    /// Its value.
    public var value: YAMLNode
    /// Makes an entry.
    public init(key: String, keyRange: SourceRange, value: YAMLNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }
}
