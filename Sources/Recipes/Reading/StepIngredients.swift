/// Finds which ingredients the steps of a recipe use, by the words of their names.
///
/// It claims too little rather than too much: a step uses an ingredient where it names it whole, or
/// names its last word (`butter` of `unsalted butter`) and no other ingredient has that word. Words
/// that mean what is made in the pan, such as sauce or dough, count only as part of a whole name.
struct StepIngredients {
  let plurals: NameStems.Plurals
  /// The names that claim an ingredient, by their first words.
  private var names: [Name] = []
  /// All words of all names, by their hashes.
  private var vocabulary: [NameWord] = []
  /// Bits of the hashes in `vocabulary`: most words of a step are none of them.
  private var mask: UInt64 = 0
  /// The words of each step so far, by their hashes.
  private(set) var said: [[UInt64]] = []
  /// Which ingredients have a word that a step named.
  private var isMentioned: [Bool]

  /// A word of an ingredient's name.
  private struct NameWord {
    var hash: UInt64
    var ingredient: Int
  }

  private struct Name {
    var words: ArraySlice<UInt64>
    var ingredient: Int
    var first: UInt64 { words[words.startIndex] }
  }

  /// Enters the ingredients of a recipe; `steps` tell its language.
  init(_ ingredients: [Ingredient], steps: [Step]) {
    plurals = StepIngredients.plurals(of: steps)
    isMentioned = [Bool](repeating: false, count: ingredients.count)
    var wholes: [Name] = []
    var heads: [Name] = []
    for position in ingredients.indices {
      for part in enter(ingredients[position].name, of: position) {
        wholes.append(Name(words: part.words[...], ingredient: position))
        if let head = part.head { heads.append(Name(words: [head], ingredient: position)) }
      }
    }
    vocabulary.sort { ($0.hash, $0.ingredient) < ($1.hash, $1.ingredient) }
    names = StepIngredients.unique(wholes) + heads.filter { isTheOnly($0) }
    names.sort { $0.first < $1.first }
  }

  /// Enters the words of a name, and gives the names that `and` or `or` join in it.
  private mutating func enter(_ name: String, of ingredient: Int) -> [IngredientName] {
    var name = name
    let plurals = plurals
    let (words, parts) = name.withUTF8 { bytes in
      let words = NameStems(bytes, plurals: plurals).filter {
        !IngredientName.isPlural($0.range, of: bytes)
      }
      return (words, IngredientName.joined(bytes, words))
    }
    for word in words {
      vocabulary.append(NameWord(hash: word.hash, ingredient: ingredient))
      mask |= StepIngredients.bit(of: word.hash)
    }
    return parts
  }

  /// The names that no other ingredient has.
  private static func unique(_ names: [Name]) -> [Name] {
    let sorted = names.sorted { $0.words.lexicographicallyPrecedes($1.words) }
    return sorted.indices.filter { place in
      let words = sorted[place].words
      return !(place > 0 && sorted[place - 1].words == words)
        && !(place + 1 < sorted.count && sorted[place + 1].words == words)
    }.map { sorted[$0] }
  }

  /// Whether no other ingredient has the word of a name in its own.
  private func isTheOnly(_ name: Name) -> Bool {
    holders(of: name.first).allSatisfy { vocabulary[$0].ingredient == name.ingredient }
  }

  /// The ingredients that a step names, as positions, ascending.
  mutating func used(in text: String) -> [Int] {
    var said: [UInt64] = []
    said.reserveCapacity(text.utf8.count / 4)
    var isRelevant = false
    NameStems.each(in: text, plurals: plurals) { word in
      said.append(word.hash)
      isRelevant = isRelevant || mask & StepIngredients.bit(of: word.hash) != 0
    }
    self.said.append(said)
    return isRelevant ? used(in: said[...]) : []
  }

