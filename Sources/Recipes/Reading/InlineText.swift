import Markdown

/// The running text of an ingredient with the plain text that amounts are looked for in.
struct InlineText {
  /// A piece of running text with its bytes of the plain text.
  private struct Piece {
    var node: Node
    var range: Range<Int>
  }

  /// The plain text of all pieces as UTF-8.
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []

  /// Gathers the siblings from `first` up to, not including, `end`.
  init(from first: Node?, upTo end: Node? = nil) {
    for node in Siblings(from: first, upTo: end) {
      let start = bytes.count
      bytes +=
        node.kind == .softBreak || node.kind == .lineBreak ? [0x20] : Array(node.plainText.utf8)
      pieces.append(Piece(node: node, range: start..<bytes.count))
    }
  }

  /// All but the first piece.
  var rest: InlineText {
    var rest = self
    guard let first = pieces.first else { return rest }
    rest.bytes.removeFirst(first.range.count)
    rest.pieces = pieces.dropFirst().map {
      let range = $0.range.lowerBound - first.range.count..<$0.range.upperBound - first.range.count
      return Piece(node: $0.node, range: range)
    }
    return rest
  }

  /// The text without the box to tick that it begins with, and without the marks of links as wikis
  /// have them: `[ ] 2 eggs`, `2 tsp [[spices|Garam Masala]]`.
  var withoutMarksOfNotes: InlineText {
    guard bytes.contains(UInt8(ascii: "[")) else { return self }
    var text = self
    if Checkbox.begins(bytes[...]) { text.remove(0..<Checkbox.length) }
    while let open = ByteSearch.first(Array("[[".utf8), in: text.bytes),
      let close = ByteSearch.first(Array("]]".utf8), in: text.bytes, from: open)
    {
      let bar = text.bytes[open..<close].lastIndex(of: UInt8(ascii: "|"))
      text.remove(close..<close + 2)
      text.remove(open..<(bar.map { $0 + 1 } ?? open + 2))
    }
    return text
  }

  private mutating func remove(_ range: Range<Int>) {
    bytes.removeSubrange(range)
    let moved = { (offset: Int) in
      offset < range.lowerBound ? offset : max(range.lowerBound, offset - range.count)
    }
    pieces = pieces.compactMap { piece in
      let rest = moved(piece.range.lowerBound)..<moved(piece.range.upperBound)
      return rest.isEmpty ? nil : Piece(node: piece.node, range: rest)
    }
  }

  /// The first piece as a node.
  var first: Node? { pieces.first?.node }

  /// The plain text of all pieces.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The HTML of some ranges of the plain text, a space between each two.
  ///
  /// A piece with marks of its own that a range cuts through loses the marks.
  func label(_ ranges: [Range<Int>], _ writer: inout FragmentWriter) -> Fragment {
    var label = Fragment()
    for range in ranges {
      if !label.isEmpty { label.append(" ") }
      for piece in pieces where piece.range.overlaps(range) {
        let shared = piece.range.clamped(to: range)
        if shared == piece.range, piece.node.kind != .text {
          label.append(writer.inlines(from: piece.node, upTo: piece.node.next))
        } else {
          bytes.withUnsafeBufferPointer {
            label.append(text: UnsafeBufferPointer(rebasing: $0[shared]))
          }
        }
      }
    }
    return label
  }

  /// The link that is the whole of a name, if there is one and it is the only one.
  func link(named name: String) -> Node? {
    let links = pieces.filter { $0.node.kind == .link }
    guard links.count == 1, let link = links.first?.node, !name.isEmpty, link.plainText == name
    else { return nil }
    return link
  }
}
