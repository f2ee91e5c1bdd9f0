import Diagnostics

extension Node {
  /// The lines that a block stands on, in the whole file, counted from 1.
  ///
  /// Blank lines below it are left out. A piece of running text has the lines of its block.
  public var lines: ClosedRange<Int> { document.source.wholeFileLines(of: raw) }

  /// The bytes of the whole file that a node stands on.
  ///
  /// A block reaches from its first column to the end of its last line, without the line ending;
  /// where it is nested, the marks of its containers are in between. A piece of running text is
  /// looked for in the source of its block, a link or picture by its target; it has the range of
  /// the whole block where it cannot be found.
  public var range: SourceRange {
    switch raw.kind {
    case .link, .image: document.range(ofLink: self)
    case let kind where kind.isInline: InlineSearch(document.source).range(of: raw)
    default: document.source.range(of: raw)
    }
  }

  /// The text of `range` as it stands in the file.
  public var source: String { document.file.text(range) }
}

extension MarkdownDocument {
  /// The bytes of the whole file where the target of a link or picture stands, in the text or in
  /// the definition that it refers to; the whole block where it cannot be found.
  public func range(ofLink link: Node) -> SourceRange {
    var places = LinkPlaces(source)
    places.enter(link.raw.block)
    return places.take(link.raw)
  }
}
