import Diagnostics

/// A fault between files, before the text of its file is there to point into.
///
/// Files are forgotten once they are read; only those with findings are opened again to show the
/// line.
public struct CookbookFinding: Sendable, Equatable {
  /// Its kind.
  public var kind: DiagnosticKind
  /// The path of the file that it is about, from Content.
  public var path: String
  /// Where in that file; `nil` for the file as a whole.
  public var range: SourceRange?
  /// The sentence.
  public var message: String
  /// What to do about it, where no replacement can be shown.
  public var help: String?
  /// What to write in place of the range, where that is known.
  public var replacement: Replacement?

  /// A text that mends the fault.
  public struct Replacement: Sendable, Equatable {
    /// What stands there now.
    public var original: String
    /// What to write.
    public var text: String
    /// Whether it is surely meant.
    public var isCertain: Bool
  }

  /// The diagnostic, once the file is at hand; `nil` for a file that is gone gives one without
  /// a line.
  public func diagnostic(in file: SourceFile?) -> Diagnostic {
    var location = file?.wholeFile
    if let range, let file { location = file.location(of: range) }
    let fixes = fixes(in: file)
    return Diagnostic(
      kind, at: location, message, help: fixes.isEmpty ? help : nil, fixes: fixes)
  }

  // The range of a link is found by rescanning; a fix is offered only where it holds the target.
  private func fixes(in file: SourceFile?) -> [Diagnostic.Fix] {
    guard let replacement, let range, let file, file.text(range) == replacement.original
    else { return [] }
    guard replacement.isCertain else {
      return [.meant(replacement.text, path: file.path, range: range)]
    }
    return [
      Diagnostic.Fix(
        "write `\(replacement.text)`", path: file.path, range: range,
        replacement: replacement.text, isCertain: true)
    ]
  }
}
