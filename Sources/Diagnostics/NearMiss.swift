/// Which of the known names a person most likely meant: the "did you mean" of every message.
///
/// Letters count as equal whatever their case and accents, and spaces, hyphens, underscores and
/// apostrophes do not count, so `Creme Brulee` is near `crème-brûlée`. What is left is compared by
/// the Damerau-Levenshtein distance (optimal string alignment: a letter too many, too few, wrong,
/// or swapped with its neighbour counts one). A name is near within a third of the longer length,
/// at most six; a name of one or two letters, or of more than 250, only where the letters are the
/// same.
public enum NearMiss {
  /// The nearest name, or `nil` where none is near.
  ///
  /// Among equally near names the one with the longer common beginning wins, then the one first in
  /// byte order. The very same text as `name` is never offered.
  public static func best(for name: String, among candidates: some Sequence<String>) -> String? {
    var comparison = NameComparison(with: name)
    var best: NearName?
    for candidate in candidates {
      let limit = best?.distance ?? NameComparison.furthest
      guard let near = comparison.near(candidate, within: limit) else { continue }
      if best.map({ near < $0 }) ?? true { best = near }
    }
    return best?.name
  }

  /// The near names, nearest first and each once, at most `limit` of them.
  public static func bestMatches(
    for name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    var comparison = NameComparison(with: name)
    var found: [NearName] = []
    for candidate in candidates {
      if let near = comparison.near(candidate, within: NameComparison.furthest) {
        found.append(near)
      }
    }
    found.sort()
    var names: [String] = []
    for near in found where names.count < limit && names.last != near.name {
      names.append(near.name)
    }
    return names
  }
}

/// A name that is near, with what decides between two of them.
struct NearName: Comparable {
  let name: String
  let distance: Int
  let commonBeginning: Int

  static func < (a: NearName, b: NearName) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if a.commonBeginning != b.commonBeginning { return a.commonBeginning > b.commonBeginning }
    return a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
  }
}
