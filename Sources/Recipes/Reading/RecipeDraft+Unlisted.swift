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
    var settled: Set<String> = []
    var listed: [UInt8]?
    for (step, words) in zip(recipe.steps, words) {
      for word in words {
        guard let staple = staples[word], !settled.contains(staple.name) else { continue }
        let text = listed ?? listedText
        listed = text
        if staple.listings.contains(where: { ByteSearch.holds(text, $0) }) {
          settled.insert(staple.name)
          continue
        }
        let mention = StapleMention(in: source(of: step), plurals)
        guard let place = mention.place(of: word), staple.isEnglish || !mention.isEnglish else {
          continue
        }
        settled.insert(staple.name)
        noteUnlisted(staple.name, at: place, of: step)
      }
    }
    if recipe.parts.contains(where: { $0.steps.contains { RecipeDraft.isUnspaced($0.text) } }) {
      noteUnspacedUnlisted(listed ?? listedText)
    }
  }

  // Chinese and Japanese, by the beginning of a text.
  private static func isUnspaced(_ text: String) -> Bool {
    text.utf8.prefix(30).contains { $0 >= 0xE3 }
  }

  /// Tells of staples that steps without spaces between their words name.
  private mutating func noteUnspacedUnlisted(_ listed: [UInt8]) {
    let steps = recipe.steps.filter { RecipeDraft.isUnspaced($0.text) }
    for staple in UnspacedStaples.all {
      if staple.listings.contains(where: { ByteSearch.holds(listed, $0) }) { continue }
      for step in steps {
        guard let place = UnspacedStaples.place(of: staple, in: source(of: step)) else { continue }
        noteUnlisted(String(decoding: staple.name, as: UTF8.self), at: place, of: step)
        break
      }
    }
  }

  private mutating func noteUnlisted(_ name: String, at place: Range<Int>, of step: Step) {
    note(
      RecipeFault.unlistedIngredient,
      at: SourceRange(step.range.lower + place.lowerBound, step.range.lower + place.upperBound),
      "this step names `\(name)`, which is not among the ingredients",
      help: "add it to the ingredients, or say in the list what it is part of")
  }

  private func source(of step: Step) -> [UInt8] {
    Array(document.file.bytes[step.range.lower..<step.range.upper])
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
}
