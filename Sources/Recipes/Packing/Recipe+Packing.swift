import Diagnostics
import Markdown

extension Recipe: Packable {
  /// Adds everything that pages show: all but the author's own Markdown, which RecipeMD's JSON alone
  /// needs.
  public func pack(into bytes: inout [UInt8]) {
    for text in [id, title, summary, photoAlt] { text.pack(into: &bytes) }
    for text in [language, author, source, cuisine] { text.pack(into: &bytes) }
    for list in [category, tags, aliases] { list.pack(into: &bytes) }
    description.pack(into: &bytes)
    yields.pack(into: &bytes)
    times.pack(into: &bytes)
    ingredientGroups.pack(into: &bytes)
    parts.pack(into: &bytes)
    sections.pack(into: &bytes)
    related.pack(into: &bytes)
    photo.pack(into: &bytes)
    dates.pack(into: &bytes)
    facts.pack(into: &bytes)
    nutrition.pack(into: &bytes)
    isDraft.pack(into: &bytes)
    anchors.pack(into: &bytes)
    idRange.pack(into: &bytes)
  }

  /// Takes the next recipe, without its author's Markdown.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let id = try String(unpacking: &packed)
    self.init(id: id, title: try String(unpacking: &packed))
    summary = try String(unpacking: &packed)
    photoAlt = try String(unpacking: &packed)
    language = try String?(unpacking: &packed)
    author = try String?(unpacking: &packed)
    source = try String?(unpacking: &packed)
    cuisine = try String?(unpacking: &packed)
    category = try [String](unpacking: &packed)
    tags = try [String](unpacking: &packed)
    aliases = try [String](unpacking: &packed)
    description = try Fragment(unpacking: &packed)
    yields = try [Yield](unpacking: &packed)
    times = try CookingTimes(unpacking: &packed)
    ingredientGroups = try [IngredientGroup](unpacking: &packed)
    parts = try [Part](unpacking: &packed)
    sections = try [Section](unpacking: &packed)
    related = try [Reference](unpacking: &packed)
    photo = try Photo?(unpacking: &packed)
    dates = try Dates(unpacking: &packed)
    facts = try [Fact](unpacking: &packed)
    nutrition = try [Nutrient](unpacking: &packed)
    isDraft = try Bool(unpacking: &packed)
    anchors = try PageAnchors(unpacking: &packed)
    idRange = try SourceRange(unpacking: &packed)
  }
}

extension Section: Packable {
  /// Adds the heading and what it says.
  public func pack(into bytes: inout [UInt8]) {
    title.pack(into: &bytes)
    level.pack(into: &bytes)
    anchor.pack(into: &bytes)
    body.pack(into: &bytes)
  }

  /// Takes the next section.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    title = try Fragment(unpacking: &packed)
    level = try Int(unpacking: &packed)
    anchor = try String(unpacking: &packed)
    body = try Fragment(unpacking: &packed)
  }
}

extension Fact: Packable {
  /// Adds the key and the value.
  public func pack(into bytes: inout [UInt8]) {
    key.pack(into: &bytes)
    value.pack(into: &bytes)
  }

  /// Takes the next fact.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    key = try String(unpacking: &packed)
    value = try String(unpacking: &packed)
  }
}

extension Nutrient: Packable {
  /// Adds the kind and the amount.
  public func pack(into bytes: inout [UInt8]) {
    kind.rawValue.pack(into: &bytes)
    amount.pack(into: &bytes)
  }

  /// Takes the next nutrient.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    guard let kind = Kind(rawValue: try String(unpacking: &packed)) else { throw PackedFault() }
    self.init(kind, amount: try String(unpacking: &packed))
  }
}

extension Reference: Packable {
  /// Adds what was written, and where.
  public func pack(into bytes: inout [UInt8]) {
    target.pack(into: &bytes)
    range.pack(into: &bytes)
  }

  /// Takes the next reference.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    target = try String(unpacking: &packed)
    range = try SourceRange(unpacking: &packed)
  }
}
