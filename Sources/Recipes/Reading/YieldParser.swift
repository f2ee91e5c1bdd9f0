/// Reads what a recipe makes.
enum YieldParser {
  /// The yield that a text gives: a number or a range, and what is counted.
  static func parse(_ text: String) -> Yield {
    let line = IngredientLine(text)
    guard let amount = line.amount, let min = amount.min else {
      return Yield(min: nil, unit: nil, text: text)
    }
    // "8 servings" counts servings, which no list of units holds.
    let unit = [amount.unit ?? "", line.name].filter { !$0.isEmpty }.joined(separator: " ")
    return Yield(min: min, max: amount.max, unit: unit.isEmpty ? nil : unit, text: text)
  }
}
