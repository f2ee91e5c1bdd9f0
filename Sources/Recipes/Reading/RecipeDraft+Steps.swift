import Markdown

extension RecipeDraft {
  /// Reads blocks as instructions: list items are steps, else paragraphs are; headings begin
  /// parts.
  mutating func readSteps(_ blocks: [Node]) {
    var part = Part(title: nil)
    let hasNumbers = blocks.contains { $0.kind == .list && $0.isOrdered }
    for block in blocks where !block.isInvisible {
      switch block.kind {
      case .heading: begin(&part, titledBy: block)
      case .paragraph where isPartTitle(block): begin(&part, titledBy: block)
      case .list where block.isOrdered || !hasNumbers || part.steps.isEmpty:
        for item in block.children { addStep(Array(item.children), item, to: &part) }
      case .thematicBreak: continue
      case .htmlBlock where block.isClosingTag: continue
      case .paragraph where block.onlyInline?.kind == .image: extendLastStep(with: block, &part)
      case .paragraph: addStep([block], block, to: &part)
      default: extendLastStep(with: block, &part)
      }
    }
    finish(&part)
  }

  private mutating func begin(_ part: inout Part, titledBy block: Node) {
    finish(&part)
    let title = group(of: block.kind == .heading ? block : block.onlyInline ?? block)
    part = Part(title: title.title, label: title.label)
  }

  mutating func addStep(_ blocks: [Node], _ whole: Node, to part: inout Part) {
    var body = writer.blocks(blocks)
    if body.isEmpty { return }
    body.dropCheckbox()
    // A single paragraph of a tight list comes without its tags.
    if blocks.count == 1, blocks[0].kind == .paragraph,
      !body.html.starts(with: "<p>".utf8)
    {
      body = body.wrappedInParagraph
    }
    let text =
      blocks.count == 1
      ? blocks[0].plainText : blocks.map { $0.plainText }.joined(separator: " ")
    part.steps.append(
      Step(
        body: body, text: Checkbox.dropped(from: Blanks.trimmed(text)),
        durations: Durations.all(in: text),
        range: whole.range))
  }

  /// A quote, code or picture between steps belongs to the step before it.
  private mutating func extendLastStep(with block: Node, _ part: inout Part) {
    guard !part.steps.isEmpty else { return addStep([block], block, to: &part) }
    let more = writer.blocks([block])
    let last = part.steps.count - 1
    part.steps[last].body.html.append(UInt8(ascii: "\n"))
    part.steps[last].body.append(more)
    let text = block.plainText
    guard !text.isEmpty, block.onlyInline?.kind != .image else { return }
    part.steps[last].text += " " + Blanks.trimmed(text)
    part.steps[last].durations += Durations.all(in: text)
  }

  private mutating func finish(_ part: inout Part) {
    if part.title != nil || !part.steps.isEmpty { recipe.parts.append(part) }
  }

  private func isPartTitle(_ paragraph: Node) -> Bool {
    if isGroupTitle(paragraph) { return true }
    guard let first = paragraph.firstChild, first.kind == .strong, first.next == nil,
      let next = paragraph.next
    else { return false }
    return next.kind == .list || next.kind == .paragraph
  }
}

extension Fragment {
  fileprivate var wrappedInParagraph: Fragment {
    var wrapped = Fragment()
    wrapped.append("<p>")
    wrapped.append(self)
    wrapped.append("</p>")
    return wrapped
  }
}
