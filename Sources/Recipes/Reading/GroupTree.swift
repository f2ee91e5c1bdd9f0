import Markdown

/// Builds nested ingredient groups out of titles in reading order.
struct GroupTree {
  /// The level of a bold line: deeper than any heading.
  static let boldLevel = 7
  /// The level of a list item that titles a list.
  static let itemLevel = 8

  private var finished: [IngredientGroup] = []
  private var open: [(group: IngredientGroup, level: Int)] = []

  /// Ends all groups and gives them away, those without ingredients of their own or under them left
  /// out unless titled.
  mutating func takeGroups() -> [IngredientGroup] {
    close(level: 0)
    finished.removeAll { $0.title == nil && $0.ingredientCount == 0 }
    return finished
  }

  /// Begins a group, which ends all of its level and deeper.
  mutating func open(_ group: IngredientGroup, level: Int) {
    close(level: level)
    open.append((group, level))
  }

  /// Adds an ingredient to the innermost group.
  mutating func add(_ ingredient: Ingredient) {
    if open.isEmpty { open.append((IngredientGroup(title: nil), .max)) }
    open[open.count - 1].group.ingredients.append(ingredient)
  }

  /// Ends the groups of a level and deeper.
  mutating func close(level: Int) {
    while let last = open.last, last.level >= level {
      open.removeLast()
      if open.isEmpty {
        finished.append(last.group)
      } else {
        open[open.count - 1].group.groups.append(last.group)
      }
    }
  }

  /// A title without the colon at its end.
  static func tidy(_ title: String) -> String {
    let title = Blanks.trimmed(title)
    guard title.hasSuffix(":") || title.hasSuffix("：") else { return title }
    return Blanks.trimmed(String(title.dropLast()))
  }
}
