import Diagnostics
import Markdown

extension RecipeDraft {
  /// Takes the title from the first heading, and returns the other blocks.
  ///
  /// A title of the front matter stands where the text has none; where both have one, the text's
  /// counts and a difference is noted.
  mutating func takeTitle(_ blocks: [Node]) -> [Node] {
    guard let index = placeOfTitle(in: blocks) else { return blocks }
    let title = tidy(blocks[index].plainText)
    if frontMatterTitle != nil, title != recipe.title, !title.isEmpty {
      note(
        RecipeFault.twoTitles, at: blocks[index].range,
        "the front matter calls this recipe `\(recipe.title)`, the heading `\(title)`",
        help: "keep one of them; the heading counts")
    }
    if !title.isEmpty { recipe.title = title }
    return blocks[..<index].filter { !isComment($0) } + blocks[(index + 1)...]
  }

  /// Where the heading is that titles the recipe: the first block, or one of level 1 that a picture
  /// or a line of text stands above.
  private func placeOfTitle(in blocks: [Node]) -> Int? {
    guard let first = blocks.firstIndex(where: { !isComment($0) }) else { return nil }
    if blocks[first].kind == .heading { return isTitle(blocks[first]) ? first : nil }
    let next = blocks.firstIndex {
      $0.kind == .heading || $0.kind == .list || Layout.isRule($0)
    }
    guard let next, blocks[next].headingLevel == 1, isTitle(blocks[next]),
      !Layout.isRule(blocks[next])
    else { return nil }
    return next
  }

  private func isTitle(_ heading: Node) -> Bool {
    if heading.headingLevel == 1 { return SectionHeading(heading.plainText).kind == .other }
    return recipe.title.isEmpty && SectionHeading(heading.plainText).kind == .other
  }

  private func isComment(_ block: Node) -> Bool {
    block.kind == .htmlBlock && block.literal.hasPrefix("<!--")
  }

  /// A title without what collections of Chinese recipes add to each: "how to make X".
  func tidy(_ title: String) -> String {
    let suffix = "的做法"
    return title.hasSuffix(suffix) ? String(title.dropLast(suffix.count)) : title
  }
}
