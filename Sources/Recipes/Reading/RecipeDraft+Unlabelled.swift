import Markdown

/// The parts of a file whose headings name none of them, told by their order.
struct UnlabelledParts {
  /// What stands above the ingredients.
  let head: [Node]
  /// The lists of ingredients with the titles above each.
  let ingredients: [Node]
  /// What follows them.
  let method: [Node]

  /// Finds the first list of which at least a third has amounts; `nil` where there is none or
  /// nothing follows it.
  init?(_ blocks: [Node]) {
    guard let list = blocks.firstIndex(where: UnlabelledParts.isIngredients) else { return nil }
    let start = list > 0 && blocks[list - 1].kind == .heading && list > 1 ? list - 1 : list
    let end =
      blocks[list...].firstIndex { block in
        block.kind != .list && !UnlabelledParts.isTitle(block) || block.isOrdered
      } ?? blocks.endIndex
    let method = blocks[end...].filter { !$0.isInvisible }
    guard method.contains(where: { $0.kind == .list || $0.kind == .paragraph }) else { return nil }
    head = Array(blocks[..<start])
    ingredients = Array(blocks[start..<end])
    self.method = Array(blocks[end...])
  }

  private static func isIngredients(_ block: Node) -> Bool {
    guard block.kind == .list, !block.isOrdered else { return false }
    let lines = block.children.map(\.plainText)
    guard !lines.contains(where: { FactLine($0)?.key != nil }) else { return false }
    let counted = lines.filter { IngredientLine($0).amount?.min != nil }
    return lines.count > 1 && counted.count * 3 >= lines.count
  }

  /// Whether a block titles the list below it.
  private static func isTitle(_ block: Node) -> Bool {
    guard let next = block.next, next.kind == .list, !next.isOrdered else { return false }
    let isShort = block.kind == .paragraph && block.plainText.utf8.count < 60
    return block.kind == .heading && isIngredients(next)
      || isShort && block.plainText.utf8.last == UInt8(ascii: ":")
  }
}

extension RecipeDraft {
  /// Reads a file that names no parts.
  mutating func readUnlabelled() {
    let blocks = takeTitle(Array(document.root.children))
    guard let parts = UnlabelledParts(blocks) else { return readDescription(blocks) }
    readDescription(parts.head)
    var ingredients = parts.ingredients
    if ingredients.first?.kind == .heading, ingredients.filter({ $0.kind == .heading }).count == 1 {
      ingredients.removeFirst()
    }
    let rest = readIngredients(ingredients)
    let method = parts.method.filter { $0.kind != .thematicBreak }
    recipe.instructionsSource = source(of: method)
    readInstructions(rest + method)
  }
}
