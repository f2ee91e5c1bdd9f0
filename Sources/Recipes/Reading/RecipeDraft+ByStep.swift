import Markdown

extension RecipeDraft {
  /// Reads short lists of ingredients, each with what to do with them as a quote below it.
  ///
  /// A quote uses the ingredients of the list above it; headings begin parts.
  mutating func readByStep() {
    let blocks = takeTitle(Array(document.root.children))
    let start = blocks.firstIndex { $0.kind == .list || $0.kind == .blockQuote } ?? blocks.endIndex
    readDescription(Array(blocks[..<start]))
    var ingredients: [Ingredient] = []
    var part = Part(title: nil)
    var used: [Int] = []
    for block in blocks[start...] where block.kind != .thematicBreak && !block.isInvisible {
      switch block.kind {
      case .list:
        used = []
        for item in block.children {
          guard let ingredient = ingredient(of: item) else { continue }
          used.append(ingredients.count)
          ingredients.append(ingredient)
        }
      case .blockQuote:
        addStep(Array(block.children), block, to: &part)
        if let last = part.steps.indices.last { part.steps[last].ingredients = used }
        used = []
      case .heading:
        if part.title != nil || !part.steps.isEmpty { recipe.parts.append(part) }
        part = Part(title: GroupTree.tidy(block.plainText), label: writer.inlines(of: block))
      default: addStep([block], block, to: &part)
      }
    }
    if part.title != nil || !part.steps.isEmpty { recipe.parts.append(part) }
    if !ingredients.isEmpty {
      recipe.ingredientGroups = [IngredientGroup(title: nil, ingredients: ingredients)]
    }
  }
}
