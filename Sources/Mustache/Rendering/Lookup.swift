extension Renderer {
  /// The value that an operation works on; `.null` where there is none.
  @inline(__always)
  func value(of operand: Operand, _ program: borrowing Program) -> Value {
    switch operand {
    case .field(let symbol): field(symbol)
    case .current: context[context.count - 1].value
    case .path(let index): value(along: program.paths[Int(index)])
    }
  }

  /// The field of that name in the nearest record that declares one.
  private func field(_ symbol: Symbol) -> Value {
    var frame = context.count - 1
    while frame >= 0 {
      let slot = context[frame].slots[symbol]
      if slot >= 0, case .record(let record) = context[frame].value {
        return record.value(at: slot)
      }
      frame -= 1
    }
    return .null
  }

  /// The first name is looked up like any other, each further one only in what came before it.
  private func value(along path: [Symbol]) -> Value {
    path.first.map { field($0).value(along: path.dropFirst()) } ?? .null
  }
}

extension Value {
  /// The value at the end of names of which each is a field of what came before it; `.null` where one
  /// is none.
  func value(along path: ArraySlice<Symbol>) -> Value {
    var value = self
    for symbol in path {
      guard case .record(let record) = value else { return .null }
      let slot = record.shape.slots[symbol]
      guard slot >= 0 else { return .null }
      value = record.value(at: slot)
    }
    return value
  }
}

/// A value that a section has put in front of what is around it.
struct ContextFrame {
  let value: Value
  /// The fields of the value, whose shape the value keeps alive.
  let slots: SlotTable

  init(_ value: Value) {
    self.value = value
    slots = if case .record(let record) = value { record.shape.slots } else { .empty }
  }
}

extension Value {
  /// Whether a section over it is shown: not for what is absent, false or empty.
  var isPresent: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .text(let text): !text.utf8.isEmpty
    case .html(let bytes): !bytes.isEmpty
    case .list(let values): !values.isEmpty
    case .record: true
    }
  }
}
