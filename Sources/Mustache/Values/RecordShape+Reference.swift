extension RecordShape {
  /// The reference of this kind of record for people who write templates, as plain text.
  ///
  /// It has every field with its shape and sentence, and then each kind of record inside it, once,
  /// in the order in which they are met.
  public var reference: String {
    var shapes = [self]
    var next = 0
    while next < shapes.count {
      for field in shapes[next].fields {
        if let inner = field.shape.innerRecord, !shapes.contains(where: { $0 === inner }) {
          shapes.append(inner)
        }
      }
      next += 1
    }
    return shapes.map(\.table).joined(separator: "\n")
  }

  private var table: String {
    let names = fields.map(\.name.count).max() ?? 0
    let kinds = fields.map(\.shape.name.count).max() ?? 0
    let rows = fields.map { field in
      let name = RecordShape.pad(field.name, to: names)
      let kind = RecordShape.pad(field.shape.name, to: kinds)
      return "  \(name)  \(kind)  \(field.documentation)\n"
    }
    return "\(name)\n\(rows.joined())"
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension Shape {
  /// The kind of record that is inside, through lists and optionals.
  var innerRecord: RecordShape? {
    var shape = self
    while true {
      switch shape {
      case .list(let inner), .optional(let inner): shape = inner
      case .record(let record): return record
      case .text, .html, .url, .flag, .template: return nil
      }
    }
  }
}
