/// What a template can see: a piece of text, trusted markup, a flag, a list or a record.
public enum Value: Sendable {
  /// Nothing: a field that is declared but absent. It prints nothing and shadows outer fields.
  case null
  /// A flag; it prints as `true` or `false`.
  case bool(Bool)
  /// Plain text, escaped where a template prints it with `{{name}}`.
  case text(String)
  /// Finished HTML as UTF-8, trusted, for `{{{name}}}`.
  case html([UInt8])
  /// Several values; a section runs once for each.
  case list([Value])
  /// A value with named fields.
  case record(any Record)

  /// The value that `make` gives for something that is there, else `.null`.
  public static func optional<T>(_ subject: T?, _ make: (T) throws -> Value) rethrows -> Value {
    guard let subject else { return .null }
    return try make(subject)
  }
}

/// A value with the named fields that its shape declares.
public protocol Record: AnyObject, Sendable {
  /// The names of the fields and their places: one shape, which the record keeps as long as it lives.
  var shape: RecordShape { get }
  /// The value of the field at `slot`, which is a position in `shape.fields`; worked out when asked.
  func value(at slot: Int) -> Value
}
