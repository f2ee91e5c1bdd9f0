/// The page `diagnostics` of the reference: every kind of finding with an example and the way out,
/// made of the declarations that the messages come from.
public enum DiagnosticReference {
  /// The page in Markdown: errors first, then warnings, then notes, each by id.
  public static func markdown(kinds: [DiagnosticKind]) -> String {
    let chapters = Diagnostic.Severity.allCases.reversed().map { severity in
      chapter(severity, kinds.filter { $0.severity == severity }.sorted { $0.id < $1.id })
    }
    return """
      # What Crumb says about your files

      Each message ends with the name of its kind in brackets, such as `[\(kinds.map(\.id).min() ?? "")]`.
      This page has them all, with an example and the way out.

      In a message, `help:` is advice, and `fix:` is a correction that is certain, which `crumb check --fix`
      makes; the line as it would be is shown below it.

      """ + chapters.joined()
  }

  /// One kind in Markdown, as a section of the page and as the answer to `crumb help ID`.
  public static func markdown(kind: DiagnosticKind) -> String {
    """

    ### \(kind.id)

    \(kind.summary)

    \(codeBlock(kind.example))

    What to do: \(kind.remedy)

    """
  }

  private static func chapter(_ severity: Diagnostic.Severity, _ kinds: [DiagnosticKind]) -> String
  {
    guard !kinds.isEmpty else { return "" }
    return "\n## \(heading(of: severity))\n" + kinds.map { markdown(kind: $0) }.joined()
  }

  private static func heading(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "Errors: the site is not written, the last good one stays"
    case .warning: "Warnings: the page is made all the same"
    case .note: "Notes: advice"
    }
  }

  /// A fenced code block (CommonMark §4.5) whose fence is longer than any in the text.
  private static func codeBlock(_ text: String) -> String {
    var longest = 2
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}
