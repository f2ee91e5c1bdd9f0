/// What a part of a report is, which gives it its colour on a terminal.
enum Ink {
  case error, warning, note, help, gutter, emphasis

  /// The ink of a severity.
  init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The parameters of the SGR sequence (ECMA-48 §8.3.117) that switches to it.
  private var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "32"
    case .gutter: "34"
    case .emphasis: "1"
    }
  }

  /// A text that is already safe to print, between the sequences that colour it.
  func colour(_ text: String) -> String { "\u{1B}[\(parameters)m\(text)\u{1B}[0m" }
}
