import CICU

/// Compares one name with many, in buffers that are used again for each.
struct NameComparison {
  /// No name is near that needs more changes than this.
  static let furthest = 6

  private let name: String
  private let letters: [UInt32]
  private var other: [UInt32] = []
  private var rows = EditRows()

  init(with name: String) {
    self.name = name
    var letters: [UInt32] = []
    NameComparison.fold(name, into: &letters)
    self.letters = letters
  }

  /// The candidate as a near name, or `nil` where more than `limit` changes lie between.
  mutating func near(_ candidate: String, within limit: Int) -> NearName? {
    guard candidate.utf8.count <= 4 * (letters.count + NameComparison.furthest) + 16 else {
      return nil
    }
    NameComparison.fold(candidate, into: &other)
    let limit = min(limit, allowance)
    guard !letters.isEmpty, abs(letters.count - other.count) <= limit,
      let distance = rows.distance(letters, other, within: limit), !isSameText(candidate)
    else { return nil }
    return NearName(name: candidate, distance: distance, commonBeginning: commonBeginning)
  }

  /// How many changes are let pass between the two names.
  private var allowance: Int {
    min(letters.count, other.count) < 3 ? 0 : max(letters.count, other.count) / 3
  }

  private var commonBeginning: Int {
    zip(letters, other).prefix { $0 == $1 }.count
  }

  private func isSameText(_ candidate: String) -> Bool {
    candidate.utf8.count == name.utf8.count && candidate.utf8.elementsEqual(name.utf8)
  }

  /// Leaves of a name its letters without case and accents, and its other characters but for those
  /// that join words.
  private static func fold(_ name: String, into letters: inout [UInt32]) {
    letters.removeAll(keepingCapacity: true)
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": letters.append(scalar.value)
      case "A"..."Z": letters.append(scalar.value | 0x20)
      case " ", "-", "_", "'", "\u{2019}": continue
      case _ where scalar.isASCII: letters.append(scalar.value)
      default: appendBaseLetters(of: scalar, to: &letters)
      }
    }
  }

  private static func appendBaseLetters(of scalar: Unicode.Scalar, to letters: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32) { parts in
      let count = crumb_base_letters(Int32(scalar.value), parts.baseAddress, 32)
      for part in parts[..<Int(count)] { letters.append(UInt32(part)) }
    }
  }
}

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
