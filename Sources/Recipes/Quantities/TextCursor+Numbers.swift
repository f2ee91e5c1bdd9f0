/// A number as it stands in a text.
struct ScannedNumber {
  /// Its value.
  var value: Rational
  /// Whether a separator before three digits may mean thousands or decimals: `1.000`.
  var isDoubtful = false
}

extension TextCursor {
  /// Reads a number: whole, decimal, fraction or mixed; leaves the cursor where it is if there is
  /// none.
  mutating func number() -> ScannedNumber? {
    let start = offset
    if let fraction = vulgarFraction() { return ScannedNumber(value: fraction) }
    guard let first = decimal() else { return nil }
    let afterFirst = offset
    if first.value.isWhole, let fraction = afterSlash(numerator: first.value.numerator) {
      return ScannedNumber(value: fraction)
    }
    offset = afterFirst
    if isFractionLeftOver {
      offset = start
      return nil
    }
    if first.value.isWhole, let fraction = properFraction(),
      let sum = first.value.adding(fraction)
    {
      return ScannedNumber(value: sum)
    }
    offset = afterFirst
    return offset > start ? first : nil
  }

  /// Whether a slash with a digit follows that made no fraction: `1/0`.
  private var isFractionLeftOver: Bool {
    let (slash, length) = scalar
    return Scalars.isFractionSlash(slash) && Scalars.digit(scalar(at: offset + length).value) != nil
  }

  /// The digit at the cursor, of any script.
  private var digit: (value: Int, length: Int)? {
    let byte = byte
    if byte < 0x80 {
      return byte >= 0x30 && byte <= 0x39 ? (Int(byte) - 0x30, 1) : nil
    }
    let (scalar, length) = scalar
    return Scalars.digit(scalar).map { ($0, length) }
  }

  /// Reads digits; `nil` where there are none or too many for an `Int`.
  private mutating func digits() -> (value: Int, count: Int)? {
    var value = 0
    var count = 0
    while let (digit, length) = digit {
      let (tenfold, overflows) = value.multipliedReportingOverflow(by: 10)
      guard !overflows, count < 17 else { return nil }
      value = tenfold + digit
      count += 1
      offset += length
    }
    return count > 0 ? (value, count) : nil
  }

  private mutating func vulgarFraction() -> Rational? {
    guard byte == 0xC2 || byte == 0xE2 else { return nil }
    let (scalar, length) = scalar
    guard let value = VulgarFraction.value(of: scalar) else { return nil }
    offset += length
    return value
  }

  /// Reads `/ 4` after a whole number that turns out to be a numerator.
  private mutating func afterSlash(numerator: Int) -> Rational? {
    let isApart = skipSpaces()
    guard Scalars.isFractionSlash(scalar.value) else { return nil }
    offset += scalar.length
    if isApart { skipSpaces() }
    guard let (denominator, _) = digits(), denominator != 0 else { return nil }
    return Rational(numerator, denominator)
  }

  /// Reads what makes a mixed number of a whole one: `½`, ` 1/2`, `-1/2`, ` & 1/2`.
  private mutating func properFraction() -> Rational? {
    let start = offset
    let hasSpace = skipSpaces()
    let isAnd =
      !hasSpace && byte == 0xE3 && bytes[offset..<end].starts(with: TextCursor.japaneseAnd)
    let hasJoint =
      byte == UInt8(ascii: "&") || (!hasSpace && byte == UInt8(ascii: "-")) || isAnd
    if isAnd {
      offset += TextCursor.japaneseAnd.count
    } else if hasJoint {
      offset += 1
      skipSpaces()
    } else if hasSpace {
      skipAnd()
    }
    if let fraction = vulgarFraction() { return fraction }
    if hasSpace || hasJoint, let (numerator, _) = digits(),
      let fraction = afterSlash(numerator: numerator), fraction < Rational(1)
    {
      return fraction
    }
    offset = start
    return nil
  }

  private mutating func skipAnd() {
    for word in TextCursor.ands where bytes[offset..<end].starts(with: word) {
      offset += word.count
      return
    }
  }

  /// The `and` of `1と1/2`.
  private static let japaneseAnd = Array("と".utf8)

  private static let ands = ["and ", "und ", "et ", "y ", "e ", "en ", "と"].map { Array($0.utf8) }
}

extension TextCursor {
  /// Reads a whole or decimal number with its separators.
  private mutating func decimal() -> ScannedNumber? {
    if byte == UInt8(ascii: "."), byte(ahead: 1) >= 0x30, byte(ahead: 1) <= 0x39 {
      offset += 1
      return decimals(after: 0).map { ScannedNumber(value: $0) }
    }
    guard digit != nil, let whole = digits() else { return nil }
    let afterWhole = offset
    guard let separator = separator else { return ScannedNumber(value: Rational(whole.value)) }
    if let thousands = thousands(after: whole, separator: separator) { return thousands }
    offset = afterWhole + separator.length
    let start = offset
    guard separator.isDecimal, digit != nil, let value = decimals(after: whole.value) else {
      offset = afterWhole
      return ScannedNumber(value: Rational(whole.value))
    }
    let isDoubtful = offset - start == 3 && whole.value > 0 && whole.count <= 3
    return ScannedNumber(value: value, isDoubtful: isDoubtful)
  }

  private mutating func decimals(after whole: Int) -> Rational? {
    guard let (fraction, count) = digits() else { return nil }
    let scale = (0..<count).reduce(1) { (scale: Int, _) in scale * 10 }
    return Rational(fraction, scale).flatMap { Rational(whole).adding($0) }
  }

  private struct Separator: Equatable {
    var scalar: UInt32
    var length: Int
    /// A point or a comma, of Arabic too; apostrophes and thin spaces part thousands alone.
    var isDecimal: Bool { scalar == 0x2E || scalar == 0x2C || scalar == 0x066B }
  }

  /// What stands between digits here, if a digit follows.
  private var separator: Separator? {
    let (scalar, length) = scalar
    switch scalar {
    case 0x20 where bytes[offset..<end].starts(with: " 000".utf8):
      return Separator(scalar: scalar, length: length)
    case 0x2E, 0x2C, 0x066B, 0x066C, 0x27, 0x2019, 0xA0, 0x2009, 0x202F:
      return Scalars.digit(self.scalar(at: offset + length).value) == nil
        ? nil : Separator(scalar: scalar, length: length)
    default: return nil
    }
  }

  /// Reads groups of three digits that can be thousands alone: `1'000`, `1.000.000`, `1,000.5`.
  private mutating func thousands(
    after whole: (value: Int, count: Int), separator: Separator
  ) -> ScannedNumber? {
    guard whole.count <= 3, whole.value > 0 else { return nil }
    var value = whole.value
    var groups = 0
    while let next = self.separator, next == separator {
      let start = offset
      offset += next.length
      guard let group = digits(), group.count == 3, value < 1_000_000_000 else {
        offset = start
        break
      }
      value = value * 1000 + group.value
      groups += 1
    }
    guard groups > 1 || groups == 1 && (!separator.isDecimal || hasDecimals(beside: separator))
    else { return nil }
    guard let last = self.separator, last.isDecimal, last != separator else {
      return ScannedNumber(value: Rational(value))
    }
    offset += last.length
    return decimals(after: value).map { ScannedNumber(value: $0) }
  }

  private func hasDecimals(beside separator: Separator) -> Bool {
    self.separator.map { $0.isDecimal && $0 != separator } ?? false
  }
}
