import Diagnostics

/// Looks for pieces of running text in the source of their block.
///
/// libcmark's columns are tried first; they are wrong after code that spans lines and in lines that
/// continue a block, so that only a place where the very text stands is believed.
struct InlineSearch {
  private let source: SourceMap

  init(_ source: SourceMap) { self.source = source }

  /// The bytes of the whole file that an inline node stands on, its marks included; those of its
  /// block where it cannot be found.
  func range(of node: RawNode) -> SourceRange {
    let block = source.range(of: node.block)
    guard let first = firstText(in: node), let last = lastText(in: node),
      let start = place(of: first, in: block),
      let end = first == last ? start : place(of: last, in: block), start.lower <= end.upper
    else { return block }
    let marks = marks(of: node)
    guard !marks.isEmpty else { return SourceRange(start.lower, end.upper) }
    return widened(SourceRange(start.lower, end.upper), over: marks, within: block)
  }

  /// The bytes that enclose a node; empty for text.
  private func marks(of node: RawNode) -> [UInt8] {
    switch node.kind {
    case .emphasis, .strong: [UInt8(ascii: "*"), UInt8(ascii: "_")]
    case .code: [UInt8(ascii: "`")]
    default: []
    }
  }

  private func widened(
    _ range: SourceRange, over marks: [UInt8], within block: SourceRange
  ) -> SourceRange {
    var range = range
    while range.lower > block.lower, marks.contains(source.file.bytes[range.lower - 1]) {
      range.lower -= 1
    }
    while range.upper < block.upper, marks.contains(source.file.bytes[range.upper]) {
      range.upper += 1
    }
    return range
  }

  private func place(of text: RawNode, in block: SourceRange) -> SourceRange? {
    let literal = text.literal
    let line = source.lines.range(ofLine: text.startLine, in: source.file.bytes)
    let expected = line.lower + max(text.startColumn - 1, 0)
    let range = SourceRange(expected, expected + literal.count)
    if block.lower <= range.lower, range.upper <= block.upper,
      source.file.bytes[range.lower..<range.upper].elementsEqual(literal)
    {
      return range
    }
    return source.find(literal, in: block)
  }

  private func firstText(in root: RawNode) -> RawNode? {
    var node: RawNode? = root
    while let current = node, !hasText(current) { node = current.successor(within: root) }
    return node
  }

  private func lastText(in root: RawNode) -> RawNode? {
    var node: RawNode? = root
    var last: RawNode?
    while let current = node {
      if hasText(current) { last = current }
      node = current.successor(within: root)
    }
    return last
  }

  private func hasText(_ node: RawNode) -> Bool {
    switch node.kind {
    case .text, .code, .htmlInline: !node.literal.isEmpty
    default: false
    }
  }
}
