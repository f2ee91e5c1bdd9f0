/// Finds ingredients that are called like another recipe and do not lead to it.
///
/// The whole name counts, but for words that say nothing of what it is: `warm pizza dough` is Pizza
/// Dough, `hot pepper sauce` is no Pepper Sauce. Where the line asks for a recipe or batch, its end
/// is enough. One word alone is most often something that one buys, so that it counts only where the
/// line asks for a recipe of it, or where no other recipe of the collection names it.
struct TitleIndex {
  private let words: [RecipeWords]
  /// The recipes by their titles' words; -1 where several have the same.
  private var recipes: [UInt64: Int32] = [:]
  /// The numbers of words that titles have, as bits.
  private var lengths: UInt64 = 0
  /// How many recipes name a thing by one word that is a title.
  private var common: [UInt32: Int] = [:]

  /// Enters the titles of recipes, by position.
  init(_ words: [RecipeWords]) {
    self.words = words
    recipes.reserveCapacity(words.count)
    for (position, words) in words.enumerated() {
      let title = TitleIndex.plain(words.title)
      guard !title.isEmpty, title.count < UInt64.bitWidth else { continue }
      lengths |= 1 << UInt64(title.count)
      let key = TitleIndex.key(title)
      recipes[key] = recipes[key] == nil ? Int32(position) : -1
    }
    countSingleWords()
  }

  private mutating func countSingleWords() {
    for words in words {
      var counted: [UInt32] = []
      words.eachName { _, name, _ in
        guard name.count == 1, let word = name.first, !counted.contains(word),
          recipes[TitleIndex.key(name)] != nil
        else { return }
        counted.append(word)
      }
      for word in counted { common[word, default: 0] += 1 }
    }
  }

  /// The ingredients of a recipe that are called like another one to which it does not lead.
  func mentions(in recipe: Int, uses: [Int]) -> [RecipeMention] {
    var mentions: [RecipeMention] = []
    words[recipe].eachName { place, name, mark in
      guard mark != .settled, let target = target(of: name, mark), target != recipe,
        !uses.contains(target)
      else { return }
      mentions.append(RecipeMention(recipe: recipe, ingredient: place, target: target))
    }
    return mentions
  }

  /// The recipe with the longest title that a name ends with, where it is surely meant.
  private func target(of name: ArraySlice<UInt32>, _ mark: RecipeWords.Mark) -> Int? {
    var end = name
    while let first = end.first {
      if end.count < UInt64.bitWidth, lengths & 1 << UInt64(end.count) != 0,
        let recipe = recipes[TitleIndex.key(end)], recipe >= 0
      {
        return mark == .byRecipe || end.count > 1 || common[first, default: 0] < 2
          ? Int(recipe) : nil
      }
      guard mark == .byRecipe || TitleIndex.idle.contains(first) else { return nil }
      end = end.dropFirst()
    }
    return nil
  }

  /// Words before a name that do not make it another thing.
  private static let idle = Set(
    RecipeWords(
      text: """
        homemade home made fresh freshly leftover left over warm cold cooled chilled prepared your \
        favorite favourite own good basic classic the a of our my cooked ready selbstgemachter \
        selbstgemachte selbstgemachtes fertiger fertige frischer frische übriger maison casero casera
        """
    ).title)

  /// A title without the words for a recipe at its end: `Pie Crust Recipe`, `米饭的做法`.
  static func plain(_ title: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
    for ending in endings where title.count > ending.count {
      if title.suffix(ending.count).elementsEqual(ending) { return title.dropLast(ending.count) }
    }
    return title
  }

  private static let endings = ["recipe", "rezept", "的做法", "の作り方", "レシピ"].map {
    RecipeWords(text: $0).title
  }

  private static func key(_ words: ArraySlice<UInt32>) -> UInt64 {
    words.reduce(Lexicon.start) { ($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15 }
  }
}
