/// Finds which ingredients the steps of a recipe use, by the words of their names.
///
/// It claims too little rather than too much: a step uses an ingredient where it names it whole, or
/// names its last word (`butter` of `unsalted butter`) and no other ingredient has that word. Words
/// that mean what is made in the pan, such as sauce or dough, count only as part of a whole name.
struct StepIngredients {
  let plurals: NameStems.Plurals
  /// The names by their first word: the other words, and the ingredients of that name.
  private var names: [UInt64: [Name]] = [:]

  private struct Name {
    var rest: [UInt64]
    var ingredient: Int
  }

  /// Enters the ingredients of a recipe; `steps` tell its language.
  init(_ ingredients: [Ingredient], steps: [Step]) {
    plurals = StepIngredients.plurals(of: steps)
    var wholes: [[UInt64]: [Int]] = [:]
    var heads: [UInt64: [Int]] = [:]
    for (position, ingredient) in ingredients.enumerated() {
      for part in StepIngredients.alternatives(ingredient.name) {
        let words = NameStems(part, plurals: plurals).words
        guard !words.isEmpty else { continue }
        wholes[words.map(\.hash), default: []].append(position)
        for word in words { heads[word.hash, default: []].append(position) }
        if let head = StepIngredients.head(of: part, words) { candidates.append((head, position)) }
      }
    }
    for (words, positions) in wholes where positions.count == 1 { add(words, positions[0]) }
    for (head, position) in candidates where Set(heads[head] ?? []).count == 1 {
      add([head], position)
    }
    candidates = []
  }

  private var candidates: [(head: UInt64, ingredient: Int)] = []

  private mutating func add(_ words: [UInt64], _ ingredient: Int) {
    names[words[0], default: []].append(Name(rest: Array(words[1...]), ingredient: ingredient))
  }

  /// The ingredients that the words of a step name, as positions, ascending.
  func used(in words: [UInt64]) -> [Int] {
    var used: [Int] = []
    var index = 0
    while index < words.count {
      guard let named = names[words[index]] else {
        index += 1
        continue
      }
      let rest = words[(index + 1)...]
      let matching = named.filter { rest.starts(with: $0.rest) }
      let longest = matching.map(\.rest.count).max() ?? 0
      for name in matching where name.rest.count == longest && !used.contains(name.ingredient) {
        used.append(name.ingredient)
      }
      index += 1 + longest
    }
    return used.sorted()
  }

  /// The ingredients of which no step has even one word, as positions.
  func unmentioned(_ ingredients: [Ingredient], in words: [[UInt64]]) -> [Int] {
    let said = Set(words.joined())
    return ingredients.indices.filter { position in
      !hashes(ingredients[position].name).contains(where: said.contains)
    }
  }

  /// The words of a text, by their hashes.
  func hashes(_ text: String) -> [UInt64] {
    NameStems(Array(text.utf8), plurals: plurals).words.map(\.hash)
  }

  /// The names that `salt and pepper` or `butter or oil` join.
  private static func alternatives(_ name: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    for word in name.utf8.split(separator: UInt8(ascii: " ")) {
      if joints.contains(Array(word)) {
        parts.append([])
      } else {
        if !(parts[parts.count - 1].isEmpty) { parts[parts.count - 1].append(UInt8(ascii: " ")) }
        parts[parts.count - 1] += word
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static let joints = Set(
    ["and", "or", "&", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "ve"].map {
      Array($0.utf8)
    })

  /// The word that stands for a name: the last, or the one before `of` or before a word such as
  /// `cloves`; `nil` where it means too much.
  private static func head(of name: [UInt8], _ words: [NameStems.Word]) -> UInt64? {
    guard words.count > 1, !Scalars.isUnspaced(TextCursor(name).scalar.value) else { return nil }
    var last = words.count - 1
    if let link = words.firstIndex(where: { isLink(name, $0.range) }), link > 0 {
      last = link - 1
    } else if isUnit(name, words[last].range) {
      last -= 1
    }
    let word = name[words[last].range]
    return word.count < 3 || vague.contains(words[last].hash) ? nil : words[last].hash
  }

  private static func isLink(_ name: [UInt8], _ range: Range<Int>) -> Bool {
    let match = Lexicon.shared.match(TextCursor(name, from: range.lowerBound, to: range.upperBound))
    return match?.end == range.upperBound && match?.entry.roles.contains(.link) == true
  }

  private static func isUnit(_ name: [UInt8], _ range: Range<Int>) -> Bool {
    let match = Lexicon.shared.match(TextCursor(name, from: range.lowerBound, to: range.upperBound))
    return match?.entry.unit?.kind == .count
  }

  /// Last words of names that mean something else when they stand alone in a step.
  private static let vague = Set(
    NameStems(
      Array(
        """
        sauce juice mix mixture dough batter filling topping dressing powder paste water piece \
        spray seasoning spice blend base pan bowl sheet dish plate paper foil top bottom side half \
        garnish choice taste mixer breast thigh leg stuff thing part meat bone skin skewer stick \
        wrap roll ball ring tin mold size extract essence flake broth crust glaze frosting icing \
        soße sauce wasser saft teig masse füllung pulver
        """.utf8), plurals: .english
    ).words.map(\.hash))

  private static func plurals(of steps: [Step]) -> NameStems.Plurals {
    let isGerman = steps.contains { step in
      step.text.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("und".utf8) }
    }
    return isGerman ? .german : .english
  }
}

extension RecipeDraft {
  /// Gives each step the ingredients that it names, unless the layout has said them.
  mutating func matchIngredients() {
    let ingredients = recipe.ingredients
    guard layout != .byStep, !ingredients.isEmpty else { return }
    let matcher = StepIngredients(ingredients, steps: recipe.steps)
    var words: [[UInt64]] = []
    for part in recipe.parts.indices {
      for step in recipe.parts[part].steps.indices {
        let said = matcher.hashes(recipe.parts[part].steps[step].text)
        recipe.parts[part].steps[step].ingredients = matcher.used(in: said)
        words.append(said)
      }
    }
    noteUnused(matcher.unmentioned(ingredients, in: words), of: ingredients)
    noteUnlisted(words, matcher.plurals)
  }

  /// Tells of ingredients that no step names, where the steps name nearly all others.
  private mutating func noteUnused(_ unmentioned: [Int], of ingredients: [Ingredient]) {
    let unused = unmentioned.filter { !ingredients[$0].isOptional }
    guard ingredients.count > 2, unused.count * 4 <= ingredients.count else { return }
    for position in unused {
      note(
        RecipeFault.unusedIngredient, at: ingredients[position].range,
        "no step mentions `\(ingredients[position].name)`",
        help: "say in a step what to do with it")
    }
  }
}
