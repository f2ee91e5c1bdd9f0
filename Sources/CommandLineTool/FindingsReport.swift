import Diagnostics

/// Prints what was found, as a compiler does, on the stream of errors.
struct FindingsReport {
  let console: Console

  /// Prints findings with their code frames, and how many there were.
  func show(_ findings: DiagnosticCollection) {
    guard !findings.isEmpty else { return }
    let style: DiagnosticReport.Style = console.isColoured(.error) ? .coloured : .plain
    console.write(DiagnosticReport(style: style).text(of: findings), to: .error)
  }
}
