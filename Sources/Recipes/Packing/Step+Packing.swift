import Diagnostics
import Markdown

extension Part: Packable {
  /// Adds the heading and the steps.
  public func pack(into bytes: inout [UInt8]) {
    title.pack(into: &bytes)
    label.pack(into: &bytes)
    anchor.pack(into: &bytes)
    steps.pack(into: &bytes)
  }

  /// Takes the next part.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let title = try String?(unpacking: &packed)
    self.init(title: title, label: try Fragment(unpacking: &packed))
    anchor = try String(unpacking: &packed)
    steps = try [Step](unpacking: &packed)
  }
}

extension Step: Packable {
  /// Adds what to do, what it uses and how long it takes.
  public func pack(into bytes: inout [UInt8]) {
    body.pack(into: &bytes)
    text.pack(into: &bytes)
    ingredients.pack(into: &bytes)
    durations.pack(into: &bytes)
    photo.pack(into: &bytes)
    range.pack(into: &bytes)
  }

  /// Takes the next step.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    body = try Fragment(unpacking: &packed)
    text = try String(unpacking: &packed)
    ingredients = try [Int](unpacking: &packed)
    durations = try [Int](unpacking: &packed)
    photo = try Photo?(unpacking: &packed)
    range = try SourceRange(unpacking: &packed)
  }
}
