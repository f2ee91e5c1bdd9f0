/// How a theme writes amounts in the units that Crumb converts to, each with `{count}` in it.
public struct UnitNames: Sendable, Equatable {
  /// The texts in the order of `keys`.
  let texts: [String]

  /// The keys of the theme's words: grams, kilograms and so on.
  public static let keys = [
    "gram", "kilogram", "millilitre", "litre", "ounce", "pound", "teaspoon", "tablespoon", "cup",
    "cups",
  ]

  /// Takes the texts from a theme.
  public init(_ text: (String) -> String) { texts = UnitNames.keys.map(text) }

  /// The signs of English cookbooks.
  public static let english = UnitNames { key in
    let signs = [
      "gram": "g", "kilogram": "kg", "millilitre": "ml", "litre": "l", "ounce": "oz",
      "pound": "lb", "teaspoon": "tsp", "tablespoon": "tbsp", "cup": "cup", "cups": "cups",
    ]
    return "{count} \(signs[key] ?? key)"
  }

  func text(_ number: String, _ unit: KitchenMeasure.Unit, isOne: Bool) -> String {
    let pattern = texts[unit.rawValue + (unit == .cup && !isOne ? 1 : 0)]
    guard let place = pattern.utf8.firstRange(of: "{count}".utf8) else { return number }
    return pattern[..<place.lowerBound] + number + pattern[place.upperBound...]
  }
}
