/// Three rows of the table of distances, kept from one comparison to the next.
struct EditRows {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var current: [Int] = []

  /// The distance by optimal string alignment, or `nil` where it is more than `limit`.
  ///
  /// Only the band of the table that can stay within the limit is worked out.
  mutating func distance(_ a: [UInt32], _ b: [UInt32], within limit: Int) -> Int? {
    if a == b { return 0 }
    guard limit > 0, abs(a.count - b.count) <= limit else { return nil }
    let tooFar = limit + 1
    start(width: b.count + 1, tooFar: tooFar)
    for i in 1...max(a.count, 1) where i <= a.count {
      let nearest = fill(row: i, a, b, limit: limit)
      guard nearest <= limit else { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  private mutating func start(width: Int, tooFar: Int) {
    for j in 0..<width where j < last.count { last[j] = min(j, tooFar) }
    while last.count < width { last.append(min(last.count, tooFar)) }
    while beforeLast.count < width { beforeLast.append(tooFar) }
    while current.count < width { current.append(tooFar) }
  }

  /// Works out a row of the band and returns its least distance.
  private mutating func fill(row i: Int, _ a: [UInt32], _ b: [UInt32], limit: Int) -> Int {
    let tooFar = limit + 1
    let first = max(1, i - limit)
    let end = min(b.count, i + limit)
    current[first - 1] = first == 1 ? min(i, tooFar) : tooFar
    var nearest = current[first - 1]
    for j in first...max(first, end) where j <= end {
      var distance = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      distance = min(distance, last[j] + 1, current[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        distance = min(distance, beforeLast[j - 2] + 1)
      }
      current[j] = min(distance, tooFar)
      nearest = min(nearest, current[j])
    }
    if end < b.count { current[end + 1] = tooFar }
    return nearest
  }
}
