/// What a run found, in the order in which people read it, each finding once.
///
/// Findings are sorted by path, then by position, then by id; those that belong to no file come
/// last, next to the summary. Findings of the same kind with the same message at the same place
/// become one that has the notes and fixes of all.
public struct DiagnosticCollection: Sendable, Equatable, RandomAccessCollection {
  private let diagnostics: [Diagnostic]

  /// Makes a collection out of findings in any order.
  public init(_ found: some Sequence<Diagnostic>) {
    var merged: [Diagnostic] = []
    for (finding, diagnostic) in found.map({ (Finding($0), $0) }).sorted(by: { $0.0 < $1.0 }) {
      if let last = merged.last, Finding(last) == finding {
        merged[merged.count - 1].merge(diagnostic)
      } else {
        merged.append(diagnostic)
      }
    }
    diagnostics = merged
  }

  /// The index of the first finding.
  public var startIndex: Int { diagnostics.startIndex }
  /// The index after the last finding.
  public var endIndex: Int { diagnostics.endIndex }
  /// The finding at an index.
  public subscript(index: Int) -> Diagnostic { diagnostics[index] }

  /// How many findings are as bad as this, neither better nor worse.
  public func count(of severity: Diagnostic.Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// Whether there is an error, so that no site is written.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The same findings with warnings as bad as errors.
  public var strict: DiagnosticCollection {
    DiagnosticCollection(
      diagnostics.lazy.map {
        var diagnostic = $0
        if diagnostic.severity == .warning { diagnostic.severity = .error }
        return diagnostic
      })
  }

  /// How many of each severity there are and in how many files: "2 errors and 1 note in 2 files".
  public var summary: String {
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity in
      counted(count(of: severity), severity.name)
    }
    guard let last = counts.last else { return "no errors and no warnings" }
    let rest = counts.dropLast().joined(separator: ", ")
    let files = counted(Set(diagnostics.compactMap(\.location?.path)).count, "file")
    return (rest.isEmpty ? last : "\(rest) and \(last)") + (files.map { " in \($0)" } ?? "")
  }

  private func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Diagnostic.Severity {
  /// The word for it in messages: `error`, `warning` or `note`.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension Diagnostic {
  /// Takes over what an equal finding says beyond this one.
  fileprivate mutating func merge(_ other: Diagnostic) {
    severity = max(severity, other.severity)
    help = help ?? other.help
    notes += other.notes.filter { !notes.contains($0) }
    fixes += other.fixes.filter { !fixes.contains($0) }
  }
}

/// What makes two findings one, and the order of findings.
private struct Finding: Comparable {
  private let path: String?
  private let range: SourceRange
  private let id: String
  private let message: String

  init(_ diagnostic: Diagnostic) {
    path = diagnostic.location?.path
    range = diagnostic.location?.range ?? SourceRange(at: 0)
    id = diagnostic.id
    message = diagnostic.message
  }

  static func < (a: Finding, b: Finding) -> Bool {
    if a.path != b.path { return comesFirst(a.path, b.path) }
    if a.range.lower != b.range.lower { return a.range.lower < b.range.lower }
    if a.id != b.id { return a.id < b.id }
    return (a.range.upper, a.message) < (b.range.upper, b.message)
  }

  private static func comesFirst(_ a: String?, _ b: String?) -> Bool {
    guard let a, let b else { return b == nil }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
