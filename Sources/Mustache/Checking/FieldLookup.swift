import Diagnostics

/// A name, or a part of a dotted one, that leads nowhere.
struct MissingField {
  /// Which part it is and where it stands.
  let part: String
  let range: SourceRange
  /// What the parts before it lead to; nothing for the first part.
  let holder: (name: String, shape: Shape)?
}

extension ShapeContext {
  /// What a name leads to here, by the same rules as in rendering.
  func resolve(_ name: FieldName) -> Resolution {
    guard let first = name.symbols.first else { return current }
    guard let found = field(first) else { return .missing(missing(0, of: name, holder: nil)) }
    guard case .shape(var shape, let frame) = found else { return .unknown }
    for index in 1..<name.symbols.count {
      guard case .record(let record) = shape.present,
        let field = record.field(name.symbols[index])
      else { return .missing(missing(index, of: name, holder: shape)) }
      shape = field.shape
    }
    return .shape(shape, frame: frame)
  }

  private var current: Resolution {
    let last = frames.count - 1
    return switch frames.last?.kind {
    case .record(let record): .shape(.record(record), frame: last)
    case .scalar(let shape): .shape(shape, frame: last)
    case .unknown, nil: .unknown
    }
  }

  private func field(_ symbol: Symbol) -> Resolution? {
    for (index, frame) in frames.enumerated().reversed() {
      switch frame.kind {
      case .record(let record):
        if let field = record.field(symbol) { return .shape(field.shape, frame: index) }
      case .scalar: break
      case .unknown: return .unknown
      }
    }
    return nil
  }

  private func missing(_ index: Int, of name: FieldName, holder: Shape?) -> MissingField {
    let parts = name.parts
    let before = parts[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
    let lower = name.range.lower + before
    return MissingField(
      part: String(parts[index]),
      range: SourceRange(lower, lower + parts[index].utf8.count),
      holder: holder.map { (parts[..<index].joined(separator: "."), $0) })
  }
}
