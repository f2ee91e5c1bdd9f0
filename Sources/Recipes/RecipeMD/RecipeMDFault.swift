import Diagnostics

/// What RecipeMD 2.4 does not allow; the normal reading understands it all the same.
public enum RecipeMDFault {
  /// A file that does not begin with a heading of level 1.
  public static let title = DiagnosticKind(
    "recipemd-title", .warning,
    summary: "RecipeMD wants a file to begin with its title, a heading of level 1.",
    example: "## Apple Pie", remedy: "Write `# Apple Pie` as the first line.")

  /// Front matter.
  public static let frontMatter = DiagnosticKind(
    "recipemd-front-matter", .warning, summary: "RecipeMD has no front matter.",
    example: "---\ntags: [pie]\n---",
    remedy: "Leave it to Crumb, or write tags in italics and yields in bold below the title.")

  /// A missing line between the parts.
  public static let divider = DiagnosticKind(
    "recipemd-divider", .warning,
    summary: "RecipeMD wants a line `---` before the ingredients and one before the instructions.",
    example: "- 3 apples\n\nPeel the apples.", remedy: "Put a line `---` between the two.")

  /// Tags or yields given twice or in the midst of the description.
  public static let repeated = DiagnosticKind(
    "recipemd-repeated", .warning,
    summary: "RecipeMD allows one line of tags and one of yields, at the end of the description.",
    example: "*pie*\n\n*fruit*", remedy: "Put all tags on one line: `*pie, fruit*`.")

  /// An amount without a number.
  public static let amount = DiagnosticKind(
    "recipemd-amount", .warning, summary: "RecipeMD wants an amount to begin with a number.",
    example: "- *some* salt", remedy: "Take the `*` away: `- some salt`.")

  /// An ingredient without a name.
  public static let name = DiagnosticKind(
    "recipemd-name", .warning, summary: "An ingredient has no name.",
    example: "- *5 g*", remedy: "Write what it is: `- *5 g* salt`.")

  /// Tags and yields in one paragraph.
  public static let joined = DiagnosticKind(
    "recipemd-joined", .warning,
    summary: "Tags and yields stand in one paragraph, where RecipeMD takes them for description.",
    example: "*pie, fruit*\n**8 servings**", remedy: "Put an empty line between them.")

  /// All of them.
  public static let all = [title, frontMatter, divider, repeated, amount, name, joined]
}
