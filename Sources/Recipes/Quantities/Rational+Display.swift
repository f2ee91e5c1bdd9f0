extension Rational {
  /// The number as a cook writes it: `23`, `2 ½`, `⅓`, and decimals where no kitchen fraction fits.
  ///
  /// Halves, thirds, quarters, fifths, sixths, eighths and sixteenths are written as fractions.
  /// Other values are rounded to at most three significant decimals and never to 0, so that a small
  /// amount does not vanish.
  public var kitchenText: String { kitchenFraction ?? decimalText() }

  /// The number as a whole and a fraction of the kitchen; `nil` where none fits.
  var kitchenFraction: String? {
    let (whole, rest) = numerator.magnitude.quotientAndRemainder(
      dividingBy: UInt(denominator))
    let sign = numerator < 0 ? "−" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    guard let fraction = Rational.fractionText(Int(rest), denominator) else { return nil }
    return whole == 0 ? sign + fraction : "\(sign)\(whole) \(fraction)"
  }

  /// The number in decimals with a point, exact where at most `places` places suffice and rounded
  /// to the nearest otherwise; more places are taken where the number would become 0.
  public func decimalText(places: Int = 2) -> String {
    if isWhole { return "\(numerator)" }
    var places = places
    while places < 15, rounded(to: places) == 0 { places += 1 }
    let scale = Rational.power(places)
    let value = rounded(to: places)
    let digits = places > 0 ? String(value.magnitude % scale) : ""
    let decimals = String(repeating: "0", count: places - digits.utf8.count) + digits
    let trimmed = decimals.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    let whole = "\(value < 0 ? "-" : "")\(value.magnitude / scale)"
    return trimmed.isEmpty ? whole : whole + "." + String(decoding: Array(trimmed), as: UTF8.self)
  }

  private func rounded(to places: Int) -> Int {
    let scaled = (double * Double(Rational.power(places))).rounded()
    return abs(scaled) < 9e18 ? Int(scaled) : (scaled < 0 ? .min + 1 : .max)
  }

  private static func power(_ places: Int) -> UInt {
    (0..<places).reduce(1) { power, _ in power * 10 }
  }

  private static func fractionText(_ numerator: Int, _ denominator: Int) -> String? {
    if let vulgar = VulgarFraction.text(numerator, denominator) { return vulgar }
    return denominator == 16 ? "\(numerator)⁄16" : nil
  }
}

extension Rational {
  /// The number in decimals: exact where it ends, else cut to 28 digits.
  var exactDecimalText: String {
    let (whole, remainder) = numerator.magnitude.quotientAndRemainder(dividingBy: UInt(denominator))
    var digits = ""
    var rest = remainder
    while rest > 0, digits.utf8.count < 28, rest < UInt.max / 10 {
      let (digit, next) = (rest * 10).quotientAndRemainder(dividingBy: UInt(denominator))
      digits += String(digit)
      rest = next
    }
    return (numerator < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }
}
