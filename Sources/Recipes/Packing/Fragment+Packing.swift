import Diagnostics
import Markdown

extension Fragment: Packable {
  /// Adds the HTML and its open places.
  public func pack(into bytes: inout [UInt8]) {
    bytes.append(packing: html)
    slots.pack(into: &bytes)
  }

  /// Takes the next fragment.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let html = try packed.bytes()
    self.init(html: html, slots: try [Slot](unpacking: &packed))
    // A place outside would be written past the end.
    guard slots.allSatisfy({ 0...html.count ~= $0.offset }) else { throw PackedFault() }
  }
}

extension Fragment.Slot: Packable {
  /// Adds the place and the tag that is to be written there; a picture's has its description.
  public func pack(into bytes: inout [UInt8]) {
    offset.pack(into: &bytes)
    var alt: String?
    if case .image(let text) = kind { alt = text }
    alt.pack(into: &bytes)
    target.pack(into: &bytes)
    title.pack(into: &bytes)
    range.pack(into: &bytes)
  }

  /// Takes the next open place.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let offset = try Int(unpacking: &packed)
    let alt = try String?(unpacking: &packed)
    let target = try String(unpacking: &packed)
    let title = try String(unpacking: &packed)
    self.init(
      offset: offset, kind: alt.map { .image(alt: $0) } ?? .link, target: target, title: title,
      range: try SourceRange(unpacking: &packed))
  }
}
