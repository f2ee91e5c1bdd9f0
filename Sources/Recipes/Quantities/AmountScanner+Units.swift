extension AmountScanner {
  /// The unit at the cursor, spaces, a hyphen and adjectives before it passed, with its bytes.
  func knownUnit() -> (unit: Unit, range: Range<Int>)? {
    var ahead = cursor
    ahead.skipSpaces()
    if ahead.byte == UInt8(ascii: "-"), ahead.offset == cursor.offset { ahead.offset += 1 }
    let start = ahead.offset
    if let length = inchSign(ahead) { return Unit.inch.map { ($0, start..<start + length) } }
    var isDescribed = false
    for _ in 0..<3 {
      guard let word = lexicon.match(ahead) else { return nil }
      if let unit = word.entry.unit {
        // `3 peeled cloves` count cloves, but nobody measures in `cooked cups`.
        guard !isDescribed || unit.kind == .count else { return nil }
        return (unit, start..<endOfUnit(from: word.end))
      }
      isDescribed = isDescribed || !word.entry.roles.contains(.adjective)
      guard !word.entry.roles.isDisjoint(with: [.adjective, .descriptor]) else { return nil }
      ahead.offset = word.end
      _ = ahead.skip(UInt8(ascii: "."))
      ahead.skipSpaces()
    }
    return nil
  }

  /// The length of an inch sign right after a number: `1"`.
  private func inchSign(_ ahead: TextCursor) -> Int? {
    guard ahead.offset == cursor.offset, ahead.offset > 0 else { return nil }
    switch ahead.scalar.value {
    case 0x22, 0x2033, 0x201D: return ahead.scalar.length
    default: return nil
    }
  }

  /// The end of a unit with the point of its abbreviation and a plural in brackets: `cup(s)`.
  private func endOfUnit(from offset: Int) -> Int {
    var ahead = TextCursor(cursor.bytes, from: offset, to: cursor.end)
    guard ahead.byte == UInt8(ascii: "(") || ahead.byte == UInt8(ascii: "/") else {
      return ahead.skip(UInt8(ascii: ".")) && !Scalars.isLetter(ahead.scalar.value)
        ? ahead.offset : offset
    }
    for plural in AmountScanner.plurals
    where ahead.bytes[offset..<ahead.end].starts(with: plural) {
      return offset + plural.count
    }
    return offset
  }

  private static let plurals = ["(s)", "(n)", "(e)", "(en)", "(es)", "/n", "/s"].map {
    Array($0.utf8)
  }

  /// Reads what the number counts, where that is a unit, and the package size before it.
  mutating func readUnit(_ amount: inout ScannedAmount) {
    let start = cursor.offset
    if amount.min != nil, let package = packageSize() {
      let isBracketed = cursor.bytes[package.lowerBound] == UInt8(ascii: "(")
      if let (unit, range) = knownUnit(), !unit.isMeasure {
        amount.package = package
        take(unit, range, into: &amount)
        return
      }
      if !isBracketed, amount.max == nil, amount.min?.isWhole ?? false {
        amount.package = package
        return
      }
      cursor.offset = start
    }
    if let (unit, range) = knownUnit() {
      take(unit, range, into: &amount)
    } else if let range = partOfUnit(amount) ?? unknownUnit() {
      amount.unitRange = range
      cursor.offset = range.upperBound
    }
  }

  /// Takes a unit into an amount and passes it; a length takes the piece that it measures too.
  mutating func take(_ unit: Unit, _ range: Range<Int>, into amount: inout ScannedAmount) {
    amount.unit = unit
    amount.unitRange = range
    cursor.offset = range.upperBound
    guard unit.kind == .length || isSmall(range), let (piece, pieceRange) = knownUnit(),
      unit.kind == .length ? piece.kind == .count || piece.kind == .vague : !piece.isMeasure
    else { return }
    amount.unit = piece
    amount.unitRange = range.lowerBound..<pieceRange.upperBound
    cursor.offset = pieceRange.upperBound
  }

  /// Whether `kl.` is read, a spoon by itself but small before something else: `1 kl. Dose`.
  private func isSmall(_ range: Range<Int>) -> Bool {
    cursor.bytes[range].starts(with: "kl".utf8) && range.count < 4
  }

  /// Passes `700 ml` after a container and gives it; `nil` where none stands there.
  mutating func sizeOfContainer() -> Range<Int>? {
    guard let size = packageSize(), cursor.bytes[size.lowerBound] != UInt8(ascii: "(") else {
      return nil
    }
    return size
  }

  /// Reads `(14 oz)` or `14 oz` between a number and what it counts, and passes it.
  private mutating func packageSize() -> Range<Int>? {
    let start = cursor.offset
    cursor.skipSpaces()
    if cursor.byte == UInt8(ascii: "-") {
      cursor.offset += 1
      cursor.skipSpaces()
    }
    let opening = cursor.offset
    let isBracketed = cursor.skip(UInt8(ascii: "("))
    cursor.skipSpaces()
    var size = ScannedAmount(range: opening..<opening)
    if isBracketed { skipApproximations() }
    if let number = cursor.number() {
      size.min = number.value
      readRange(&size)
      if let (unit, range) = knownUnit(), unit.isMeasure {
        cursor.offset = range.upperBound
        if isBracketed { skipOtherSizes() }
        if !isBracketed || cursor.skip(UInt8(ascii: ")")) {
          return cursor.trimmed(opening..<cursor.offset)
        }
      }
    }
    cursor.offset = start
    return nil
  }

  /// Passes `/ 425 g` and `, 425 g` within a bracket.
  private mutating func skipOtherSizes() {
    cursor.skipSpaces()
    while cursor.skip(UInt8(ascii: "/")) || cursor.skip(UInt8(ascii: ","))
      || cursor.skip(UInt8(ascii: "|"))
    {
      cursor.skipSpaces()
      skipApproximations()
      guard cursor.number() != nil, let (_, range) = knownUnit() else { return }
      cursor.offset = range.upperBound
      cursor.skipSpaces()
    }
  }

  /// `of a teaspoon` after a fraction.
  private mutating func partOfUnit(_ amount: ScannedAmount) -> Range<Int>? {
    guard let number = amount.min, number < Rational(1) else { return nil }
    var ahead = self
    ahead.cursor.skipSpaces()
    guard let link = lexicon.match(ahead.cursor), link.entry.roles.contains(.link)
    else { return nil }
    ahead.cursor.offset = link.end
    ahead.cursor.skipSpaces()
    guard let article = lexicon.match(ahead.cursor), article.entry.roles.contains(.article)
    else { return nil }
    ahead.cursor.offset = article.end
    return ahead.knownUnit()?.range
  }

  /// A word that Crumb does not know but that `of` shows to be a unit: `3 gloves of garlic`.
  private func unknownUnit() -> Range<Int>? {
    var ahead = cursor
    guard ahead.skipSpaces() else { return nil }
    let start = ahead.offset
    while Scalars.isLetter(ahead.scalar.value) { ahead.offset += ahead.scalar.length }
    let end = ahead.offset
    guard end > start, !Scalars.isUnspaced(ahead.scalar(at: start).value),
      ahead.skipSpaces(), let link = lexicon.match(ahead), link.entry.roles.contains(.link),
      cursor.bytes[ahead.offset..<link.end].starts(with: "of".utf8)
    else { return nil }
    return start..<end
  }

  /// Reads `– 3 cups` after an amount with a unit: a range whose ends both have one.
  mutating func readRangeBetweenUnits(_ amount: inout ScannedAmount) {
    let start = cursor.offset
    guard amount.max == nil, let low = amount.min, let unit = amount.unit, skipRangeMark(),
      let number = cursor.number(), let (other, range) = knownUnit(),
      other.system == unit.system, let ratio = unit == other ? Rational(1) : other.ratio(to: unit),
      let high = number.value.multiplied(by: ratio), high > low
    else {
      cursor.offset = start
      return
    }
    amount.max = high
    cursor.offset = range.upperBound
  }

  /// Reads `plus 2 tablespoons`, `+ 2 tbsp`, `8 oz` after a pound: what is added to an amount.
  mutating func readSum(_ amount: inout ScannedAmount) {
    let start = cursor.offset
    cursor.skipSpaces()
    let hasMark = skipSumMark()
    cursor.skipSpaces()
    guard let unit = amount.unit, let sum = addend(to: unit, hasMark: hasMark),
      let min = amount.min?.adding(sum)
    else {
      cursor.offset = start
      return
    }
    amount.max = amount.max.flatMap { $0.adding(sum) }
    amount.min = min
  }

  private mutating func skipSumMark() -> Bool {
    if cursor.skip(UInt8(ascii: "+")) { return true }
    guard let word = lexicon.match(cursor), word.entry.roles.contains(.sum) else { return false }
    cursor.offset = word.end
    return true
  }

  /// Reads the second amount of a sum and gives it in the unit of the first.
  private mutating func addend(to unit: Unit, hasMark: Bool) -> Rational? {
    guard let (number, isArticle) = quantity() else { return nil }
    if let (other, range) = knownUnit(), let ratio = other.ratio(to: unit),
      hasMark || ratio < Rational(1) && other.system == unit.system
    {
      cursor.offset = range.upperBound
      return number.value.multiplied(by: ratio)
    }
    let isFraction = hasMark && !isArticle && number.value < Rational(1)
    return isFraction && isLink(at: cursor.offset) ? number.value : nil
  }

  /// Passes `/`, `=`, `or` and the like between two amounts that are the same.
  mutating func skipAlternateMark() -> Bool {
    let isSign =
      cursor.skip(UInt8(ascii: "/")) || cursor.skip(UInt8(ascii: "|"))
      || cursor.skip(UInt8(ascii: "=")) || cursor.skip(UInt8(ascii: ";"))
    if !isSign {
      guard let word = lexicon.match(cursor), word.entry.roles.contains(.range) else {
        return false
      }
      cursor.offset = word.end
    }
    cursor.skipSpaces()
    return true
  }

  /// Passes what parts amounts in a bracket.
  mutating func skipMarkInBracket() -> Bool {
    skipAlternateMark() || cursor.skip(UInt8(ascii: ",")) || cursor.skip(UInt8(ascii: "-"))
  }
}
