extension FragmentWriter {
  /// Writes a node and all inside it.
  mutating func write(_ root: RawNode) {
    var node = root
    while true {
      if enter(node) {
        if let child = node.firstChild {
          node = child
          continue
        }
        leave(node)
      }
      guard let next = leaveUpwards(from: node, to: root) else { return }
      node = next
    }
  }

  /// Closes the parents that end after a node, and returns the node that follows within `root`.
  private mutating func leaveUpwards(from start: RawNode, to root: RawNode) -> RawNode? {
    var node = start
    while node != root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
      leave(node)
    }
    return nil
  }

  /// Opens a node, or writes it whole; tells whether its children are to follow and then its end.
  private mutating func enter(_ node: RawNode) -> Bool {
    switch node.kind {
    case .text: write(text: node.literal)
    case .softBreak: writeSoftBreak()
    case .lineBreak: output.append("<br>\n")
    case .code: writeCode(node)
    case .htmlInline: writeInlineHTML(node)
    case .image: writeImage(node)
    case .codeBlock: writeCodeBlock(node)
    case .htmlBlock: writeHTMLBlock(node)
    case .thematicBreak:
      output.startLine()
      output.append("<hr>\n")
    case .paragraph: return openParagraph(node)
    case .document, .blockQuote, .list, .item, .heading, .emphasis, .strong, .link:
      open(node)
      return true
    }
    return false
  }

  private mutating func open(_ node: RawNode) {
    switch node.kind {
    case .emphasis: output.append("<em>")
    case .strong: output.append("<strong>")
    case .link: openLink(node)
    case .heading: openHeading(node)
    case .item:
      output.startLine()
      output.append("<li>")
    case .list: openList(node)
    case .blockQuote:
      output.startLine()
      output.append("<blockquote>\n")
    default: break
    }
  }

  private mutating func leave(_ node: RawNode) {
    switch node.kind {
    case .emphasis: output.append("</em>")
    case .strong: output.append("</strong>")
    case .link: closeLink()
    case .paragraph: closeParagraph(node)
    case .heading: closeHeading(node)
    case .item: output.append("</li>\n")
    case .list: output.append(node.isOrdered ? "</ol>\n" : "</ul>\n")
    case .blockQuote:
      output.startLine()
      output.append("</blockquote>\n")
    default: break
    }
  }
}
