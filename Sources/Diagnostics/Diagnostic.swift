/// One thing to tell a person about a file, with where it is and what to do about it.
///
/// Diagnostics are values: every stage of the walk collects them and goes on.
public struct Diagnostic: Sendable, Equatable {
  /// How bad it is, as design rule: an error stops the site, a warning does not, a note is advice.
  public enum Severity: Int, Sendable, Comparable, CaseIterable {
    case note, warning, error
    /// Orders note < warning < error.
    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// How bad it is.
  public var severity: Severity
  /// The stable name of the kind of fault, in lower case with hyphens: `dead-link`.
  public var id: String
  /// Where it is; `nil` for what belongs to no file.
  public var location: SourceLocation?
  /// What is wrong, one sentence without a full stop, in the words of the person's file.
  public var message: String
  /// More that helps to understand it, each a sentence, some with a place of their own.
  public var notes: [Note]
  /// What to do about it, one sentence, printed as `help:`; `nil` where a fix says it.
  public var help: String?
  /// Replacements that mend it, in the order in which they would be offered; one that is certain is
  /// printed as `fix:`, any other as `help:`.
  public var fixes: [Fix]

  /// Makes a diagnostic of a kind, as bad as the kind is.
  public init(
    _ kind: DiagnosticKind, at location: SourceLocation?, _ message: String,
    notes: [Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    severity = kind.severity
    id = kind.id
    self.location = location
    self.message = message
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }

  /// A sentence that belongs to a diagnostic, with a place of its own where it speaks of another.
  public struct Note: Sendable, Equatable {
    /// The sentence.
    public var message: String
    /// Where it points, if anywhere.
    public var location: SourceLocation?
    /// Makes a note.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A replacement of text that mends a fault.
  public struct Fix: Sendable, Equatable {
    /// What it does, without a full stop: an imperative, or "did you mean …" where it is a guess.
    public var title: String
    /// The path of the file to change.
    public var path: String
    /// The bytes to replace, in the whole file.
    public var range: SourceRange
    /// What to put there.
    public var replacement: String
    /// Whether it is surely what the author meant, so that `check --fix` may apply it.
    public var isCertain: Bool
    /// Makes a fix.
    public init(
      _ title: String, path: String, range: SourceRange, replacement: String, isCertain: Bool
    ) {
      self.title = title
      self.path = path
      self.range = range
      self.replacement = replacement
      self.isCertain = isCertain
    }

    /// The likely meaning of a misspelt name: writing `name` in its place.
    public static func meant(_ name: String, path: String, range: SourceRange) -> Fix {
      Fix(
        "did you mean `\(name)`?", path: path, range: range, replacement: name, isCertain: false)
    }

    /// What reports call it: a fix is sure, help is a proposal.
    var label: String { isCertain ? "fix" : "help" }
  }
}
