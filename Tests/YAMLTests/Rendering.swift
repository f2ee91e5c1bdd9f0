import Diagnostics

@testable import YAML

/// A parsed text as tests compare it.
struct Parsed {
  let root: YAMLNode?
  let diagnostics: [Diagnostic]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    let file = SourceFile(path: "pie.md", bytes: bytes)
    (root, diagnostics) = YAMLParser.parse(file, in: SourceRange(0, bytes.count))
  }

  /// The tree in one line, `~` for null and quotes around scalars that had them.
  var tree: String { root.map(Parsed.describe) ?? "-" }

  /// The findings, each with its place, notes, help and fixes.
  var report: String { Parsed.report(diagnostics) }

  static func describe(_ node: YAMLNode) -> String {
    switch node.value {
    case .null: "~"
    case .scalar(let text, let isPlain): isPlain ? text : "'\(text)'"
    case .sequence(let items): "[" + items.map(describe).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  static func report(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      var lines = ["\(place(diagnostic.location)): \(diagnostic.id): \(diagnostic.message)"]
      lines += diagnostic.notes.map { "  note \(place($0.location)): \($0.message)" }
      if let help = diagnostic.help { lines.append("  help: \(help)") }
      lines += diagnostic.fixes.map {
        "  \($0.isCertain ? "fix" : "offer") \($0.range.lower)..<\($0.range.upper): \($0.title)"
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func place(_ location: SourceLocation?) -> String {
    guard let location else { return "-" }
    return location.line == location.endLine
      ? "\(location.line):\(location.column)-\(location.endColumn)"
      : "\(location.line):\(location.column)-\(location.endLine):\(location.endColumn)"
  }
}
