/// The middle and the ends of what was measured several times.
struct Spread: Equatable {
  let median: Int, lowest: Int, highest: Int

  /// The spread of some numbers; all are 0 where there is none.
  init(_ numbers: [Int]) {
    let sorted = numbers.sorted()
    lowest = sorted.first ?? 0
    highest = sorted.last ?? 0
    let middle = sorted.count / 2
    switch sorted.count {
    case 0: median = 0
    case let count where count.isMultiple(of: 2): median = (sorted[middle - 1] + sorted[middle]) / 2
    default: median = sorted[middle]
    }
  }

  /// The spread of ratios, in thousandths: each is taken within one pair.
  init(ratiosOf numerators: [Int], to denominators: [Int]) {
    self.init(zip(numerators, denominators).map { 1000 * $0 / max(1, $1) })
  }
}
