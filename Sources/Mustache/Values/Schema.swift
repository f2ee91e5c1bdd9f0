/// A field of records made from a `Root`: name, shape, documentation and value in one declaration.
public struct Field<Root: Sendable>: Sendable {
  /// What templates, the checker and the reference know of it.
  public let declaration: RecordShape.Field
  /// The value for a root, worked out each time a template asks.
  public let value: @Sendable (Root) -> Value

  /// Declares a field.
  ///
  /// `shape` is evaluated only when a template is checked, so it may name a schema that is being
  /// declared. `documentation` is one sentence with a full stop.
  public init(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape,
    _ documentation: String, value: @escaping @Sendable (Root) -> Value
  ) {
    declaration = RecordShape.Field(name, shape, documentation: documentation)
    self.value = value
  }
}

/// The one declaration of a kind of record: its shape, its reference, and how to see a `Root` as one.
public final class Schema<Root: Sendable>: Sendable {
  /// The names, shapes and documentation of the fields.
  public let shape: RecordShape
  @usableFromInline let read: @Sendable (Root, Int) -> Value

  /// Declares a kind of record with its fields in the order of the reference.
  @inlinable
  public init(_ name: String, _ fields: [Field<Root>]) {
    shape = RecordShape(name, fields.map(\.declaration))
    read = { root, slot in fields[slot].value(root) }
  }

  /// Shows a root as a record; no field is worked out before a template asks for it.
  @inlinable
  public func record(_ root: Root) -> Value { .record(BoundRecord(self, root)) }

  /// Shows each root as a record, in order.
  @inlinable
  public func list(_ roots: some Sequence<Root>) -> Value { .list(roots.map { record($0) }) }
}

/// A root seen through its schema.
@usableFromInline
final class BoundRecord<Root: Sendable>: Record {
  @usableFromInline let schema: Schema<Root>
  @usableFromInline let root: Root

  @inlinable
  init(_ schema: Schema<Root>, _ root: Root) {
    self.schema = schema
    self.root = root
  }

  @inlinable var shape: RecordShape { schema.shape }

  @inlinable
  func value(at slot: Int) -> Value { schema.read(root, slot) }
}
