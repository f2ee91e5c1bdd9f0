import Diagnostics

/// The kinds of fault that a YAML document can have.
public enum YAMLFault {
  /// A value with a colon and a space in it, without quotes.
  public static let colonInValue = DiagnosticKind(
    "yaml-colon-in-value", .error,
    summary: "A value that holds a colon followed by a space stands without quotes.",
    example: "title: Pie: the best",
    remedy: "Put quotes around the value: `title: \"Pie: the best\"`.")
  /// A key whose colon is not followed by a space.
  public static let missingSpace = DiagnosticKind(
    "yaml-missing-space", .error,
    summary: "The colon after a key is not followed by a space.",
    example: "title:Apple Pie\nauthor: Ann",
    remedy: "Put a space after the colon: `title: Apple Pie`.")
  /// A line that is neither a key with a value nor part of the line above.
  public static let missingColon = DiagnosticKind(
    "yaml-missing-colon", .error,
    summary: "A line has no colon, so it is neither a key with a value nor part of the line above.",
    example: "description: A pie\nthat everybody likes\ntitle: Apple Pie",
    remedy: "Write `key: value`, or indent the line by two spaces if it continues the one above.")
  /// A tab where only spaces may stand.
  public static let tab = DiagnosticKind(
    "yaml-tab", .error,
    summary: "A line is indented with a tab, and YAML allows spaces alone.",
    example: "tags:\n\t- pie", remedy: "Write two spaces instead of each tab.")
  /// An opening quote without its closing one.
  public static let unclosedQuote = DiagnosticKind(
    "yaml-unclosed-quote", .error,
    summary: "A quote is opened and never closed, or closed only in a later line.",
    example: "title: \"Apple Pie", remedy: "Put the same quote at the end of the value.")
  /// Text that follows a closing quote or bracket.
  public static let textAfterValue = DiagnosticKind(
    "yaml-text-after-value", .error,
    summary: "A value ends with its closing quote or bracket, and more text follows.",
    example: "title: \"Best\" pie", remedy: "Put one pair of quotes around the whole value.")
  /// A list or map in brackets that is not closed or lacks a comma.
  public static let bracket = DiagnosticKind(
    "yaml-bracket", .error,
    summary: "A list in `[ ]` or a map in `{ }` is not closed, or lacks a comma.",
    example: "tags: [pie, fruit", remedy: "Close it, and put a comma between two items.")
  /// Indentation that fits no line above.
  public static let indentation = DiagnosticKind(
    "yaml-indentation", .error,
    summary: "A line is indented in a way that fits none of the lines above.",
    example: "title: Apple Pie\n  author: Ann",
    remedy: "Let keys that belong together start in the same column.")
  /// List items and keys side by side.
  public static let listAmongKeys = DiagnosticKind(
    "yaml-list-among-keys", .error,
    summary: "Items of a list and keys stand side by side.",
    example: "title: Apple Pie\n- pie",
    remedy: "Put a key such as `tags:` above the list, or remove the `-`.")
  /// A value that begins with a character that YAML keeps for itself.
  public static let specialCharacter = DiagnosticKind(
    "yaml-special-character", .error,
    summary: "A value begins with a character that means something else to YAML.",
    example: "author: @ann", remedy: "Put quotes around the value: `author: \"@ann\"`.")
  /// A backslash in double quotes that YAML does not know.
  public static let escape = DiagnosticKind(
    "yaml-escape", .error,
    summary: "A backslash between double quotes is followed by what YAML does not know.",
    example: "title: \"50\\% rye\"",
    remedy: "Write the backslash twice, or use single quotes, in which it means itself.")
  /// An alias, an anchor or a tag.
  public static let reference = DiagnosticKind(
    "yaml-reference", .error,
    summary:
      "A value begins with `*`, `&` or `!`, which stand for YAML's aliases, anchors and tags.",
    example: "title: *best",
    remedy: "Put quotes around the value; aliases, anchors and tags are not used by Crumb.")
  /// A key that is a list or a map.
  public static let keyIsNoText = DiagnosticKind(
    "yaml-key-is-no-text", .error,
    summary: "A list or a map stands where a key should.",
    example: "title: {{ name }}", remedy: "Put quotes around a value that begins with a brace.")
  /// A second document.
  public static let severalDocuments = DiagnosticKind(
    "yaml-several-documents", .error,
    summary: "A line `---` or `...` ends the document, and another one follows.",
    example: "title: Cookbook\n---\nlanguage: en", remedy: "Keep everything in one document.")
  /// Too much of anything.
  public static let tooLarge = DiagnosticKind(
    "yaml-too-large", .error,
    summary: "The YAML is longer than 1 MiB, nested more than 32 deep, has over 10,000 values, or "
      + "over 20 aliases, anchors and tags.",
    example: "a: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
    remedy: "Keep recipes in files of their own, and lists short.")
  /// Bytes that are no text.
  public static let notText = DiagnosticKind(
    "yaml-not-text", .error,
    summary: "The YAML holds bytes that are no UTF-8, or a control character.",
    example: "title: Cr\\xE8me", remedy: "Save the file as UTF-8 text.")
  /// What no other kind names.
  public static let syntax = DiagnosticKind(
    "yaml-syntax", .error,
    summary: "The text cannot be read as YAML.",
    example: "[pie, tart]\ntitle: Pie", remedy: "Write one `key: value` on each line.")
  /// A key that stands twice in one map.
  public static let duplicateKey = DiagnosticKind(
    "duplicate-key", .warning,
    summary: "A key is given twice; the later one counts.",
    example: "title: Apple Pie\ntitle: Apple Tart", remedy: "Remove one of the two lines.")
  /// A key that nobody reads.
  public static let unknownKey = DiagnosticKind(
    "unknown-key", .warning,
    summary: "A key is none that Crumb knows, so its value has no effect.",
    example: "titel: Apple Pie", remedy: "Correct the spelling, or remove the line.")
  /// A value of the wrong kind.
  public static let wrongType = DiagnosticKind(
    "wrong-type", .warning,
    summary: "A value is of another kind than its key wants, such as a list instead of a text.",
    example: "title: [Apple, Pie]", remedy: "Write the kind of value that the message asks for.")
  /// A date that is none.
  public static let badDate = DiagnosticKind(
    "bad-date", .warning,
    summary: "A date is not written as year-month-day, or there is no such day.",
    example: "date: 2026-02-30", remedy: "Write the date as `2026-02-28`.")

  /// All of them, for the reference.
  public static let all = [
    colonInValue, missingSpace, missingColon, tab, unclosedQuote, textAfterValue, bracket,
    indentation, listAmongKeys, specialCharacter, escape, reference, keyIsNoText, severalDocuments,
    tooLarge, notText, syntax, duplicateKey, unknownKey, wrongType, badDate,
  ]
}
