extension FragmentWriter {
  mutating func write(text: UnsafeBufferPointer<UInt8>) {
    guard let textWriter else { return write(literal: text) }
    if let restored = restored(text) {
      restored.withUnsafeBufferPointer { textWriter($0, &output) }
    } else {
      textWriter(text, &output)
    }
  }

  /// Writes text that the text writer does not see.
  mutating func write(literal: UnsafeBufferPointer<UInt8>) {
    if let restored = restored(literal) {
      restored.withUnsafeBufferPointer { output.append(text: $0) }
    } else {
      output.append(text: literal)
    }
  }

  /// The text with the marks of footnotes put back; `nil` where there are none.
  private func restored(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let mask = document.footnoteMask, text.contains(mask) else { return nil }
    return text.map { $0 == mask ? UInt8(ascii: "[") : $0 }
  }

  mutating func writeSoftBreak() { output.append(keepsLines ? "<br>\n" : "\n") }

  mutating func writeCode(_ node: RawNode) {
    output.append("<code>")
    write(literal: node.literal)
    output.append("</code>")
  }

  mutating func writeInlineHTML(_ node: RawNode) {
    switch RawHTML.meaning(of: node.literal) {
    case .nothing: break
    case .lineBreak: output.append("<br>")
    case .text:
      reportHTML(node)
      write(literal: node.literal)
    }
  }

  mutating func openLink(_ node: RawNode) {
    linkIsOpen = !isUnsafe(node)
    guard linkIsOpen else { return }
    output.slots.append(
      .init(
        offset: output.html.count, kind: .link, target: document.string(node.target),
        title: document.string(node.title), range: places.take(node)))
  }

  mutating func closeLink() {
    if linkIsOpen { output.append("</a>") }
    linkIsOpen = false
  }

  mutating func writeImage(_ node: RawNode) {
    let description = PlainText.bytes(of: node)
    guard !isUnsafe(node) else {
      return description.withUnsafeBufferPointer { write(literal: $0) }
    }
    output.slots.append(
      .init(
        offset: output.html.count, kind: .image(alt: document.string(description)),
        target: document.string(node.target), title: document.string(node.title),
        range: places.take(node)))
  }

  /// Whether a link or picture has a target that must not be there, which is reported.
  private mutating func isUnsafe(_ node: RawNode) -> Bool {
    guard let scheme = LinkSafety.unsafeScheme(of: node.target) else { return false }
    report(unsafe: node, scheme: scheme)
    return true
  }
}
