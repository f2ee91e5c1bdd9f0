import Diagnostics
import Language

extension RecipeDraft {
  /// Tells of staples that a step names and no ingredient lists, each once.
  ///
  /// - Parameters:
  ///   - words: The words of each step, by their hashes.
  ///   - plurals: How the hashes were made.
  mutating func noteUnlisted(_ words: [[UInt64]], _ plurals: NameStems.Plurals) {
    let staples = Staples.of(plurals)
    var seen: Set<String> = []
    var listed: [UInt8]?
    for (step, words) in zip(recipe.steps, words) {
      for word in words {
        guard let staple = staples[word], seen.insert(staple.name).inserted else { continue }
        let text = listed ?? listedText
        listed = text
        if staple.listings.contains(where: { RecipeDraft.holds(text, $0) }) { continue }
        note(
          RecipeFault.unlistedIngredient, at: place(of: word, in: step.range, plurals),
          "this step names `\(staple.name)`, which is not among the ingredients",
          help: "add it to the ingredients, or say in the list what it is part of")
      }
    }
  }

  /// Where a word stands in a step, or the step as a whole.
  private func place(
    of word: UInt64, in step: SourceRange, _ plurals: NameStems.Plurals
  ) -> SourceRange {
    let text = Array(document.file.bytes[step.lower..<step.upper])
    guard let found = NameStems.words(of: text, plurals: plurals).first(where: { $0.hash == word })
    else { return step }
    return SourceRange(step.lower + found.range.lowerBound, step.lower + found.range.upperBound)
  }

  /// The folded text of all that may list an ingredient: the title, the groups' and the lines.
  private var listedText: [UInt8] {
    var text = Array(recipe.title.utf8)
    func add(_ group: IngredientGroup) {
      text += "\n".utf8
      text += (group.title ?? "").utf8
      for ingredient in group.ingredients {
        text += "\n".utf8
        text += ingredient.text.utf8
      }
      for inner in group.groups { add(inner) }
    }
    for group in recipe.ingredientGroups { add(group) }
    return Folding.folded(text)
  }

  private static func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return text.withUnsafeBufferPointer { text in
      var start = 0
      while start + part.count <= text.count {
        if text[start] == first, text[start..<start + part.count].elementsEqual(part) {
          return true
        }
        start += 1
      }
      return false
    }
  }
}
