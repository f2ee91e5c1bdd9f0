import Diagnostics

/// A map whose keys are read one by one as what they should be, and what is wrong is collected.
///
/// A key that is absent or has no value reads as `nil` and is no fault. Each key that was asked for
/// is known; `reportUnknownKeys` tells of the others.
public struct YAMLMap: Sendable {
  /// What was found wrong so far, in the order of reading.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Where the map stands, or `nil` where there is none.
  public let range: SourceRange?

  let file: SourceFile
  private let entries: [YAMLNode.Entry]
  private let severity: Diagnostic.Severity
  /// Which entries were asked for.
  private var isAsked: [Bool]
  /// The names that were asked for, whether they are there or not.
  private var asked: [String] = []

  /// Reads the map `node`; `noun` says in messages what it is: "the front matter", "site.yml".
  ///
  /// A node that is no map is a fault, and nothing a map without entries. Faults of values are as
  /// bad as `severity` says; unknown keys are warnings everywhere.
  public init(
    _ node: YAMLNode?, in file: SourceFile, noun: String,
    severity: Diagnostic.Severity = .warning
  ) {
    self.file = file
    self.severity = severity
    range = node?.range
    entries = node?.entries ?? []
    isAsked = [Bool](repeating: false, count: entries.count)
    guard let node, node.entries == nil, node.value != .null else { return }
    if let diagnostic = MissingSpace.diagnostic(inPlaceOfMap: node, in: file) {
      diagnostics.append(diagnostic)
      return
    }
    report(
      YAMLFault.wrongType, at: node.range,
      "\(noun) is \(node.noun), where keys with values are wanted",
      help: "write one `key: value` on each line")
  }

  /// The keys that are there, in the author's order.
  public var keys: [Positioned<String>] { entries.map { Positioned($0.key, range: $0.keyRange) } }

  /// The value of a key as it stands, or `nil` where it is absent.
  public mutating func node(_ key: String) -> YAMLNode? {
    asked.append(key)
    var found: YAMLNode?
    for index in entries.indices where entries[index].key == key {
      isAsked[index] = true
      found = found ?? entries[index].value
    }
    return found
  }

  /// The first of several names of one thing that is there, or the first of all.
  ///
  /// All of them become known. Two of them at once are a fault, and the first in the file counts.
  public mutating func name(among names: [String]) -> String {
    asked += names
    let found = entries.indices.filter { names.contains(entries[$0].key) }
    for index in found { isAsked[index] = true }
    guard let first = found.first else { return names.first ?? "" }
    for other in found.dropFirst() { reportRepeated(entries[other], after: entries[first]) }
    return entries[first].key
  }

  private mutating func reportRepeated(_ other: YAMLNode.Entry, after first: YAMLNode.Entry) {
    report(
      YAMLFault.duplicateKey, at: other.keyRange,
      "`\(other.key)` says the same as `\(first.key)`",
      notes: [.init("it was given here first", at: file.location(of: first.keyRange))],
      help: "the first one counts; remove one of them")
  }

  /// Tells of each key that was never asked for, with the nearest of those that were.
  public mutating func reportUnknownKeys(alsoKnown: Set<String> = []) {
    for index in entries.indices
    where !isAsked[index] && !alsoKnown.contains(entries[index].key) {
      reportUnknown(entries[index], alsoKnown)
    }
  }

  private mutating func reportUnknown(_ entry: YAMLNode.Entry, _ alsoKnown: Set<String>) {
    let near = NearMiss.best(for: entry.key, among: alsoKnown.union(asked))
    diagnostics.append(
      Diagnostic(
        YAMLFault.unknownKey, at: file.location(of: entry.keyRange),
        "the key `\(entry.key)` is not known",
        help: near == nil ? "correct its spelling, or remove it" : nil,
        fixes: near.map { [.meant($0, path: file.path, range: entry.keyRange)] } ?? []))
  }

  /// Tells of a fault that the reader of a value found, as bad as faults of this map are.
  public mutating func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ message: String,
    notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Diagnostic.Fix] = []
  ) {
    var diagnostic = Diagnostic(
      kind, at: file.location(of: range), message, notes: notes, help: help, fixes: fixes)
    if kind.severity == .warning { diagnostic.severity = severity }
    diagnostics.append(diagnostic)
  }

  /// Takes over what was found in a map inside this one.
  public mutating func absorb(_ inner: YAMLMap) { diagnostics += inner.diagnostics }

  /// A map inside this one, whose faults are as bad as those of this one.
  public func inner(_ node: YAMLNode?, noun: String) -> YAMLMap {
    YAMLMap(node, in: file, noun: noun, severity: severity)
  }
}
