import Diagnostics
import Markdown

extension RecipeDraft {
  /// Takes the title from the first heading, and returns the blocks after it.
  ///
  /// A title of the front matter stands where the text has none; where both have one, the text's
  /// counts and a difference is noted.
  mutating func takeTitle(_ blocks: [Node]) -> [Node] {
    guard let index = blocks.firstIndex(where: { !isComment($0) }),
      blocks[index].kind == .heading, isTitle(blocks[index])
    else { return blocks }
    let title = tidy(blocks[index].plainText)
    if frontMatterTitle != nil, title != recipe.title, !title.isEmpty {
      note(
        RecipeFault.twoTitles, at: blocks[index].range,
        "the front matter calls this recipe `\(recipe.title)`, the heading `\(title)`",
        help: "keep one of them; the heading counts")
    }
    if !title.isEmpty { recipe.title = title }
    return Array(blocks[(index + 1)...])
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
