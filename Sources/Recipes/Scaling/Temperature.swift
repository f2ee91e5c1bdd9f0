/// The heat of an oven or a pan as it stands in a text.
struct Temperature: Equatable {
  /// The scales that cooks use.
  enum Scale: Equatable {
    case celsius, fahrenheit
    /// The numbers on British gas ovens.
    case gas
  }

  /// The least.
  var low: Rational
  /// The most; equal to `low` unless it is a range.
  var high: Rational
  /// Its scale.
  var scale: Scale

  /// The temperature as machines read it: `350 °F`.
  var data: String { text(low.text, high.text, scale) }

  /// The same on the other scale, rounded as cooks do; a gas mark on both.
  var converted: String {
    switch scale {
    case .celsius: inFahrenheit(low.double, high.double)
    case .fahrenheit: inCelsius(low.double, high.double)
    case .gas:
      inCelsius(Temperature.fahrenheit(ofMark: low), Temperature.fahrenheit(ofMark: high))
        + ", "
        + inFahrenheit(
          Temperature.fahrenheit(ofMark: low), Temperature.fahrenheit(ofMark: high), isKnown: true)
    }
  }

  private func inCelsius(_ low: Double, _ high: Double) -> String {
    let degrees = [low, high].map { "\(Temperature.round(celsius: ($0 - 32) / 1.8))" }
    return text(degrees[0], degrees[1], .celsius)
  }

  private func inFahrenheit(_ low: Double, _ high: Double, isKnown: Bool = false) -> String {
    let degrees = [low, high].map {
      isKnown ? "\(Int($0))" : "\(Temperature.round(fahrenheit: $0 * 1.8 + 32))"
    }
    return text(degrees[0], degrees[1], .fahrenheit)
  }

  private func text(_ low: String, _ high: String, _ scale: Scale) -> String {
    let range = low == high ? low : "\(low)–\(high)"
    switch scale {
    case .celsius: return "\(range) °C"
    case .fahrenheit: return "\(range) °F"
    case .gas: return "gas \(range)"
    }
  }

  /// To the degree for meat and yeast, to 5 for syrups, to 10 as the knobs of ovens have it.
  private static func round(celsius: Double) -> Int {
    let step = celsius < 100 ? 1.0 : celsius < 140 ? 5 : 10
    return Int((celsius / step).rounded() * step)
  }

  /// To 25 where that is near, as the knobs of American ovens have it.
  private static func round(fahrenheit: Double) -> Int {
    if fahrenheit < 212 { return Int(fahrenheit.rounded()) }
    let knob = (fahrenheit / 25).rounded() * 25
    return Int(abs(knob - fahrenheit) <= 8 ? knob : (fahrenheit / 5).rounded() * 5)
  }

  /// Mark 1 is 275 °F and each mark is 25 °F more; a half and a quarter lie 25 and 50 °F below.
  private static func fahrenheit(ofMark mark: Rational) -> Double {
    if mark < Rational(1) { return mark.double < 0.4 ? 225 : 250 }
    return 250 + 25 * mark.double
  }
}
