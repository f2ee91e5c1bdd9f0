/// The unit that a cook would measure something in, and the numbers of it that can be measured.
struct KitchenMeasure {
  /// The units that amounts are converted to.
  enum Unit: Int, CaseIterable {
    case gram, kilogram, millilitre, litre, ounce, pound, teaspoon, tablespoon, cup
  }

  /// The unit.
  let unit: Unit
  /// Its size in grams or millilitres.
  private let size: Double

  /// Chooses the unit for a size in grams or millilitres; `nil` where there is nothing to measure.
  init?(_ value: Double, of quantity: Measure.Quantity, in system: Recipes.Unit.System) {
    guard value > 0 else { return nil }
    switch (system, quantity) {
    case (.us, .grams) where value < 440: (unit, size) = (.ounce, 28.349523125)
    case (.us, .grams): (unit, size) = (.pound, 453.59237)
    case (.us, .millilitres): (unit, size) = KitchenMeasure.volume(value)
    case (_, .grams) where value < 997.5: (unit, size) = (.gram, 1)
    case (_, .grams): (unit, size) = (.kilogram, 1000)
    case (_, .millilitres) where value < 997.5: (unit, size) = (.millilitre, 1)
    case (_, .millilitres): (unit, size) = (.litre, 1000)
    }
  }

  private static let cup = 236.5882365

  /// Spoons up to a quarter of a cup and where no cup has a mark; else cups.
  private static func volume(_ value: Double) -> (Unit, Double) {
    if value < 14 { return (.teaspoon, cup / 48) }
    let cups = value / cup
    let isMarked = abs(nearestMark(cups) - cups) <= 0.06 * cups
    return value >= 55 && (cups >= 1 || isMarked) ? (.cup, cup) : (.tablespoon, cup / 16)
  }

  /// The nearest eighth or third.
  private static func nearestMark(_ cups: Double) -> Double {
    let eighths = (cups * 8).rounded() / 8
    let thirds = (cups * 3).rounded() / 3
    return abs(thirds - cups) < abs(eighths - cups) ? thirds : eighths
  }

  /// The number of the unit that is nearest to a size and can be measured; `nil` where the nearest
  /// is more than a tenth off.
  func number(for value: Double) -> Rational? {
    let count = value / size
    let number: Rational?
    if unit == .cup {
      let isThird = KitchenMeasure.nearestMark(count) * 8 != (count * 8).rounded()
      number = count.rounded(toPartsOf: isThird ? 3 : 8)
    } else {
      let step = step(count)
      number =
        step < 1
        ? count.rounded(toPartsOf: (1 / step).rounded())
        : Rational(Int((count / step).rounded() * step))
    }
    guard let number, abs(number.double - count) <= 0.1 * count else { return nil }
    return number
  }

  /// How fine a number of the unit can be measured.
  private func step(_ count: Double) -> Double {
    switch unit {
    case .gram: count < 10 ? 0.5 : count < 250 ? 5 : 10
    case .millilitre: count < 10 ? 0.5 : count < 100 ? 5 : 10
    case .kilogram, .litre: count < 10 ? 0.05 : 0.1
    case .ounce: count < 1 ? 0.125 : count < 4 ? 0.25 : 0.5
    case .pound: count < 2 ? 0.125 : count < 5 ? 0.25 : 0.5
    case .tablespoon: count < 2 ? 0.25 : 0.5
    case .teaspoon, .cup: 0.25
    }
  }
}

extension Double {
  /// The nearest fraction with a denominator; `nil` where it has no place in an `Int`.
  fileprivate func rounded(toPartsOf denominator: Double) -> Rational? {
    let numerator = (self * denominator).rounded()
    return abs(numerator) < 1e15 ? Rational(Int(numerator), Int(denominator)) : nil
  }
}
