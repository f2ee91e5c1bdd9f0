import Markdown

extension RecipeDraft {
  /// Takes a list or paragraph of facts ("Prep time: 10 min"), where every line of it is one;
  /// false where it is something else.
  mutating func takeFacts(_ block: Node) -> Bool {
    let lines: [String]
    switch block.kind {
    case .list: lines = block.children.map(\.plainText)
    case .paragraph: lines = FactLine.lines(of: block)
    default: return false
    }
    let facts = lines.map { FactLine($0) }
    guard !facts.isEmpty, facts.contains(where: { $0?.key != nil }) else { return false }
    guard block.kind == .list || facts.allSatisfy({ $0?.key != nil }) else { return false }
    for (line, fact) in zip(lines, facts) { take(fact, line) }
    return true
  }

  private mutating func take(_ fact: FactLine?, _ line: String) {
    guard let fact, let key = fact.key else {
      recipe.facts.append(Fact(key: fact?.label ?? "", value: fact?.value ?? line))
      return
    }
    let time = CookingTime(reading: fact.value)
    switch key {
    case .preparation: recipe.times.preparation = recipe.times.preparation ?? time
    case .cooking: recipe.times.cooking = recipe.times.cooking ?? time
    case .total: recipe.times.total = recipe.times.total ?? time
    case .yields:
      if recipe.yields.isEmpty {
        recipe.yields = [
          Yield(yield: fact.value, unitOfBareNumber: FactLine.yieldUnit(of: fact.label))
        ]
      }
    case .author: recipe.author = recipe.author ?? fact.value
    case .source: recipe.source = recipe.source ?? fact.value
    case .cuisine: recipe.cuisine = recipe.cuisine ?? fact.value
    case .category: if recipe.category.isEmpty { recipe.category = [fact.value] }
    case .tags:
      for tag in CommaList.items(fact.value) where !recipe.tags.contains(tag) {
        recipe.tags.append(tag)
      }
    default: recipe.facts.append(Fact(key: key.names[0], value: fact.value))
    }
  }
}
