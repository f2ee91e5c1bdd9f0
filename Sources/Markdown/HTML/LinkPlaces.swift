import Diagnostics

/// Where the targets of links are in the file, for links that are asked for in document order.
struct LinkPlaces {
  private let source: SourceMap
  private var definitions: LinkTargets?
  private var block: RawNode?
  private var blockRange: SourceRange
  /// The targets of the block, once one was asked for.
  private var targets: LinkTargets?

  init(_ source: SourceMap) {
    self.source = source
    blockRange = source.body
  }

  /// Forgets which links were asked for, since a block may be written more than once.
  mutating func restart() { block = nil }

  /// Goes to a block, whose links are asked for next.
  mutating func enter(_ block: RawNode) {
    guard block != self.block else { return }
    self.block = block
    targets = nil
  }

  /// The bytes of the block.
  var range: SourceRange { block.map(source.range) ?? source.body }

  /// The target of a link or picture of the block; where it cannot be found, the whole block.
  mutating func take(_ link: RawNode) -> SourceRange {
    if targets == nil { begin(at: link) }
    return targets?.take(link.target) ?? definition(link) ?? blockRange
  }

  /// Collects the targets of the block, and passes over those of the links before this one.
  private mutating func begin(at link: RawNode) {
    blockRange = range
    var targets = LinkTargets(of: blockRange, in: source.file.bytes)
    if let block, link.block == block {
      var node = block.firstChild
      while let current = node, current != link {
        if current.kind == .link || current.kind == .image { _ = targets.take(current.target) }
        node = current.successor(within: block)
      }
    }
    self.targets = targets
  }

  private mutating func definition(_ link: RawNode) -> SourceRange? {
    let all = definitions ?? LinkTargets(ofDefinitionsIn: source.body, in: source.file.bytes)
    definitions = all
    return all.first(link.target)
  }
}