  private mutating func used(in said: ArraySlice<UInt64>) -> [Int] {
    var used: [Int] = []
    var rest = said
    while let word = rest.first {
      guard mask & StepIngredients.bit(of: word) != 0 else {
        rest.removeFirst()
        continue
      }
      for place in holders(of: word) { isMentioned[vocabulary[place].ingredient] = true }
      let matching = named(word).filter { rest.starts(with: names[$0].words) }
      let longest = matching.map { names[$0].words.count }.max() ?? 1
      for place in matching where names[place].words.count == longest {
        if !used.contains(names[place].ingredient) { used.append(names[place].ingredient) }
      }
      for word in rest.dropFirst().prefix(longest - 1) {
        for place in holders(of: word) { isMentioned[vocabulary[place].ingredient] = true }
      }
      rest.removeFirst(longest)
    }
    return used.sorted()
  }

  /// The ingredient that one of the first few words of a text names, as its position.
  func first(in text: [UInt8]) -> Int? {
    let words = NameStems.words(of: text, plurals: plurals).prefix(6).map(\.hash)
    for start in words.indices.prefix(5) where mask & StepIngredients.bit(of: words[start]) != 0 {
      let matching = named(words[start]).filter { words[start...].starts(with: names[$0].words) }
      let longest = matching.max { names[$0].words.count < names[$1].words.count }
      if let longest { return names[longest].ingredient }
    }
    return nil
  }

  /// The ingredients of which no step so far had even one word, as positions.
  var unmentioned: [Int] { isMentioned.indices.filter { !isMentioned[$0] } }

  private static func bit(of hash: UInt64) -> UInt64 { 1 << (hash & 63) }

  /// The places of a word in `vocabulary`.
  private func holders(of word: UInt64) -> Range<Int> {
    vocabulary.run(of: word, by: { $0.hash })
  }

  /// The places in `names` of those that begin with a word.
  private func named(_ word: UInt64) -> Range<Int> { names.run(of: word, by: { $0.first }) }

  private static func plurals(of steps: [Step]) -> NameStems.Plurals {
    steps.contains { hasWord("und", in: $0.text) } ? .german : .english
  }

  /// Whether a word stands in a text between spaces.
  private static func hasWord(_ word: StaticString, in text: String) -> Bool {
    var text = text
    let count = word.utf8CodeUnitCount
    return text.withUTF8 { bytes in
      var start = 0
      while start + count <= bytes.count {
        if bytes[start] == word.utf8Start[0],
          start == 0 || bytes[start - 1] == UInt8(ascii: " "),
          start + count == bytes.count || bytes[start + count] == UInt8(ascii: " "),
          (1..<count).allSatisfy({ bytes[start + $0] == word.utf8Start[$0] })
        {
          return true
        }
        start += 1
      }
      return false
    }
  }
}

extension Array {
  /// The places of the elements with a key, in an array that is sorted by it.
  fileprivate func run(of key: UInt64, by keys: (Element) -> UInt64) -> Range<Int> {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if keys(self[middle]) < key { lower = middle + 1 } else { upper = middle }
    }
    var end = lower
    while end < count, keys(self[end]) == key { end += 1 }
    return lower..<end
  }
}

extension RecipeDraft {
  /// Gives each step the ingredients that it names, unless the layout has said them.
  mutating func matchIngredients() {
    let ingredients = recipe.ingredients
    guard layout != .byStep, !ingredients.isEmpty else {
      return markSteps(naming: [], StepIngredients([], steps: []))
    }
    var matcher = StepIngredients(ingredients, steps: recipe.steps)
    for part in recipe.parts.indices {
      for step in recipe.parts[part].steps.indices {
        recipe.parts[part].steps[step].ingredients = matcher.used(
          in: recipe.parts[part].steps[step].text)
      }
    }
    noteUnused(matcher)
    noteUnlisted(matcher.said, matcher.plurals)
    markSteps(naming: ingredients, matcher)
  }
}
