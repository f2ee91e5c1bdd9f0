import Diagnostics

extension CookbookEntry: Packable {
  /// Adds everything of the entry.
  public func pack(into bytes: inout [UInt8]) {
    summary.pack(into: &bytes)
    category.pack(into: &bytes)
    bundle.pack(into: &bytes)
    references.pack(into: &bytes)
    anchors.pack(into: &bytes)
    words.pack(into: &bytes)
    idRange.pack(into: &bytes)
  }

  /// Takes the next entry.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    summary = try RecipeSummary(unpacking: &packed)
    category = try [String](unpacking: &packed)
    bundle = try String?(unpacking: &packed)
    references = try [LinkReference](unpacking: &packed)
    anchors = try PageAnchors(unpacking: &packed)
    words = try RecipeWords(unpacking: &packed)
    idRange = try SourceRange(unpacking: &packed)
  }
}

extension LinkReference: Packable {
  /// Adds how it was named, what was named, and where.
  public func pack(into bytes: inout [UInt8]) {
    bytes.append(role.packed)
    reference.target.pack(into: &bytes)
    reference.range.pack(into: &bytes)
  }

  /// Takes the next reference.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    guard let role = Role(packed: try packed.byte()) else { throw PackedFault() }
    let target = try String(unpacking: &packed)
    self.init(Reference(target: target, range: try SourceRange(unpacking: &packed)), role: role)
  }
}

extension LinkReference.Role {
  fileprivate var packed: UInt8 {
    switch self {
    case .related: 1
    case .link: 2
    case .image: 3
    }
  }

  fileprivate init?(packed: UInt8) {
    switch packed {
    case 1: self = .related
    case 2: self = .link
    case 3: self = .image
    default: return nil
    }
  }
}

extension PageAnchors: Packable {
  /// Adds the names and the count of steps.
  public func pack(into bytes: inout [UInt8]) {
    names.pack(into: &bytes)
    stepCount.pack(into: &bytes)
  }

  /// Takes the next anchors.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let names = try [String](unpacking: &packed)
    self.init(names: names, stepCount: try Int(unpacking: &packed))
  }
}
