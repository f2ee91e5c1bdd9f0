/// Reads what a recipe makes.
enum YieldParser {
  /// The yield that a text gives: a number or a range, and what is counted.
  static func parse(_ text: String) -> Yield { Yield(yield: text) }
}
