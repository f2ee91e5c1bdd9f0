/// The named fields of a kind of record: one such value for each kind, however many records there are.
public final class RecordShape: Sendable {
  /// A field as templates and their authors know it.
  public struct Field: Sendable {
    /// The name that templates write.
    public let name: String
    /// One sentence for the reference.
    public let documentation: String
    private let makeShape: @Sendable () -> Shape

    /// What kind of value it has.
    public var shape: Shape { makeShape() }

    /// Declares a field; `shape` is looked at only when asked, so that records can nest in themselves.
    public init(
      _ name: String, _ shape: @escaping @Sendable () -> Shape, documentation: String
    ) {
      self.name = name
      self.documentation = documentation
      makeShape = shape
    }
  }

  /// What the reference and the messages call such a record: `recipe`.
  public let name: String
  /// The fields in the order of the reference.
  public let fields: [Field]
  /// The position in `fields` for each symbol's number; the same as long as the shape lives.
  let slots: SlotTable

  /// Makes a shape; of two fields with one name the first counts.
  public init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    slots = SlotTable(fields.map { Symbol($0.name) })
  }

  deinit { slots.deallocate() }

  /// The field of that name, if there is one.
  func field(_ symbol: Symbol) -> Field? {
    let slot = slots[symbol]
    return slot < 0 ? nil : fields[slot]
  }
}
