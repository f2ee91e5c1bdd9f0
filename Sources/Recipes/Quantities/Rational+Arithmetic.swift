extension Rational {
  /// The product, or `nil` where a number would leave the range of `Int`.
  public func multiplied(by other: Rational) -> Rational? {
    let (top, topOverflows) = numerator.multipliedReportingOverflow(by: other.numerator)
    let (bottom, bottomOverflows) = denominator.multipliedReportingOverflow(by: other.denominator)
    return topOverflows || bottomOverflows ? nil : Rational(top, bottom)
  }

  /// The quotient, or `nil` where `other` is 0 or a number would leave the range of `Int`.
  public func divided(by other: Rational) -> Rational? {
    Rational(other.denominator, other.numerator).flatMap(multiplied)
  }

  /// The sum, or `nil` where a number would leave the range of `Int`.
  public func adding(_ other: Rational) -> Rational? {
    let (left, leftOverflows) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflows) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (bottom, bottomOverflows) = denominator.multipliedReportingOverflow(by: other.denominator)
    let (top, topOverflows) = left.addingReportingOverflow(right)
    return leftOverflows || rightOverflows || bottomOverflows || topOverflows
      ? nil : Rational(top, bottom)
  }

  /// Whether it is a whole number.
  public var isWhole: Bool { denominator == 1 }
}
