import Diagnostics
import YAML

/// The front matter of a recipe, read by what its keys mean, whatever their authors call them.
struct FrontMatterMap {
  /// The front matter by the keys that its author wrote.
  var values: YAMLMap
  /// A bit for each key that is there: most are not, and need no search.
  private var present: UInt64 = 0

  init(_ node: YAMLNode, in file: SourceFile) {
    values = YAMLMap(node, in: file, noun: "the front matter")
    for entry in node.entries ?? [] {
      if let key = FrontMatterKey(entry.key) { present |= FrontMatterMap.bit(of: key) }
    }
  }

  private static func bit(of key: FrontMatterKey) -> UInt64 { 1 << UInt64(key.rawValue) }

  /// Everything that was found wrong, keys that mean nothing included.
  var findings: [Diagnostic] {
    var map = values
    map.reportUnknownKeys(alsoKnown: FrontMatterKey.known)
    return map.diagnostics
  }

  /// What the author calls a key; `nil` where it is absent.
  mutating func name(of key: FrontMatterKey) -> String? {
    guard present & FrontMatterMap.bit(of: key) != 0 else { return nil }
    return values.name(among: key.names)
  }

  /// The text of a key.
  mutating func text(_ key: FrontMatterKey) -> Positioned<String>? {
    name(of: key).flatMap { values.text($0) }
  }

  /// The texts of a key.
  mutating func texts(_ key: FrontMatterKey) -> [Positioned<String>] {
    name(of: key).map { values.texts($0) } ?? []
  }

  /// The texts of a key under all of its names, where to give several is no fault.
  mutating func allTexts(_ key: FrontMatterKey) -> [Positioned<String>] {
    guard present & FrontMatterMap.bit(of: key) != 0 else { return [] }
    return key.names.flatMap { values.texts($0) }
  }

  /// Whether a key says yes.
  mutating func boolean(_ key: FrontMatterKey) -> Bool? {
    name(of: key).flatMap { values.boolean($0) }
  }

  /// The date of a key.
  mutating func date(_ key: FrontMatterKey) -> Positioned<CalendarDate>? {
    name(of: key).flatMap { values.date($0) }
  }

  /// Tells of a fault that the reader of a value found.
  mutating func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ message: String, help: String
  ) {
    values.report(kind, at: range, message, help: help)
  }
}
