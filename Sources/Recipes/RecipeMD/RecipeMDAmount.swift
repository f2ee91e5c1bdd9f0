/// An amount as RecipeMD 2.4 reads it: a number without ranges, and all that follows as the unit.
struct RecipeMDAmount: Equatable {
  /// The number.
  var factor: Rational
  /// What follows it; `nil` where nothing does.
  var unit: String?

  /// Reads an amount; `nil` where it does not begin with a number.
  init?(_ text: String) {
    guard let amount = TextCursor.over(text, { RecipeMDAmount($0) }) else { return nil }
    self = amount
  }

  private init?(_ text: TextCursor) {
    let whole = text.trimmed(0..<text.bytes.count)
    var cursor = TextCursor(text.bytes, from: whole.lowerBound, to: whole.upperBound)
    let isNegative = cursor.skip(UInt8(ascii: "-"))
    if isNegative { cursor.skipSpaces() }
    guard let number = RecipeMDAmount.number(&cursor),
      let factor = isNegative ? Rational(-number.numerator, number.denominator) : number
    else { return nil }
    self.factor = factor
    let rest = cursor.trimmed(cursor.offset..<whole.upperBound)
    unit = rest.isEmpty ? nil : cursor.text(rest)
  }

  private static func number(_ cursor: inout TextCursor) -> Rational? {
    guard let whole = digits(&cursor) else {
      if let fraction = vulgar(&cursor) { return fraction }
      return cursor.byte == UInt8(ascii: ".") || cursor.byte == UInt8(ascii: ",")
        ? decimals(after: 0, &cursor) : nil
    }
    let end = cursor.offset
    if let fraction = over(whole, &cursor) { return fraction }
    cursor.offset = end
    if let value = decimals(after: whole, &cursor) { return value }
    cursor.offset = end
    if cursor.skipSpaces(), let fraction = fraction(&cursor),
      let sum = Rational(whole).adding(fraction)
    {
      return sum
    }
    cursor.offset = end
    return Rational(whole)
  }

  private static func fraction(_ cursor: inout TextCursor) -> Rational? {
    if let fraction = vulgar(&cursor) { return fraction }
    guard let numerator = digits(&cursor) else { return nil }
    return over(numerator, &cursor)
  }

  /// Reads `/ 4` after a numerator.
  private static func over(_ numerator: Int, _ cursor: inout TextCursor) -> Rational? {
    cursor.skipSpaces()
    guard cursor.skip(UInt8(ascii: "/")) else { return nil }
    cursor.skipSpaces()
    return digits(&cursor).flatMap { Rational(numerator, $0) }
  }

  private static func vulgar(_ cursor: inout TextCursor) -> Rational? {
    guard let value = VulgarFraction.value(of: cursor.scalar.value) else { return nil }
    cursor.offset += cursor.scalar.length
    return value
  }

  private static func decimals(after whole: Int, _ cursor: inout TextCursor) -> Rational? {
    guard cursor.skip(UInt8(ascii: ".")) || cursor.skip(UInt8(ascii: ",")) else { return nil }
    let start = cursor.offset
    guard let fraction = digits(&cursor), cursor.offset - start < 16 else { return nil }
    let scale = (start..<cursor.offset).reduce(1) { (scale: Int, _) in scale * 10 }
    return Rational(fraction, scale).flatMap { Rational(whole).adding($0) }
  }

  private static func digits(_ cursor: inout TextCursor) -> Int? {
    var value: Int?
    while let digit = Scalars.digit(cursor.scalar.value), value ?? 0 < 100_000_000_000_000 {
      value = (value ?? 0) * 10 + digit
      cursor.offset += cursor.scalar.length
    }
    return value
  }
}
