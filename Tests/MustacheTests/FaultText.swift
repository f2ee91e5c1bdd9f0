import Diagnostics

/// A fault in full, as tests compare it: place, message, the text that the frame marks, notes, help.
func text(of fault: Diagnostic) -> String {
  var lines = ["\(place(fault.location)): \(fault.severity) \(fault.id): \(fault.message)"]
  if let location = fault.location, !location.excerpt.isEmpty {
    lines.append("| \(location.excerpt)")
    lines.append("| \(marks(location))")
  }
  for note in fault.notes {
    lines.append("note: " + (note.location.map { "\(place($0)): " } ?? "") + note.message)
  }
  if let help = fault.help { lines.append("help: \(help)") }
  for fix in fault.fixes { lines.append("fix: \(fix.title): \(fix.replacement)") }
  return lines.joined(separator: "\n")
}

/// The faults in full, with an empty line between them.
func text(of faults: [Diagnostic]) -> String {
  faults.map(text(of:)).joined(separator: "\n\n")
}

private func place(_ location: SourceLocation?) -> String {
  location.map { "\($0.path):\($0.line):\($0.column)" } ?? "no file"
}

private func marks(_ location: SourceLocation) -> String {
  let end = location.endLine == location.line ? location.endColumn : location.excerpt.count + 1
  return String(repeating: " ", count: location.column - 1)
    + String(repeating: "^", count: max(1, end - location.column))
}
