import Diagnostics

/// Notes of advice that are counted and not told, each once: telling them takes their place in the
/// file and the lines around it.
struct CountedAdvice: Sendable {
  private struct Note: Sendable, Equatable {
    var kind: String
    var range: SourceRange
  }

  private var notes: [Note] = []

  /// How many notes there are.
  var count: Int { notes.count }

  /// Adds a note, unless there is one of its kind at the same place.
  mutating func add(_ kind: DiagnosticKind, at range: SourceRange) {
    let note = Note(kind: kind.id, range: range)
    if !notes.contains(note) { notes.append(note) }
  }

  /// Whether there is a note of a kind.
  func holds(_ kind: DiagnosticKind) -> Bool { notes.contains { $0.kind == kind.id } }

  /// Takes notes back.
  mutating func remove(_ kinds: [DiagnosticKind]) {
    notes.removeAll { note in kinds.contains { $0.id == note.kind } }
  }
}
