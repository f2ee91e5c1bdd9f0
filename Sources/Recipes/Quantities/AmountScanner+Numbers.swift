extension AmountScanner {
  /// Reads a number in digits or words; an article counts as one and is told apart.
  mutating func quantity() -> (number: ScannedNumber, isArticle: Bool)? {
    let start = cursor.offset
    if let number = cursor.number() {
      if isNumberAlone {
        if number.value < Rational(1) { skipArticle() }
        return (number, false)
      }
      cursor.offset = start
      return nil
    }
    guard let word = lexicon.match(cursor) else { return nil }
    let isUnspaced = Scalars.isUnspaced(cursor.scalar.value)
    if let value = word.entry.number, !isHalfAndHalf(word) {
      cursor.offset = word.end
      if isUnspaced, knownUnit() == nil {
        cursor.offset = start
        return nil
      }
      if value < Rational(1) { skipArticle() }
      return (ScannedNumber(value: value), false)
    }
    guard word.entry.roles.contains(.article), cursor.spaceLength(at: word.end) != nil
    else { return nil }
    cursor.offset = word.end
    return (ScannedNumber(value: Rational(1)), true)
  }

  /// Whether the digits that were read are a number and not part of a word, a percentage or a degree.
  private var isNumberAlone: Bool {
    let (next, _) = cursor.scalar
    if next == 0x25 || next == 0xB0 || isRangeOfPercent || isInCompound
      || next == 0x2E && Scalars.isLetter(scalarAhead)
    {
      return false
    }
    guard Scalars.isLetter(next), !Scalars.isUnspaced(next) else { return true }
    if next | 0x20 == 0x78 { return true }
    if let word = lexicon.match(cursor), word.entry.hasUnit || word.entry.roles.contains(.range) {
      return true
    }
    var ahead = cursor
    var letters = 0
    while Scalars.isLetter(ahead.scalar.value) {
      ahead.offset += ahead.scalar.length
      letters += 1
    }
    return letters > 2
  }

  /// Whether a hyphen ties the number to a word that is no unit: `7-Up`.
  private var isInCompound: Bool {
    guard cursor.byte == UInt8(ascii: "-"), Scalars.isLetter(scalarAhead) else { return false }
    var ahead = cursor
    ahead.offset += 1
    guard let word = lexicon.match(ahead) else { return true }
    return !word.entry.hasUnit && !word.entry.roles.contains(.range)
  }

  /// Whether `–4%` follows.
  private var isRangeOfPercent: Bool {
    guard Scalars.isRangeDash(cursor.scalar.value) else { return false }
    var ahead = cursor
    ahead.offset += ahead.scalar.length
    return ahead.number() != nil && ahead.byte == UInt8(ascii: "%")
  }

  private var scalarAhead: UInt32 { cursor.scalar(at: cursor.offset + cursor.scalar.length).value }

  private func isHalfAndHalf(_ word: Lexicon.Match) -> Bool {
    let next = cursor.bytes[word.end..<cursor.end].prefix(9)
    return next.elementsEqual(" and half".utf8) || next.elementsEqual("-and-half".utf8)
      || next.prefix(1).elementsEqual("-".utf8)
  }

  private mutating func skipArticle() {
    var ahead = cursor
    ahead.skipSpaces()
    guard let word = lexicon.match(ahead), word.entry.roles.contains(.article) else { return }
    cursor.offset = word.end
  }

  /// Reads `–3`, `to 3`, `bis 3` after a number.
  mutating func readRange(_ amount: inout ScannedAmount) {
    let start = cursor.offset
    let isBracketed = skipOpeningBracket()
    let isDash = !isBracketed && dashFollows
    guard skipRangeMark(), let (high, isArticle) = quantity(), !isArticle, let low = amount.min,
      !isBracketed || cursor.skip(UInt8(ascii: ")"))
    else {
      cursor.offset = start
      return
    }
    if isPackageSize(after: low, high.value) {
      cursor.offset = start
      return
    }
    if high.isDoubtful { amount.doubtful = start..<cursor.offset }
    // No range falls from 1 to 2/3: `1 - 2/3` is one and two thirds.
    if isDash, low.isWhole, low.numerator > 0, high.value < Rational(1),
      let sum = low.adding(high.value)
    {
      (amount.min, amount.max) = (sum, sum)
      return
    }
    amount.min = min(low, high.value)
    amount.max = max(low, high.value)
    _ = cursor.skip(UInt8(ascii: "+"))
  }

  private var dashFollows: Bool {
    var ahead = cursor
    ahead.skipSpaces()
    return Scalars.isRangeDash(ahead.scalar.value)
  }

  /// Passes the bracket of `1 (or 2)`.
  private mutating func skipOpeningBracket() -> Bool {
    let start = cursor.offset
    cursor.skipSpaces()
    if cursor.skip(UInt8(ascii: "(")) { return true }
    cursor.offset = start
    return false
  }

  /// Passes a dash or a word that joins the ends of a range, with the spaces around it.
  mutating func skipRangeMark() -> Bool {
    cursor.skipSpaces()
    if Scalars.isRangeDash(cursor.scalar.value) {
      cursor.offset += cursor.scalar.length
    } else if let word = lexicon.match(cursor), word.entry.roles.contains(.range) {
      cursor.offset = word.end
    } else {
      return false
    }
    cursor.skipSpaces()
    return true
  }

  /// Whether `2 - 14 oz cans` is meant: two cans of 14 ounces, not two to fourteen.
  private func isPackageSize(after low: Rational, _ high: Rational) -> Bool {
    guard low <= Rational(6), low.isWhole, high.double > 2 * low.double else { return false }
    var ahead = self
    guard let (unit, range) = ahead.knownUnit(), unit.isMeasure else { return false }
    ahead.cursor.offset = range.upperBound
    return ahead.knownUnit()?.unit.kind == .container
  }

  /// Reads `x 400 g` after a number; says whether the unit was read with it.
  mutating func readMultiple(_ amount: inout ScannedAmount) -> Bool {
    let start = cursor.offset
    cursor.skipSpaces()
    let timesStart = cursor.offset
    guard skipTimes() else {
      cursor.offset = start
      return false
    }
    cursor.skipSpaces()
    let sizeStart = cursor.offset
    guard let number = cursor.number() else { return false }
    var size = ScannedAmount(min: number.value, range: sizeStart..<cursor.offset)
    readRange(&size)
    readUnit(&size)
    if size.unit?.kind == .length || size.unit == nil {
      cursor.offset = start
      return size.unit?.kind == .length
    }
    let sizeEnd = cursor.offset
    if let (unit, range) = knownUnit(), unit.kind == .container {
      amount.package = sizeStart..<sizeEnd
      amount.times = timesStart..<sizeStart
      take(unit, range, into: &amount)
      return true
    }
    multiply(&amount, by: size)
    return true
  }

  private func multiply(_ amount: inout ScannedAmount, by size: ScannedAmount) {
    let count = amount.max ?? amount.min
    amount.max = (size.max ?? size.min).flatMap { high in count.flatMap(high.multiplied) }
    amount.min = amount.min.flatMap { low in size.min.flatMap(low.multiplied) }
    amount.unit = size.unit
    amount.unitRange = size.unitRange
  }

  /// Passes `x`, `×` or `*` between a count and a size.
  private mutating func skipTimes() -> Bool {
    let (scalar, length) = cursor.scalar
    guard scalar | 0x20 == 0x78 || scalar == 0xD7 || scalar == 0x2A else { return false }
    let next = cursor.scalar(at: cursor.offset + length).value
    guard Scalars.isSpace(next) || Scalars.digit(next) != nil else { return false }
    cursor.offset += length
    return true
  }
}
