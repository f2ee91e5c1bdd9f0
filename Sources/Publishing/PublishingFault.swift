import Diagnostics

/// The kinds of fault in what is published beside the pages.
public enum PublishingFault {
  /// The site has no address.
  public static let noAddress = DiagnosticKind(
    "no-address", .note,
    summary: "The site has no address, so that there are no feeds, no map and no previews.",
    example: "title: Cookbook", remedy: "Write `url: https://example.org/` in site.yml.")
  /// Recipes without a date.
  public static let undated = DiagnosticKind(
    "undated", .note, summary: "Recipes without a date are in no feed.",
    example: "# Apple Pie",
    remedy: "Write `date: 2026-11-30` in the front matter, or keep the recipes in git.")
  /// An alias that is no address of the site.
  public static let badAlias = DiagnosticKind(
    "bad-alias", .warning, summary: "A former address of a recipe is none of this site.",
    example: "aliases: https://example.com/pie",
    remedy: "Write a path such as `/old/pie/`, or a former id such as `old-pie`.")
  /// An alias that something else has.
  public static let takenAlias = DiagnosticKind(
    "taken-alias", .warning, summary: "A former address of a recipe belongs to something else.",
    example: "aliases: pie-crust", remedy: "Take the alias out.")

  /// Every kind, for the reference.
  public static let all = [noAddress, undated, badAlias, takenAlias]
}
