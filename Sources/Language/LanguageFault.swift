import Diagnostics

/// The kinds of fault that the words of a theme can have.
public enum LanguageFault {
  /// A word that English does not have.
  public static let unknownWord = DiagnosticKind(
    "unknown-word", .warning,
    summary: "A file of words has a key that the English words do not have, so nothing shows it.",
    example: "ingredient: Zutaten",
    remedy: "Correct the spelling of the key, or remove the line.")
  /// Words that a language lacks.
  public static let missingWords = DiagnosticKind(
    "missing-words", .note,
    summary: "A language lacks words, and their English text is shown.",
    example: "# words/de.yml without `method:`",
    remedy: "Add the keys with their texts to the file.")
  /// A place to fill in that English does not have, or that is left out.
  public static let placeholder = DiagnosticKind(
    "word-placeholder", .warning,
    summary: "A text has other places to fill in than its English text has.",
    example: "page-of: \"{titel}, Seite {page}\"",
    remedy: "Keep the names in braces as they are in English.")
  /// Forms by number that do not suit the language.
  public static let plural = DiagnosticKind(
    "word-plural", .warning,
    summary: "A word lacks a form that its language needs for some numbers, or has one too many.",
    example: "recipe-count:\n  one: \"{count} przepis\"\n  other: \"{count} przepisu\"",
    remedy: "Give the forms that the message names.")

  /// All of them, for the reference.
  public static let all = [unknownWord, missingWords, placeholder, plural]
}
