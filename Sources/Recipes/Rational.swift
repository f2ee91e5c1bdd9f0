/// An exact fraction of whole numbers, always in lowest terms with a positive denominator.
public struct Rational: Sendable, Hashable, Comparable {
  /// The number above the line.
  public let numerator: Int
  /// The number below the line, at least 1.
  public let denominator: Int

  /// Makes the whole number `value`.
  public init(_ value: Int) {
    numerator = value
    denominator = 1
  }

  /// Makes `numerator / denominator` in lowest terms; `nil` where the denominator is 0 or a
  /// number leaves the range of `Int`.
  public init?(_ numerator: Int, _ denominator: Int) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = max(Rational.greatestCommonDivisor(abs(numerator), abs(denominator)), 1)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  /// Orders by value; falls back on floating point where the exact products overflow.
  public static func < (a: Rational, b: Rational) -> Bool {
    let (left, overflowsLeft) = a.numerator.multipliedReportingOverflow(by: b.denominator)
    let (right, overflowsRight) = b.numerator.multipliedReportingOverflow(by: a.denominator)
    guard !overflowsLeft, !overflowsRight else { return a.double < b.double }
    return left < right
  }

  /// The nearest floating-point number.
  public var double: Double { Double(numerator) / Double(denominator) }

  /// The fraction as text, `3/4`, or the number alone where it is whole.
  public var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
