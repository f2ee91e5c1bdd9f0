/// The three presentations of the same pages.
public enum Experience: String, Sendable, CaseIterable {
  /// One column: lists and recipes follow each other.
  case stack
  /// The categories beside a column in which the rest is stacked.
  case twoColumn = "two-column"
  /// The categories, the list of recipes and the recipe side by side.
  case threeColumn = "three-column"
}
