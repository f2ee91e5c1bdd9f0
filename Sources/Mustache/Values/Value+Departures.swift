extension Value {
  /// Where a value is not what its shape declares, each place as `groups[0].title: …`; for tests.
  ///
  /// Every field of every record inside is worked out, so this is as costly as a page that prints
  /// them all.
  public func departures(from shape: Shape) -> [String] {
    var found: [String] = []
    var waiting: [(path: String, value: Value, shape: Shape)] = [("", self, shape)]
    while let (path, value, shape) = waiting.popLast() {
      switch (shape, value) {
      case (.optional, .null), (.text, .text), (.html, .html), (.url, .text), (.flag, .bool): break
      case (.optional(let inner), _): waiting.append((path, value, inner))
      case (.template(let names), .text(let name)) where names.contains(name): break
      case (.list(let element), .list(let values)):
        for (index, value) in values.enumerated().reversed() {
          waiting.append(("\(path)[\(index)]", value, element))
        }
      case (.record(let declared), .record(let record)) where record.shape === declared:
        for (slot, field) in declared.fields.enumerated().reversed() {
          let inner = path.isEmpty ? field.name : "\(path).\(field.name)"
          waiting.append((inner, record.value(at: slot), field.shape))
        }
      default: found.append("\(path): \(value.kind) where the shape declares \(shape.name)")
      }
    }
    return found
  }

  /// What kind of value it is, in a word.
  private var kind: String {
    switch self {
    case .null: "nothing"
    case .bool: "a flag"
    case .text(let text): "the text `\(text)`"
    case .html: "HTML"
    case .list: "a list"
    case .record(let record): "a record `\(record.shape.name)`"
    }
  }
}
