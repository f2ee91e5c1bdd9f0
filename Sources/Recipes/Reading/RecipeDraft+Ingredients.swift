import Markdown

extension RecipeDraft {
  /// Reads blocks as ingredients: lists are ingredients, headings and bold lines begin groups, and
  /// other text is kept beside the list it stands at.
  ///
  /// - Returns: The blocks that are no ingredients.
  mutating func readIngredients(_ blocks: [Node], under title: Node? = nil) -> [Node] {
    var tree = GroupTree()
    var rest: [Node] = []
    if let title { tree.open(group(of: title), level: title.headingLevel) }
    let hasList = blocks.contains { $0.kind == .list }
    for block in blocks {
      switch block.kind {
      case .heading: tree.open(group(of: block), level: block.headingLevel)
      case .list: for item in block.children { readItem(item, &tree) }
      case .blockQuote where block.children.contains { $0.kind == .list }:
        rest += readQuote(block, &tree)
      case .paragraph where readTable(block, &tree): continue
      case .paragraph where !hasList && readLines(of: block, &tree): continue
      case .paragraph where isGroupTitle(block):
        tree.open(group(of: block.firstChild ?? block), level: GroupTree.boldLevel)
      default: rest.append(block)
      }
    }
    recipe.ingredientGroups += tree.takeGroups()
    return rest
  }

  mutating func readItem(_ item: Node, _ tree: inout GroupTree) {
    // An item that only titles a list under it is a group.
    if let list = item.lastChild, list.kind == .list, let title = item.firstChild, title != list,
      IngredientLine(title.plainText).amount == nil, title.next == list
    {
      tree.open(group(of: title), level: GroupTree.itemLevel)
      for inner in list.children {
        if let ingredient = ingredient(of: inner) { tree.add(ingredient) }
      }
      tree.close(level: GroupTree.itemLevel)
      return
    }
    if let ingredient = ingredient(of: item) { tree.add(ingredient) }
  }

  mutating func group(of title: Node) -> IngredientGroup {
    let text = GroupTree.tidy(title.plainText)
    var group = IngredientGroup(
      title: text, label: label(of: title, tidied: text),
      titleSource: title.kind == .heading ? HeadingSource.text(of: title) : text)
    if let link = title.firstChild, link.kind == .link, link.next == nil {
      group.link = Reference(target: link.target, range: link.range)
    }
    return group
  }

  /// The title as HTML; one that is text alone is shown without the colon at its end.
  private mutating func label(of title: Node, tidied text: String) -> Fragment {
    guard title.children.allSatisfy({ $0.kind == .text }) else { return writer.inlines(of: title) }
    var label = Fragment()
    label.append(text: text)
    return label
  }

  /// Whether a paragraph is a bold line, or a short line that ends in a colon and does not say how
  /// many the list feeds.
  func isGroupTitle(_ paragraph: Node) -> Bool {
    guard let first = paragraph.firstChild, paragraph.next?.kind == .list else { return false }
    if first.kind == .strong || first.kind == .emphasis, first.next == nil { return true }
    guard first.kind == .text, first.next == nil else { return false }
    let text = paragraph.plainText
    return (text.hasSuffix(":") || text.hasSuffix("：")) && text.utf8.count <= 90
      && ServingPhrase.yield(mentionedIn: text) == nil
  }
}
