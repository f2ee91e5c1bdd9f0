import Diagnostics

/// A node of a Markdown document: a block or a piece of running text.
///
/// It is a handle of two words that keeps its document alive.
public struct Node: Equatable {
  let raw: RawNode
  /// The document that it belongs to.
  public let document: MarkdownDocument

  init(_ raw: RawNode, of document: MarkdownDocument) {
    self.raw = raw
    self.document = document
  }

  /// Whether both are the same node of the same document.
  public static func == (a: Node, b: Node) -> Bool { a.raw == b.raw }

  /// What it is.
  public var kind: Kind { raw.kind }
  /// The node around it; `nil` for the document.
  public var parent: Node? { node(raw.parent) }
  /// The first node inside it.
  public var firstChild: Node? { node(raw.firstChild) }
  /// The last node inside it.
  public var lastChild: Node? { node(raw.lastChild) }
  /// The next node inside the same parent.
  public var next: Node? { node(raw.next) }
  /// The previous node inside the same parent.
  public var previous: Node? { node(raw.previous) }
  /// The nodes inside it, in order.
  public var children: Siblings { Siblings(from: firstChild) }

  /// The level of a heading, 1 to 6, as written; 0 for anything else.
  public var headingLevel: Int { raw.headingLevel }
  /// Whether it is a list with numbers.
  public var isOrdered: Bool { raw.isOrdered }
  /// The first number of a list with numbers; 0 for anything else.
  public var listStart: Int { raw.listStart }
  /// Whether it is a list whose items no blank lines separate.
  public var isTight: Bool { raw.isTight }
  /// The text of a text, code or HTML node, escapes and entities undone; empty for anything else.
  public var literal: String { document.string(raw.literal) }
  /// The target of a link or picture, escapes and entities undone, percent-encoding kept; empty
  /// for anything else.
  public var target: String { document.string(raw.target) }
  /// The title of a link or picture; empty where it has none.
  public var title: String { document.string(raw.title) }

  /// The text inside it without its marks: breaks become spaces, pictures their descriptions, HTML
  /// tags nothing.
  ///
  /// Blocks inside a block are separated by spaces.
  public var plainText: String {
    if let only = raw.onlyText { return document.string(only.literal) }
    return document.string(PlainText.bytes(of: raw))
  }

  /// Whether there is anything to read inside it that is no white space.
  public var hasText: Bool {
    var current: RawNode? = raw
    while let node = current {
      if node.literal.contains(where: { $0 > 0x20 }), node.kind != .htmlInline { return true }
      current = node.successor(within: raw)
    }
    return false
  }

  private func node(_ raw: RawNode?) -> Node? { raw.map { Node($0, of: document) } }
}

/// Nodes that follow one another inside one parent.
public struct Siblings: Sequence, IteratorProtocol {
  private var current: Node?
  private let end: Node?

  /// The nodes from `first` up to, not including, `end`; all that follow where `end` is `nil`.
  public init(from first: Node?, upTo end: Node? = nil) {
    current = first
    self.end = end
  }

  /// The next of them.
  public mutating func next() -> Node? {
    guard let node = current, node != end else { return nil }
    current = node.next
    return node
  }
}
