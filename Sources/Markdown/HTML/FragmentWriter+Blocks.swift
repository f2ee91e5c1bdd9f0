extension FragmentWriter {
  /// Begins a paragraph, or writes it as the table that it is; tells whether its text is to follow.
  mutating func openParagraph(_ node: RawNode) -> Bool {
    places.enter(node)
    if document.mayHoldTables, writeTable(node) { return false }
    if !isInTightList(node) {
      output.startLine()
      output.append("<p>")
    }
    return true
  }

  mutating func closeParagraph(_ node: RawNode) {
    keepsLines = false
    if !isInTightList(node) { output.append("</p>\n") }
  }

  private func isInTightList(_ paragraph: RawNode) -> Bool {
    guard let item = paragraph.parent, item.kind == .item else { return false }
    return item.parent?.isTight ?? false
  }

  mutating func openList(_ node: RawNode) {
    output.startLine()
    guard node.isOrdered else { return output.append("<ul>\n") }
    guard node.listStart != 1 else { return output.append("<ol>\n") }
    output.append("<ol start=\"")
    output.append(node.listStart)
    output.append("\">\n")
  }

  mutating func openHeading(_ node: RawNode) {
    places.enter(node)
    output.startLine()
    output.append("<h")
    output.append(level(of: node))
    output.append(" id=\"")
    let text = document.string(PlainText.bytes(of: node))
    output.append(text: anchors.id(forHeading: text))
    output.append("\">")
  }

  mutating func closeHeading(_ node: RawNode) {
    output.append("</h")
    output.append(level(of: node))
    output.append(">\n")
  }

  /// The level on the page, from the top level to 6.
  private func level(of heading: RawNode) -> Int {
    min(max(heading.headingLevel + headingShift, topHeadingLevel, 1), 6)
  }

  mutating func writeCodeBlock(_ node: RawNode) {
    output.startLine()
    output.append("<pre><code")
    let language = node.fenceInfo.prefix { $0 > 0x20 }
    if !language.isEmpty {
      output.append(" class=\"language-")
      output.append(text: UnsafeBufferPointer(rebasing: language))
      output.append("\"")
    }
    output.append(">")
    write(literal: node.literal)
    output.append("</code></pre>\n")
  }

  mutating func writeHTMLBlock(_ node: RawNode) {
    guard RawHTML.meaning(of: node.literal) == .text else { return }
    reportHTML(node)
    output.startLine()
    output.append("<p>")
    let text = node.literal
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    write(literal: UnsafeBufferPointer(rebasing: text[..<end]))
    output.append("</p>\n")
  }
}
