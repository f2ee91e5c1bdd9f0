/// What kind of value a field has, by which templates are checked and the reference is written.
public indirect enum Shape: Sendable {
  /// Plain text: print it with `{{name}}`.
  case text
  /// Finished HTML: print it with `{{{name}}}`.
  case html
  /// A finished address, relative to the page where it has to be: print it with `{{name}}`.
  case url
  /// Yes or no, for sections.
  case flag
  /// The name of one of these templates, for `{{>*name}}`.
  case template([String])
  /// Any number of values of one shape.
  case list(Shape)
  /// A value with named fields.
  case record(RecordShape)
  /// A value that may be absent; a section over it shows what is there.
  case optional(Shape)

  /// The shape of what is there when it is not absent.
  var present: Shape {
    var shape = self
    while case .optional(let inner) = shape { shape = inner }
    return shape
  }

  /// How the reference and the messages call it: `list of ingredient`.
  public var name: String {
    switch self {
    case .text: "text"
    case .html: "HTML"
    case .url: "URL"
    case .flag: "flag"
    case .template: "template name"
    case .list(let element): "list of \(element.name)"
    case .record(let record): record.name
    case .optional(let inner): "\(inner.name), optional"
    }
  }
}
