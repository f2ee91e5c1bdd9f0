/// Which recipes have which features, and how much it says of two recipes to share one.
///
/// A feature is a tag or a word of an ingredient's name. Features are numbered in the order in which
/// they are met, so that every build numbers them alike.
struct FeatureIndex {
  /// The weights of features by number: more for rare ones, twice as much for tags.
  private(set) var weights: [Int32] = []
  /// The weights of all features of each recipe together, by position.
  private(set) var totals: [Int] = []
  /// A million shared out among the weights of each recipe, by position, to compare without division.
  private(set) var shares: [Int] = []
  /// The features of the recipes one after another, ascending within each.
  private(set) var features: [Int32] = []
  /// The place of each feature of `features` in the list of recipes that have it.
  private(set) var places: [Int32] = []
  /// The recipes that have each feature, one list after another, ascending within each.
  private(set) var recipes: [Int32] = []
  private var featureStarts: [Int] = [0]
  private var recipeStarts: [Int] = []

  /// Enters the words of recipes, in the order of their positions.
  init(of words: [RecipeWords]) {
    var numbering = Numbering(room: words.count)
    for words in words {
      numbering.begin()
      for tag in words.tags { numbering.enter(tag, isTag: true) }
      for word in words.names where RecipeWords.isWord(word) { numbering.enter(word, isTag: false) }
      append(&numbering)
    }
    weights = zip(numbering.counts, numbering.tags).map {
      FeatureIndex.weight(shared: Int($0), of: words.count) * ($1 ? 2 : 1)
    }
    list(numbering.counts)
  }

  /// The places in `features` of a recipe's features.
  func range(of recipe: Int) -> Range<Int> { featureStarts[recipe]..<featureStarts[recipe + 1] }

  /// The places in `recipes` of the recipes that have a feature.
  func range(ofFeature feature: Int32) -> Range<Int> {
    recipeStarts[Int(feature)]..<recipeStarts[Int(feature) + 1]
  }

  private mutating func append(_ numbering: inout Numbering) {
    var last: Int32 = -1
    for number in numbering.sorted() where number != last {
      features.append(number)
      places.append(numbering.count(number))
      last = number
    }
    featureStarts.append(features.count)
  }

  private mutating func list(_ counts: [Int32]) {
    recipeStarts.reserveCapacity(counts.count + 1)
    var start = 0
    for count in counts {
      recipeStarts.append(start)
      start += Int(count)
    }
    recipeStarts.append(start)
    recipes = [Int32](repeating: 0, count: start)
    totals.reserveCapacity(featureStarts.count - 1)
    for recipe in 0..<featureStarts.count - 1 {
      var total = 0
      for place in range(of: recipe) {
        let feature = Int(features[place])
        recipes[recipeStarts[feature] + Int(places[place])] = Int32(recipe)
        total += Int(weights[feature])
      }
      totals.append(total)
      shares.append((1 << 20) / max(1, total))
    }
  }

  /// Sixteen times the binary logarithm of how rare a feature is.
  ///
  /// Whole numbers come out alike on every machine. What one recipe has alone counts too: it makes
  /// the recipe less like any other.
  private static func weight(shared count: Int, of all: Int) -> Int32 {
    max(0, logarithm(all) - logarithm(count + 1))
  }

  /// Sixteen times the binary logarithm, the last four bits by a straight line.
  private static func logarithm(_ number: Int) -> Int32 {
    let bits = Int.bitWidth - 1 - max(1, number).leadingZeroBitCount
    let fraction = ((number - 1 << bits) << 4) >> bits
    return Int32(bits << 4 + fraction)
  }
}

/// The numbers of features, in the order in which they are met.
private struct Numbering {
  private(set) var counts: [Int32] = []
  private(set) var tags: [Bool] = []
  private var numbers: [UInt32: Int32] = [:]
  private var own: [Int32] = []

  init(room: Int) { numbers.reserveCapacity(room) }

  /// Begins the next recipe.
  mutating func begin() { own.removeAll(keepingCapacity: true) }

  /// Enters a feature of the recipe, as often as it has it.
  mutating func enter(_ hash: UInt32, isTag: Bool) {
    if let number = numbers[hash] { return own.append(number) }
    let number = Int32(counts.count)
    numbers[hash] = number
    counts.append(0)
    tags.append(isTag)
    own.append(number)
  }

  /// The numbers of the recipe's features, ascending, each as often as it was entered.
  mutating func sorted() -> [Int32] {
    own.sort()
    return own
  }

  /// Counts one more recipe with a feature, and says how many there were before.
  mutating func count(_ number: Int32) -> Int32 {
    defer { counts[Int(number)] += 1 }
    return counts[Int(number)]
  }
}
