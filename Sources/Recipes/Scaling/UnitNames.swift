/// How a theme writes amounts in the units that Crumb converts to, each with `{count}` in it.
public struct UnitNames: Sendable {
  /// What stands before and after the number, in the order of `keys`; `nil` where that has no place.
  private let texts: [(before: String, after: String)?]

  /// The keys of the theme's words: grams, kilograms and so on.
  public static let keys = [
    "gram", "kilogram", "millilitre", "litre", "ounce", "pound", "teaspoon", "tablespoon", "cup",
    "cups",
  ]

  /// Takes the texts from a theme.
  public init(_ text: (String) -> String) {
    texts = UnitNames.keys.map { key in
      let text = text(key)
      guard let place = text.utf8.firstRange(of: "{count}".utf8) else { return nil }
      return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
    }
  }

  /// The signs of English cookbooks.
  public static let english = UnitNames { key in
    let signs = [
      "gram": "g", "kilogram": "kg", "millilitre": "ml", "litre": "l", "ounce": "oz",
      "pound": "lb", "teaspoon": "tsp", "tablespoon": "tbsp", "cup": "cup", "cups": "cups",
    ]
    return "{count} \(signs[key] ?? key)"
  }

  func text(_ number: String, _ unit: KitchenMeasure.Unit, isOne: Bool) -> String {
    guard let text = texts[unit.rawValue + (unit == .cup && !isOne ? 1 : 0)] else { return number }
    return text.before + number + text.after
  }
}
