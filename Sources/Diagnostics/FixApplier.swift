/// Applies fixes that are certain to the bytes of a file.
public enum FixApplier {
  /// What became of a file.
  public struct Result: Sendable, Equatable {
    /// The bytes with the applied fixes in them.
    public var bytes: [UInt8]
    /// The fixes that were applied, in the order of the file.
    public var applied: [Diagnostic.Fix]
    /// The certain fixes that were not applied, because they would change what another one changes
    /// or because they point outside of the file; another run may apply them.
    public var skipped: [Diagnostic.Fix]
  }

  /// Of each finding the first fix that is certain, by the path of the file that it changes; paths
  /// in byte order, each once.
  public static func certainFixes(
    of diagnostics: some Sequence<Diagnostic>
  ) -> [(path: String, fixes: [Diagnostic.Fix])] {
    let fixes = diagnostics.compactMap { $0.fixes.first(where: \.isCertain) }
    return Dictionary(grouping: fixes, by: \.path)
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { (path: $0.key, fixes: $0.value) }
  }

  /// Applies the certain ones of `fixes` to the bytes of the file that all of them are for.
  ///
  /// Equal fixes are applied once. Where two overlap, or both insert at the same point, the one that
  /// begins first is applied and the other one skipped; fixes that only touch are both applied.
  public static func apply(_ fixes: [Diagnostic.Fix], to bytes: [UInt8]) -> Result {
    var result = Result(bytes: [], applied: [], skipped: [])
    var position = 0
    for fix in inOrder(fixes) {
      if let last = result.applied.last, last.changesTheSame(as: fix) { continue }
      guard fix.range.lower >= position, fix.range.upper <= bytes.count,
        result.applied.last?.range != fix.range
      else {
        result.skipped.append(fix)
        continue
      }
      result.bytes += bytes[position..<fix.range.lower]
      result.bytes += fix.replacement.utf8
      result.applied.append(fix)
      position = fix.range.upper
    }
    result.bytes += bytes[position...]
    return result
  }

  /// The certain fixes by place, those of the same place in the order in which they came.
  private static func inOrder(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix] {
    fixes.enumerated().filter(\.element.isCertain).sorted { a, b in
      let (first, second) = (a.element.range, b.element.range)
      return (first.lower, first.upper, a.offset) < (second.lower, second.upper, b.offset)
    }.map(\.element)
  }
}

extension Diagnostic.Fix {
  fileprivate func changesTheSame(as other: Diagnostic.Fix) -> Bool {
    range == other.range && replacement == other.replacement
  }
}
