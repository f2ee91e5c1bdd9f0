/// Looks for the recipes that share the most telling features with one.
///
/// Recipes are gathered from the lists of its features, the rarest first, and of a long list from the
/// part around the recipe itself, so that the work for one recipe does not grow with the collection.
/// The best of them are then compared feature by feature.
struct LikenessSearch {
  /// How many recipes of a feature's list are gathered at most, and of all lists together.
  private static let window = 32, most = 256
  /// How many of those gathered are compared in full.
  private static let shortlist = 10
  /// The least likeness, the square of the cosine in parts of 1024: what is below has nothing in
  /// common that a cook would see.
  private static let least = 24

  private let index: FeatureIndex
  private var scores: [Int32]
  private var gathered: [Int32] = []
  private var rarest: [Int] = []

  init(_ index: FeatureIndex) {
    self.index = index
    scores = [Int32](repeating: 0, count: index.totals.count)
  }

  /// The positions of the recipes most like one, the most alike first, related ones left out.
  mutating func likes(of recipe: Int, areRelated: (Int, Int) -> Bool) -> [Int] {
    gather(recipe)
    var best = Ranking(room: LikenessSearch.shortlist)
    for other in gathered {
      let other = Int(other)
      let score = Int(scores[other])
      scores[other] = 0
      best.enter(other, score * score * index.shares[other])
    }
    var likes = Ranking(room: SimilarRecipes.most)
    for (other, _) in best.entries where !areRelated(recipe, other) {
      let exact = likeness(recipe, other)
      if exact >= LikenessSearch.least { likes.enter(other, exact) }
    }
    return likes.entries.map(\.position)
  }

  private mutating func gather(_ recipe: Int) {
    gathered.removeAll(keepingCapacity: true)
    sortByRarity(index.range(of: recipe))
    var room = LikenessSearch.most
    for place in rarest where room > 0 {
      let feature = index.features[place]
      let weight = index.weights[Int(feature)]
      guard weight > 0 else { return }
      let list = index.range(ofFeature: feature)
      let own = list.lowerBound + Int(index.places[place])
      let part = LikenessSearch.part(of: list, around: own)
      add(weight, to: part.lowerBound..<own)
      add(weight, to: own + 1..<part.upperBound)
      room -= part.count
    }
  }

  /// Adds to the scores of the recipes at some places of the index's lists.
  private mutating func add(_ weight: Int32, to places: Range<Int>) {
    index.recipes.withUnsafeBufferPointer { recipes in
      scores.withUnsafeMutableBufferPointer { scores in
        for place in places {
          let other = recipes[place]
          if scores[Int(other)] == 0 { gathered.append(other) }
          scores[Int(other)] += weight
        }
      }
    }
  }

  private mutating func sortByRarity(_ places: Range<Int>) {
    rarest.removeAll(keepingCapacity: true)
    rarest.append(contentsOf: places)
    let index = index
    rarest.sort { a, b in
      let (left, right) = (
        index.weights[Int(index.features[a])], index.weights[Int(index.features[b])]
      )
      return left == right ? a < b : left > right
    }
  }

  private static func part(of list: Range<Int>, around place: Int) -> Range<Int> {
    guard list.count > window else { return list }
    let start = min(max(list.lowerBound, place - window / 2), list.upperBound - window)
    return start..<start + window
  }

  /// The square of the cosine between two recipes, in parts of 1024.
  private func likeness(_ a: Int, _ b: Int) -> Int {
    let shared = shared(index.range(of: a), index.range(of: b))
    return shared * shared * 1024 / max(1, index.totals[a] * index.totals[b])
  }

  /// The weights of the features that two recipes share, which ascend in both.
  private func shared(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    var (i, j) = (a.lowerBound, b.lowerBound)
    var shared = 0
    while i < a.upperBound, j < b.upperBound {
      let (left, right) = (index.features[i], index.features[j])
      if left == right { shared += Int(index.weights[Int(left)]) }
      i += left <= right ? 1 : 0
      j += right <= left ? 1 : 0
    }
    return shared
  }
}

/// The best of many positions, those with the same score in ascending order.
private struct Ranking {
  private(set) var entries: [(position: Int, score: Int)] = []
  private let room: Int

  init(room: Int) {
    self.room = room
    entries.reserveCapacity(room + 1)
  }

  mutating func enter(_ position: Int, _ score: Int) {
    if entries.count == room {
      let last = entries[room - 1]
      guard score > last.score || score == last.score && position < last.position else { return }
      entries.removeLast()
    }
    var place = entries.count
    while place > 0 {
      let before = entries[place - 1]
      guard score > before.score || score == before.score && position < before.position else {
        break
      }
      place -= 1
    }
    entries.insert((position, score), at: place)
  }
}
