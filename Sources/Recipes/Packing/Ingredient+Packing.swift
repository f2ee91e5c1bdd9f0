import Diagnostics
import Markdown

extension IngredientGroup: Packable {
  /// Adds the heading, the ingredients and the groups beneath, the heading's Markdown left out.
  public func pack(into bytes: inout [UInt8]) {
    title.pack(into: &bytes)
    label.pack(into: &bytes)
    anchor.pack(into: &bytes)
    link.pack(into: &bytes)
    ingredients.pack(into: &bytes)
    groups.pack(into: &bytes)
  }

  /// Takes the next group.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let title = try String?(unpacking: &packed)
    self.init(title: title, label: try Fragment(unpacking: &packed))
    anchor = try String(unpacking: &packed)
    link = try Reference?(unpacking: &packed)
    ingredients = try [Ingredient](unpacking: &packed)
    groups = try [IngredientGroup](unpacking: &packed)
  }
}

extension Ingredient: Packable {
  /// Adds everything but the Markdown of the name.
  public func pack(into bytes: inout [UInt8]) {
    text.pack(into: &bytes)
    label.pack(into: &bytes)
    range.pack(into: &bytes)
    amount.pack(into: &bytes)
    alternateAmount.pack(into: &bytes)
    name.pack(into: &bytes)
    note.pack(into: &bytes)
    isOptional.pack(into: &bytes)
    link.pack(into: &bytes)
  }

  /// Takes the next ingredient; its name stands for the Markdown of it.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let text = try String(unpacking: &packed)
    let label = try Fragment(unpacking: &packed)
    self.init(text: text, label: label, range: try SourceRange(unpacking: &packed))
    amount = try Amount?(unpacking: &packed)
    alternateAmount = try Amount?(unpacking: &packed)
    name = try String(unpacking: &packed)
    nameSource = name
    note = try String?(unpacking: &packed)
    isOptional = try Bool(unpacking: &packed)
    link = try Reference?(unpacking: &packed)
  }
}
