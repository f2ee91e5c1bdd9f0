import Diagnostics

/// Holds templates against the shapes of the values that they will be rendered with.
public enum TemplateChecker {
  /// All faults of a library, those of syntax included, by path and place.
  ///
  /// `roots` gives for each template that a page begins with the shape of its value. Templates that
  /// nothing brings in are reported unless they are in `mayBeUnused`: those that come with the
  /// theme, when a project replaces what used them.
  public static func check(
    _ library: TemplateLibrary, roots: [String: RecordShape], mayBeUnused: Set<String> = []
  ) -> [Diagnostic] {
    var walk = CheckWalk(library)
    for (name, shape) in roots.sorted(by: { $0.key < $1.key }) {
      walk.begin(with: name, shape)
    }
    walk.reportCycles()
    walk.reportUnused(except: mayBeUnused)
    return sorted(library.faults + walk.faults)
  }

  private static func sorted(_ faults: [Diagnostic]) -> [Diagnostic] {
    let order = faults.indices.sorted { a, b in
      let first = faults[a].location
      let second = faults[b].location
      if first?.path != second?.path { return first?.path ?? "" < second?.path ?? "" }
      let lower = (first?.range.lower ?? 0, second?.range.lower ?? 0)
      return lower.0 == lower.1 ? a < b : lower.0 < lower.1
    }
    return order.map { faults[$0] }
  }
}
