/// Looks for the recipes that share the most telling features with one.
///
/// Recipes are gathered from the lists of its features, of a long list from the part around the
/// recipe itself, so that the work for one recipe does not grow with the collection. The best of
/// them are then compared feature by feature.
struct LikenessSearch {
  /// How many recipes of a feature's list are gathered at most.
  private static let window = 64
  /// How many of those gathered are compared in full.
  private static let shortlist = 16
  /// The least likeness, the square of the cosine in parts of 1024: what is below has nothing in
  /// common that a cook would see.
  private static let least = 24

  private let index: FeatureIndex
  private var scores: [Int32]
  private var gathered: [Int32] = []

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
      best.enter(other, likeness(Int(scores[other]), recipe, other))
      scores[other] = 0
    }
    var likes = Ranking(room: SimilarRecipes.most)
    for (other, _) in best.entries where !areRelated(recipe, other) {
      let exact = likeness(shared(recipe, other), recipe, other)
      if exact >= LikenessSearch.least { likes.enter(other, exact) }
    }
    return likes.entries.map(\.position)
  }

  private mutating func gather(_ recipe: Int) {
    gathered.removeAll(keepingCapacity: true)
    for place in index.range(of: recipe) {
      let feature = index.features[place]
      let weight = index.weights[Int(feature)]
      guard weight > 0 else { continue }
      let list = index.range(ofFeature: feature)
      for entry in LikenessSearch.part(of: list, around: list.lowerBound + Int(index.places[place]))
      {
        let other = index.recipes[entry]
        guard other != recipe else { continue }
        if scores[Int(other)] == 0 { gathered.append(other) }
        scores[Int(other)] += weight
      }
    }
  }

  private static func part(of list: Range<Int>, around place: Int) -> Range<Int> {
    guard list.count > window else { return list }
    let start = min(max(list.lowerBound, place - window / 2), list.upperBound - window)
    return start..<start + window
  }

  /// The weights of the features that two recipes share.
  private func shared(_ a: Int, _ b: Int) -> Int {
    var (i, j) = (index.range(of: a), index.range(of: b))
    var shared = 0
    while let x = i.first, let y = j.first {
      let (left, right) = (index.features[x], index.features[y])
      if left == right { shared += Int(index.weights[Int(left)]) }
      if left <= right { i = i.dropFirst() }
      if right <= left { j = j.dropFirst() }
    }
    return shared
  }

  /// The square of the cosine between two recipes, in parts of 1024.
  private func likeness(_ shared: Int, _ a: Int, _ b: Int) -> Int {
    shared * shared * 1024 / max(1, index.totals[a] * index.totals[b])
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
    if entries.count == room, let last = entries.last, !Ranking.isBetter((position, score), last) {
      return
    }
    let place = entries.firstIndex { Ranking.isBetter((position, score), $0) } ?? entries.count
    entries.insert((position, score), at: place)
    if entries.count > room { entries.removeLast() }
  }

  private static func isBetter(
    _ a: (position: Int, score: Int), _ b: (position: Int, score: Int)
  ) -> Bool {
    a.score == b.score ? a.position < b.position : a.score > b.score
  }
}
