/// The text of findings for people, like a compiler's.
///
///     Content/dessert/pie.md:7:17: warning: the link `pie-crst` leads nowhere [dead-link]
///     7 | See [the crust](pie-crst).
///       |                 ^^^^^^^^
///       = help: did you mean `pie-crust.md`?
///     7 + See [the crust](pie-crust.md).
///
/// Whatever a file holds, nothing but the report's own colours can reach the terminal as an escape
/// sequence: control characters and invisible ones are shown as signs.
public struct DiagnosticReport: Sendable {
  /// How the text is made to look.
  public enum Style: Sendable {
    /// Without escape sequences, for files and pipes.
    case plain
    /// With ANSI colours, for terminals of people who have not set `NO_COLOR`.
    case coloured
  }

  let style: Style
  let width: Int

  /// Makes a report whose code is cut to `width` terminal columns, the line numbers not counted.
  public init(style: Style = .plain, width: Int = 100) {
    self.style = style
    self.width = max(width, 20)
  }

  /// All findings, an empty line after each, and the summary; ends with a line feed.
  public func text(of diagnostics: DiagnosticCollection) -> String {
    diagnostics.map { text(of: $0) + "\n" }.joined() + diagnostics.summary + "\n"
  }

  /// One finding; each of its lines ends with a line feed.
  public func text(of diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    var text = FrameText(
      report: self, gutter: gutterWidth(of: diagnostic), ink: Ink(diagnostic.severity))
    text.heading(
      location, diagnostic.severity.name, "\(diagnostic.message.visible) [\(diagnostic.id)]")
    if let location { text.frame(location.frame) }
    for note in diagnostic.notes where note.location == nil { text.remark("note", note.message) }
    if let help = diagnostic.help { text.remark("help", help) }
    for fix in diagnostic.fixes {
      text.remark(fix.label, fix.title)
      text.change(FixPreview.lines(of: fix, at: location))
    }
    for note in diagnostic.notes {
      guard let location = note.location else { continue }
      text.ink = .note
      text.heading(location, "note", note.message.visible)
      text.frame(location.frame)
    }
    return text.text
  }

  private func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let shown = [diagnostic.location] + diagnostic.notes.map(\.location)
    var last = shown.compactMap { $0?.endLine }.max() ?? 1
    for fix in diagnostic.fixes {
      last = max(last, FixPreview.lines(of: fix, at: diagnostic.location).last?.number ?? 1)
    }
    return String(last).count
  }
}
