/// The text of a node without its marks.
enum PlainText {
  /// UTF-8 of the text; a footnote's mask is still in it.
  static func bytes(of root: RawNode) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(160)
    append(root, to: &text)
    return text
  }

  static func append(_ root: RawNode, to text: inout [UInt8]) {
    var current: RawNode? = root
    while let node = current {
      switch node.kind {
      case .text, .code: text.append(contentsOf: node.literal)
      case .codeBlock, .htmlBlock:
        separate(&text)
        text.append(contentsOf: node.literal)
      case .softBreak, .lineBreak: text.append(0x20)
      case .paragraph, .heading: separate(&text)
      default: break
      }
      current = node.successor(within: root)
    }
  }

  private static func separate(_ text: inout [UInt8]) {
    if let last = text.last, last != 0x20, last != 0x0A { text.append(0x20) }
  }
}
