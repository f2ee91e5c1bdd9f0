import Language
import Recipes

/// The words by which a recipe is found: each once, where it weighs most.
///
/// They are taken when the recipe is read, so that the index of the whole site needs no recipe
/// again.
public struct SearchTerms: Sendable, Equatable {
  /// Where a word stands, the weightiest place first.
  enum Place: UInt8, CaseIterable, Sendable {
    case title, tag, ingredient, text
  }

  /// The words of one place after the other, each led by its length; a zero ends each place.
  public let bytes: [UInt8]

  /// Takes up terms whose bytes were kept.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Takes the words of a recipe.
  public init(of recipe: Recipe) {
    var table = WordTable(room: 192)
    var text: [UInt8] = []
    text.reserveCapacity(2048)
    for place in Place.allCases {
      text.removeAll(keepingCapacity: true)
      SearchTerms.append(recipe, place, to: &text)
      SearchWords.forEach(in: Folding.folded(text)) { _ = table.number(of: $0) }
      table.endGroup()
    }
    bytes = table.bytes.withUnsafeBufferPointer { Array($0) }
  }

  private static func append(_ recipe: Recipe, _ place: Place, to text: inout [UInt8]) {
    switch place {
    case .title: append(recipe.title, to: &text)
    case .tag:
      for tag in recipe.tags { append(tag, to: &text) }
      if let cuisine = recipe.cuisine { append(cuisine, to: &text) }
    case .ingredient: append(recipe.ingredientGroups, to: &text)
    case .text:
      append(recipe.summary, to: &text)
      for part in recipe.parts {
        if let title = part.title { append(title, to: &text) }
        for step in part.steps { append(step.text, to: &text) }
      }
    }
  }

  private static func append(_ groups: [IngredientGroup], to text: inout [UInt8]) {
    for group in groups {
      if let title = group.title { append(title, to: &text) }
      for ingredient in group.ingredients { append(ingredient.name, to: &text) }
      append(group.groups, to: &text)
    }
  }

  private static func append(_ string: String, to text: inout [UInt8]) {
    text.append(contentsOf: string.utf8)
    text.append(UInt8(ascii: "\n"))
  }

  /// Gives each word with its place.
  func forEach(_ body: (Slice<UnsafeBufferPointer<UInt8>>, Place) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      for place in Place.allCases {
        while index < bytes.count, bytes[index] > 0 {
          let end = min(index + 1 + Int(bytes[index]), bytes.count)
          body(bytes[(index + 1)..<end], place)
          index = end
        }
        index += 1
      }
    }
  }
}
