/// What an amount comes to in the other family of measures, before it is rounded.
///
/// Volumes become volumes and masses masses; the volume of an American cup becomes a mass where
/// `Density` has the ingredient. Spoons are in every kitchen and stay spoons, but for four
/// tablespoons and more; metric cups stay cups.
public struct Measure: Sendable, Equatable {
  /// What is measured, by the unit that it is counted in.
  public enum Quantity: String, Sendable {
    /// Mass in grams.
    case grams = "g"
    /// Volume in millilitres.
    case millilitres = "ml"
  }

  /// The family of measures that it leads to.
  public let system: Unit.System
  /// What is measured.
  public let quantity: Quantity
  /// The least, to a hundredth.
  let low: Rational
  /// The most, to a hundredth; equal to `low` unless it is a range.
  let high: Rational

  /// Converts an amount in a unit of an ingredient; `nil` where that would not be sound.
  public init?(_ amount: Amount, in unit: Unit, of name: String) {
    guard let low = amount.min, let high = amount.max, let size = unit.size else { return nil }
    let isVolume = unit.kind == .volume
    guard isVolume || unit.kind == .mass, low > Rational(0) else { return nil }
    var factor = size
    switch unit.system {
    case .us:
      system = .metric
      let isSpoon = unit.id == "tablespoon" || unit.id == "teaspoon"
      if isSpoon, high.double * size.double < Measure.leastConverted { return nil }
    case .metric where unit.isMetricMeasure: system = .us
    case .metric, .none: return nil
    }
    var quantity = isVolume ? Quantity.millilitres : .grams
    if isVolume, unit.system == .us, let density = Density.gramsPerCup(of: name),
      let grams = size.multiplied(by: density)?.divided(by: Measure.cup)
    {
      (quantity, factor) = (.grams, grams)
    }
    guard let least = low.multiplied(by: factor)?.hundredths,
      let most = high.multiplied(by: factor)?.hundredths
    else { return nil }
    self.quantity = quantity
    self.low = least
    self.high = most
  }

  /// Four tablespoons, in millilitres and a little less.
  private static let leastConverted = 59.0

  private static let cup = UnitCatalogue.units["cup"]?.size ?? Rational(236)

  /// The measure as the pages' scripts read it: `metric 236.59 ml`, `us 400..500 g`.
  public var data: String {
    let range = low == high ? low.decimalText() : "\(low.decimalText())..\(high.decimalText())"
    return "\(Measure.name(of: system)) \(range) \(quantity.rawValue)"
  }

  /// The name of a family in data: `us` or `metric`.
  static func name(of system: Unit.System) -> String { system == .us ? "us" : "metric" }

  /// The measure times a factor, rounded as cooks do: `250 g`, `1 ½ cups`; `nil` where no rounded
  /// value is near enough.
  public func text(
    scaledBy factor: Rational = Rational(1), names: UnitNames = .english,
    mark: DecimalMark = .point
  ) -> String? {
    let ends = (low.double * factor.double, high.double * factor.double)
    guard let measure = KitchenMeasure(ends.1, of: quantity, in: system),
      let most = measure.number(for: ends.1), let least = measure.number(for: ends.0)
    else { return nil }
    let style = system == .us ? NumberStyle.fractions(mark) : .decimals(mark)
    let number =
      least == most ? most.text(in: style) : "\(least.text(in: style))–\(most.text(in: style))"
    return names.text(number, measure.unit, isOne: most <= Rational(1))
  }
}

extension Rational {
  /// The nearest number with two decimals; `nil` where that has no place in an `Int`.
  fileprivate var hundredths: Rational? {
    let scaled = (double * 100).rounded()
    guard abs(scaled) < 1e15, scaled != 0 else { return nil }
    return Rational(Int(scaled), 100)
  }
}
