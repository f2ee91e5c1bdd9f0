/// Findings as workflow commands that GitHub Actions turns into annotations of a commit's files.
///
///     ::warning file=Content/dessert/pie.md,line=7,col=17,endLine=7,endColumn=25,title=dead-link::the …
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions", and the escaping of its own toolkit:
/// `%`, CR and LF everywhere, `:` and `,` in properties too. A note's command is `notice`. Notes,
/// help and fixes follow the message in lines of their own.
public enum GitHubReport {
  /// A line for each finding; empty without findings.
  public static func text(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { text(of: $0) + "\n" }.joined()
  }

  private static func text(of diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity == .note ? "notice" : diagnostic.severity.name
    let properties = (place(of: diagnostic.location) + [("title", diagnostic.id)])
      .map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(severity) \(properties)::\(escaped(message(of: diagnostic), isProperty: false))"
  }

  private static func place(of location: SourceLocation?) -> [(String, String)] {
    guard let location else { return [] }
    let file = [("file", location.path)]
    guard !location.frame.lines.isEmpty else { return file }
    var place = file + [("line", "\(location.line)"), ("col", "\(location.column)")]
    place.append(("endLine", "\(location.endLine)"))
    // GitHub refuses an end column where the range spans several lines.
    if location.line == location.endLine { place.append(("endColumn", "\(location.endColumn)")) }
    return place
  }

  private static func message(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { note in
      let place = note.location.map { " (\($0.path):\($0.line):\($0.column))" } ?? ""
      return "note: \(note.message)\(place)"
    }
    let help = diagnostic.help.map { ["help: \($0)"] } ?? []
    let fixes = diagnostic.fixes.map { "\($0.label): \($0.title)" }
    return ([diagnostic.message] + notes + help + fixes).joined(separator: "\n")
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped += scalar.sign ?? String(scalar)
      }
    }
    return escaped
  }
}
