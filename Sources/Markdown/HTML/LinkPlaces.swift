import Diagnostics

/// Where the targets of links are in the file, for links that are asked for in document order.
struct LinkPlaces {
  private let source: SourceMap
  private var current: (block: RawNode, targets: LinkTargets)?
  private var definitions: LinkTargets?
  /// The paragraph in whose source all links are looked for, while the cells of a table, trees of
  /// their own, are written.
  var table: RawNode?

  init(_ source: SourceMap) { self.source = source }

  /// The target of a link or picture; where it cannot be found, the whole block.
  mutating func take(_ link: RawNode) -> SourceRange {
    let block = table ?? link.block
    let range = source.range(of: block)
    if current?.block != block {
      current = (block, LinkTargets(of: range, in: source.file.bytes))
    }
    return current?.targets.take(link.target) ?? definition(link) ?? range
  }

  private mutating func definition(_ link: RawNode) -> SourceRange? {
    let all = definitions ?? LinkTargets(ofDefinitionsIn: source.body, in: source.file.bytes)
    definitions = all
    return all.first(link.target)
  }
}
