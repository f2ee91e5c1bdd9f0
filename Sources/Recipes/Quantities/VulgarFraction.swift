/// The fractions that Unicode has as single characters.
enum VulgarFraction {
  /// The scalars U+00BC to U+00BE, in order.
  private static let latin: [(Int, Int)] = [(1, 4), (1, 2), (3, 4)]

  /// The scalars U+2150 to U+215E, in order.
  private static let numberForms: [(Int, Int)] = [
    (1, 7), (1, 9), (1, 10), (1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6),
    (1, 8), (3, 8), (5, 8), (7, 8),
  ]

  /// The value of a scalar that is a fraction.
  static func value(of scalar: UInt32) -> Rational? {
    switch scalar {
    case 0xBC...0xBE:
      let (numerator, denominator) = latin[Int(scalar - 0xBC)]
      return Rational(numerator, denominator)
    case 0x2150...0x215E:
      let (numerator, denominator) = numberForms[Int(scalar - 0x2150)]
      return Rational(numerator, denominator)
    default: return nil
    }
  }

  /// The character of a fraction in lowest terms, where there is one and cooks use it.
  static func text(_ numerator: Int, _ denominator: Int) -> String? {
    guard [2, 3, 4, 5, 6, 8].contains(denominator) else { return nil }
    if let index = latin.firstIndex(where: { $0 == (numerator, denominator) }) {
      return scalarText(0xBC + index)
    }
    return numberForms.firstIndex { $0 == (numerator, denominator) }.map { scalarText(0x2150 + $0) }
  }

  private static func scalarText(_ value: Int) -> String {
    Unicode.Scalar(UInt32(value)).map { String(Character($0)) } ?? ""
  }
}
