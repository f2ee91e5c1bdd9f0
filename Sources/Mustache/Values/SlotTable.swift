/// Finds the position of a field by its symbol in one step, without counting references.
///
/// The table is memory of its own, which whoever made it frees.
struct SlotTable: @unchecked Sendable {
  /// The table of a value without fields.
  static let empty = SlotTable([])

  private let slots: UnsafeMutablePointer<Int16>
  private let count: Int

  /// Makes the table of fields with these names, in order; of equal names the first counts.
  init(_ names: [Symbol]) {
    count = names.map { Int($0.id) + 1 }.max() ?? 0
    slots = .allocate(capacity: count)
    slots.initialize(repeating: -1, count: count)
    for (slot, name) in names.enumerated().reversed() { slots[Int(name.id)] = Int16(slot) }
  }

  /// The position of the field of that name, or -1.
  @inline(__always)
  subscript(name: Symbol) -> Int {
    let id = Int(name.id)
    return id < count ? Int(slots[id]) : -1
  }

  /// Frees the memory; the table is not to be used any more.
  func deallocate() { slots.deallocate() }
}
