import CICU

/// Compares one name with many, in buffers that are used again for each.
struct NameComparison {
  /// No name is near that needs more changes than this.
  static let furthest = 6
  /// Longer texts than this are no names: only their letters are compared.
  private static let mostLetters = 250

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
    min(letters.count, other.count) < 3 || letters.count > NameComparison.mostLetters
      ? 0 : max(letters.count, other.count) / 3
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
