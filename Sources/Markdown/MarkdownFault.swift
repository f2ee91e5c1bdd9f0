import Diagnostics

/// The kinds of fault that a Markdown file can have.
public enum MarkdownFault {
  /// Bytes that are no UTF-8.
  public static let invalidUTF8 = DiagnosticKind(
    "invalid-utf8", .error,
    summary: "A file holds bytes that are no UTF-8, so some letters cannot be known.",
    example: "Cr\\xE8me br\\xFBl\\xE9e",
    remedy: "Open the file in an editor and save it again with the encoding UTF-8.")
  /// A NUL byte.
  public static let nulByte = DiagnosticKind(
    "nul-byte", .error,
    summary: "A file holds a NUL byte, which no text has.",
    example: "2 cups\\x00 flour",
    remedy: "Remove the byte; if there are many, the file is no text file and has a wrong name.")
  /// A file without text.
  public static let emptyFile = DiagnosticKind(
    "empty-file", .warning,
    summary: "A file has no text.",
    example: "touch Content/pie.md", remedy: "Write the recipe, or delete the file.")
  /// Front matter without its last line.
  public static let openFrontMatter = DiagnosticKind(
    "open-front-matter", .warning,
    summary: "Front matter begins with `---` and has no second `---` that ends it.",
    example: "---\ntitle: Apple Pie\n\n# Apple Pie",
    remedy: "Put a line `---` below the last `key: value`.")
  /// A text that libcmark would take too long for.
  public static let tooNested = DiagnosticKind(
    "too-nested", .warning,
    summary: "Quotes, lists or brackets are nested far deeper than in any text for people.",
    example: String(repeating: ">", count: 60) + " a",
    remedy: "Remove the superfluous `>`, `-`, `1.` or `![`; until then the text is shown as it is.")
  /// A text that is too long.
  public static let tooLong = DiagnosticKind(
    "too-long", .warning,
    summary: "A file has far more text than a recipe, over 4 MiB or 600,000 marks and lines.",
    example: "a whole book in one file",
    remedy: "Make a file of each recipe; until then the text is shown as it is.")
  /// HTML in Markdown.
  public static let rawHTML = DiagnosticKind(
    "raw-html", .warning,
    summary: "HTML stands in the text; Crumb shows it as text.",
    example: "<center>Serve cold.</center>",
    remedy: "Write it in Markdown: `**bold**`, `*italic*`, `[text](link)`.")
  /// A link that could run code or reach into a reader's computer.
  public static let unsafeLink = DiagnosticKind(
    "unsafe-link", .warning,
    summary: "A link begins with `javascript:`, `vbscript:`, `file:` or `data:`.",
    example: "[Print](javascript:print())",
    remedy: "Link to a page or a picture by its address; until then only the text is shown.")
  /// A footnote.
  public static let footnote = DiagnosticKind(
    "footnote", .warning,
    summary: "A footnote is shown as text, since Markdown has none.",
    example: "Use good butter.[^1]\n\n[^1]: From the farm.",
    remedy: "Put the note in parentheses, or in a paragraph of its own.")
  /// Something like a table that is none.
  public static let table = DiagnosticKind(
    "table", .warning,
    summary: "Lines with `|` look like a table, and are shown as text because they make none.",
    example: "| Size | Time |\n|---|\n| small | 20 min |",
    remedy: "Give the line of dashes as many columns as the head, and leave a blank line above.")

  /// All of them, for the reference.
  public static let all = [
    invalidUTF8, nulByte, emptyFile, openFrontMatter, tooNested, tooLong, rawHTML, unsafeLink,
    footnote, table,
  ]
}
