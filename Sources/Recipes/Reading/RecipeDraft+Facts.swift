import Markdown

extension RecipeDraft {
  /// Takes a list or paragraph of facts ("Prep time: 10 min"), where every line of it is one;
  /// false where it is something else.
  mutating func takeFacts(_ block: Node) -> Bool {
    let lines: [String]
    switch block.kind {
    case .list: lines = block.children.map(\.plainText)
    case .blockQuote:
      guard let only = block.firstChild, only.next == nil, only.kind == .paragraph else {
        return false
      }
      return takeFacts(only)
    case .paragraph:
      lines = FactLine.lines(of: block)
      if lines.count > 1, lines.allSatisfy({ FactLine($0)?.key == nil && FactLine.isBareFact($0) })
      {
        takeUnlabelled(lines)
        return true
      }
      if lines.count == 1, let yield = ServingPhrase.yield(lines[0]) {
        take([yield], at: block.range)
        return true
      }
    default: return false
    }
    let facts = lines.map { FactLine($0) }
    guard !facts.isEmpty, facts.contains(where: { $0?.key != nil }) else { return false }
    guard block.kind == .list || facts.allSatisfy({ $0?.key != nil }) || areLabelled(lines, facts)
    else { return false }
    let items = block.kind == .list ? Array(block.children) : []
    for (position, fact) in facts.enumerated() {
      if let fact {
        take(fact)
      } else if let yield = ServingPhrase.yield(lines[position]) {
        recipe.yields.append(yield)
      } else if position < items.count {
        remarks.append(items[position])
      }
    }
    return true
  }

  /// Whether short lines all have labels, known or not.
  private func areLabelled(_ lines: [String], _ facts: [FactLine?]) -> Bool {
    lines.count > 1 && lines.allSatisfy { $0.utf8.count < 80 } && facts.allSatisfy { $0 != nil }
  }

  /// Takes a heading that is a fact: `### Prep time: 15 minutes`.
  mutating func takeFact(inHeading heading: Node) -> Bool {
    guard let fact = FactLine(heading.plainText), let key = fact.key,
      [.preparation, .cooking, .total, .yields].contains(key)
    else { return false }
    take(fact)
    return true
  }

  /// Shows the items of lists of facts that are no facts below the description.
  mutating func showRemarks() {
    for item in remarks {
      recipe.description.append("<p>")
      recipe.description.append(writer.inlines(of: item.firstChild ?? item))
      recipe.description.append("</p>\n")
    }
  }

  /// Takes the items of a list of facts that have no labels ("About 45 minutes", "4 servings");
  /// false where none of them is a time or a yield.
  mutating func takeUnlabelledFacts(_ list: Node) -> Bool {
    let lines = list.children.map { Blanks.trimmed($0.plainText) }
    let times = lines.filter { ServingPhrase.yield($0) == nil && !Durations.all(in: $0).isEmpty }
    guard times.count <= 1,
      lines.contains(where: { ServingPhrase.yield($0) != nil || !Durations.all(in: $0).isEmpty })
    else { return false }
    remarks += zip(lines, list.children).filter { !isTimeOrYield($0.0) }.map(\.1)
    takeUnlabelled(lines.filter(isTimeOrYield))
    return true
  }

  /// Takes texts each of which is a time or a yield.
  private mutating func takeUnlabelled(_ lines: [String]) {
    for line in lines {
      if let yield = ServingPhrase.yield(behindSign: line) {
        recipe.yields.append(yield)
      } else if let seconds = Durations.all(in: line).first {
        recipe.times.total = recipe.times.total ?? CookingTime(seconds: seconds, text: line)
      } else {
        recipe.yields.append(Yield(yield: line))
      }
    }
  }

  private func isTimeOrYield(_ line: String) -> Bool {
    ServingPhrase.yield(line) != nil || !Durations.all(in: line).isEmpty
      || Yield(yield: line).min != nil
  }

  private mutating func take(_ fact: FactLine) {
    guard let key = fact.key else {
      return recipe.facts.append(Fact(key: fact.label, value: fact.value))
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
