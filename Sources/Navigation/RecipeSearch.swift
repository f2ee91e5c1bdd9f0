/// What a search of the recipes can ask for, wherever it is offered or answered.
public enum RecipeSearch {
  /// The most minutes that a recipe may take, as a reader can choose them.
  public static let timeLimits = [15, 30, 60]
}
