/// What a template can see at one place: the shapes of the values around it, innermost last.
///
/// A record that is met again inside itself hides the outer one altogether, since every record has
/// all its fields; so the outer one is left out, and there are only so many different contexts
/// however deep data may nest.
struct ShapeContext {
  private(set) var frames: [Frame]

  /// One value around the place.
  struct Frame {
    let kind: Kind
    var origin: Origin
  }

  /// What is known of a value.
  enum Kind {
    case record(RecordShape)
    /// A value without fields, which only `.` can see.
    case scalar(Shape)
    /// The value of something that was already reported; nothing inside it is.
    case unknown
  }

  /// Where a value comes from: the frame, of those at the beginning of the template, that it is or
  /// lies in.
  struct Origin {
    let frame: Int
    /// Whether it is less than the value of that frame, because it lies inside it.
    let isInside: Bool
  }

  /// What a name leads to.
  enum Resolution {
    /// A value, in the frame at that position.
    case shape(Shape, frame: Int)
    /// Something that hangs on what was already reported.
    case unknown
    case missing(MissingField)
  }

  init(_ root: RecordShape) {
    frames = [Frame(kind: .record(root), origin: Origin(frame: 0, isInside: false))]
  }

  /// The context at the beginning of a template that is brought in here.
  var asBeginning: ShapeContext {
    var context = self
    for index in frames.indices {
      context.frames[index].origin = Origin(frame: index, isInside: false)
    }
    return context
  }

  /// The context inside a section over a value of that shape, which `name` found in a frame.
  func inside(_ shape: Shape, at frame: Int, _ name: FieldName, isEntry: Bool) -> ShapeContext {
    var inner = self
    let from = frames[frame].origin
    let isInside = from.isInside || isEntry || !name.symbols.isEmpty
    let origin = Origin(frame: from.frame, isInside: isInside)
    if case .scalar? = inner.frames.last?.kind { inner.frames.removeLast() }
    if case .record(let record) = shape.present {
      inner.frames.removeAll { $0.kind.isRecord(record) }
      inner.frames.append(Frame(kind: .record(record), origin: origin))
    } else {
      inner.frames.append(Frame(kind: .scalar(shape), origin: origin))
    }
    return inner
  }

  /// The context inside a section over what was already reported.
  var insideUnknown: ShapeContext {
    var inner = self
    inner.frames = [Frame(kind: .unknown, origin: Origin(frame: 0, isInside: true))]
    return inner
  }

  /// The records that can be seen, innermost first.
  var records: [RecordShape] {
    frames.reversed().compactMap { if case .record(let record) = $0.kind { record } else { nil } }
  }

  /// Equal for contexts in which every name means the same.
  var key: [String] {
    frames.map { frame in
      switch frame.kind {
      case .record(let record): "\(ObjectIdentifier(record))"
      case .scalar(let shape): shape.key
      case .unknown: "?"
      }
    }
  }
}

extension ShapeContext.Kind {
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
