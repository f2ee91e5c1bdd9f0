import Markdown

extension RecipeDraft {
  /// Takes what text between the ingredients says that they make, where nothing else does; the text
  /// stays.
  mutating func takeYield(mentionedIn blocks: [Node]) {
    for block in blocks where recipe.yields.isEmpty && block.kind == .paragraph {
      if let yield = ServingPhrase.yield(mentionedIn: block.plainText) { recipe.yields = [yield] }
    }
  }

  /// Takes what the last step says at its end: `Serves 4.`, `(Makes about 2 cups)`.
  mutating func takeYieldOfLastStep() {
    guard recipe.yields.isEmpty, let step = recipe.parts.last?.steps.last,
      let yield = ServingPhrase.yield(endingWith: step.text)
    else { return }
    recipe.yields = [yield]
  }
}
