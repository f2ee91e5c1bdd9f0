import Diagnostics

/// The kinds of fault that only show when all recipes are seen together.
public enum CookbookFault {
  /// Two files would be the same page.
  public static let duplicateID = DiagnosticKind(
    "duplicate-id", .error,
    summary: "Two recipes would have the same address.",
    example: "Content/dessert/pie.md and Content/dinner/pie.md",
    remedy: "Rename one of the files, or give one an address of its own with `slug:`.")
  /// A recipe or category has a name that Crumb needs for itself.
  public static let reservedName = DiagnosticKind(
    "reserved-name", .error,
    summary: "A recipe or category is called what Crumb needs for pages of its own.",
    example: "Content/dessert/cook.md",
    remedy: "Rename the file, or give the recipe another address with `slug:`.")
  /// A file's name has no letter or digit to make an address of.
  public static let noID = DiagnosticKind(
    "no-id", .error,
    summary: "A file's name holds no letter and no digit, so that the page has no address.",
    example: "Content/dessert/!!!.md",
    remedy: "Rename the file, or give the recipe an address with `slug:`.")
  /// A link names a file or page that is not there.
  public static let deadLink = DiagnosticKind(
    "dead-link", .warning,
    summary: "A link leads nowhere.",
    example: "Make the [crust](pie-crst.md) first.",
    remedy: "Correct the path; it is relative to the recipe's file, or from Content with `/`.")
  /// A picture is not there.
  public static let missingPicture = DiagnosticKind(
    "missing-picture", .warning,
    summary: "A picture is not where the recipe says.",
    example: "![A slice of pie](pictures/pie.jpg)",
    remedy: "Put the picture there, or correct the path.")
  /// `related:` names no recipe.
  public static let unknownRelated = DiagnosticKind(
    "unknown-related", .warning,
    summary: "`related:` names a recipe that does not exist.",
    example: "related: [pie-crst]",
    remedy: "Write the recipe's id, its path or its title.")
  /// `related:` names a title that several recipes have.
  public static let ambiguousRelated = DiagnosticKind(
    "ambiguous-related", .warning,
    summary: "`related:` names a title that several recipes have.",
    example: "related: [Pancakes]",
    remedy: "Write the id or the path of the one that is meant.")
  /// An ingredient is called like another recipe.
  public static let unlinkedRecipe = DiagnosticKind(
    "unlinked-recipe", .note,
    summary: "An ingredient is called like another recipe and does not lead to it.",
    example: "- 1 recipe pie crust",
    remedy: "Make it a link: `- 1 recipe [pie crust](pie-crust.md)`; `crumb check --fix` writes it."
  )
  /// A rule of site.yml names a tag that no recipe has.
  public static let unusedTag = DiagnosticKind(
    "unused-tag", .note,
    summary: "A category of site.yml takes recipes with a tag that none has.",
    example: "categories:\n  - { id: dessert, tags: [desert] }",
    remedy: "Correct the tag's spelling, or take it out.")
  /// A link names a heading that its page does not have.
  public static let deadAnchor = DiagnosticKind(
    "dead-anchor", .warning,
    summary: "A link names a heading that the page does not have.",
    example: "See [the notes](#nots).",
    remedy: "Write the heading's text in lower case with hyphens after `#`.")

  /// Every kind, for the reference.
  public static let all = [
    duplicateID, reservedName, noID, deadLink, missingPicture, unknownRelated, ambiguousRelated,
    deadAnchor, unusedTag, unlinkedRecipe,
  ]
}
