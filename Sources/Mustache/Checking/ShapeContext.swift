/// What a template can see at one place: the shapes of the values around it, innermost last.
///
/// A record that is met again inside itself hides the outer one altogether, since every record has
/// all its fields; so the outer one is left out, and there are only so many different contexts
/// however deep data may nest.
struct ShapeContext {
  private(set) var frames: [Frame]

  /// One value around the place.
  enum Frame {
    case record(RecordShape)
    /// A value without fields, which only `.` can see.
    case scalar(Shape)
    /// The value of something that was already reported; nothing inside it is.
    case unknown
  }

  /// What a name leads to.
  enum Resolution {
    case shape(Shape)
    /// Something that hangs on what was already reported.
    case unknown
    case missing(MissingField)
  }

  init(_ root: RecordShape) { frames = [.record(root)] }

  /// The context inside a section over a value of that shape; `nil` for an unknown one.
  func inside(_ shape: Shape?) -> ShapeContext {
    var inner = self
    guard let shape else {
      inner.frames = [.unknown]
      return inner
    }
    if case .scalar? = inner.frames.last { inner.frames.removeLast() }
    if case .record(let record) = shape.present {
      inner.frames.removeAll { $0.isRecord(record) }
      inner.frames.append(.record(record))
    } else {
      inner.frames.append(.scalar(shape))
    }
    return inner
  }

  /// The records that can be seen, innermost first.
  var records: [RecordShape] {
    frames.reversed().compactMap { if case .record(let record) = $0 { record } else { nil } }
  }

  /// Equal for contexts in which every name means the same.
  var key: [String] {
    frames.map { frame in
      switch frame {
      case .record(let record): "\(ObjectIdentifier(record))"
      case .scalar(let shape): shape.key
      case .unknown: "?"
      }
    }
  }
}

extension ShapeContext.Frame {
  fileprivate func isRecord(_ other: RecordShape) -> Bool {
    if case .record(let record) = self { record === other } else { false }
  }
}

extension Shape {
  /// Equal for equal shapes.
  fileprivate var key: String {
    switch self {
    case .record(let record): "\(ObjectIdentifier(record))"
    case .list(let element): "[\(element.key)]"
    case .optional(let inner): "\(inner.key)?"
    case .template(let names): "{\(names.joined(separator: " "))}"
    case .text, .html, .url, .flag: name
    }
  }
}
