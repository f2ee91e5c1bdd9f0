/// Findings as HTML fragments, for a page that shows in the browser why there is no new site.
///
/// The fragments have classes and no style of their own; everything that comes from a file is
/// escaped. One finding is:
///
///     <article class="diagnostic diagnostic-error">
///     <h2><span class="diagnostic-place">Content/pie.md:7:3</span> <strong
///     class="diagnostic-severity">error</strong> the message <code
///     class="diagnostic-id">dead-link</code></h2>
///     <pre class="code-frame"><code>…</code></pre>
///     <p class="diagnostic-note">…</p> <p class="diagnostic-help">…</p> <p class="diagnostic-fix">…</p>
///     </article>
///
/// A code frame has a `<span class="code-frame-line">` for each line, those that stand around the
/// guilty ones with `code-frame-context` too; in it `<span class="code-frame-number">` and the text
/// with `<mark>` around what is meant, empty for a point.
public enum HTMLReport {
  /// An article for each finding, each line ended by a line feed; empty without findings.
  public static func fragment(of diagnostics: some Sequence<Diagnostic>) -> String {
    diagnostics.map { fragment(of: $0) }.joined()
  }

  private static func fragment(of diagnostic: Diagnostic) -> String {
    var html = "<article class=\"diagnostic diagnostic-\(diagnostic.severity.name)\">\n<h2>"
    if let location = diagnostic.location { html += place(of: location) + " " }
    html += "<strong class=\"diagnostic-severity\">\(diagnostic.severity.name)</strong> "
    html += "\(escaped(diagnostic.message)) "
    html += "<code class=\"diagnostic-id\">\(escaped(diagnostic.id))</code></h2>\n"
    if let location = diagnostic.location { html += frame(location.frame) }
    for note in diagnostic.notes {
      let place = note.location.map { Self.place(of: $0) + " " } ?? ""
      html += "<p class=\"diagnostic-note\">\(place)\(escaped(note.message))</p>\n"
      if let location = note.location { html += frame(location.frame) }
    }
    if let help = diagnostic.help { html += "<p class=\"diagnostic-help\">\(escaped(help))</p>\n" }
    for fix in diagnostic.fixes {
      html += "<p class=\"diagnostic-\(fix.label)\">\(escaped(fix.title))</p>\n"
      html += frame(CodeFrame(lines: FixPreview.lines(of: fix, at: diagnostic.location)))
    }
    return html + "</article>\n"
  }

  private static func place(of location: SourceLocation) -> String {
    let position = location.frame.lines.isEmpty ? "" : ":\(location.line):\(location.column)"
    return "<span class=\"diagnostic-place\">\(escaped(location.path))\(position)</span>"
  }

  private static func frame(_ frame: CodeFrame) -> String {
    guard !frame.lines.isEmpty else { return "" }
    let lines = frame.lines.map { line in
      let context = line.isMarked ? "" : " code-frame-context"
      let text = line.isMarked ? marked(line) : escaped(line.before)
      return (line.followsGap ? "…\n" : "")
        + "<span class=\"code-frame-line\(context)\">"
        + "<span class=\"code-frame-number\">\(line.number)</span> "
        + "\(line.isCutBefore ? "…" : "")\(text)\(line.isCutAfter ? "…" : "")</span>\n"
    }
    return "<pre class=\"code-frame\"><code>\(lines.joined())</code></pre>\n"
  }

  private static func marked(_ line: CodeFrame.Line) -> String {
    "\(escaped(line.before))<mark>\(escaped(line.marked))</mark>\(escaped(line.after))"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t": escaped += "\t"
      default:
        if let sign = scalar.sign {
          escaped += Self.escaped(sign)
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
