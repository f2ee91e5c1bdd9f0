/// A kind of fault that Crumb can find: its stable name, how bad it is, and what the reference says.
///
/// Each module declares its kinds beside the code that finds them; the messages, the reference page
/// `diagnostics` and `crumb help` all come from these declarations.
public struct DiagnosticKind: Sendable, Hashable {
  /// The stable name in lower case with hyphens: `dead-link`.
  public let id: String
  /// How bad it is, by the rules of severity: an error stops the site.
  public let severity: Diagnostic.Severity
  /// What it means, one sentence with a full stop.
  public let summary: String
  /// A piece of a file that gives it.
  public let example: String
  /// The way out, one or two sentences.
  public let remedy: String

  /// Makes a kind.
  public init(
    _ id: String, _ severity: Diagnostic.Severity, summary: String, example: String, remedy: String
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.example = example
    self.remedy = remedy
  }
}
