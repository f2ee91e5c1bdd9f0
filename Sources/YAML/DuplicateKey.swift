import Diagnostics

/// A key that stands twice in one map.
struct DuplicateKey: Equatable {
  var key: String
  /// Where it stood first.
  var first: SourceRange
  /// Where it stands again.
  var again: SourceRange

  /// Removes all but the last entry of each key, which keeps its own place.
  static func removeDuplicates(from entries: inout [YAMLNode.Entry]) -> [DuplicateKey] {
    guard entries.count > 1 else { return [] }
    var duplicates: [DuplicateKey] = []
    var places: [String: Int] = [:]
    var overridden: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      if let earlier = places.updateValue(index, forKey: entry.key) {
        overridden.insert(earlier)
        duplicates.append(
          DuplicateKey(
            key: entry.key, first: entries[earlier].keyRange, again: entry.keyRange))
      }
    }
    if overridden.isEmpty { return [] }
    entries = entries.enumerated().filter { !overridden.contains($0.offset) }.map(\.element)
    return duplicates
  }

  /// What to tell the author.
  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(
      YAMLFault.duplicateKey, at: file.location(of: again), "`\(key)` is given twice",
      notes: [.init("it was given here first", at: file.location(of: first))],
      help: "the later one counts; remove one of them")
  }
}
