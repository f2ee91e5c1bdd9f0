/// Finds the numbers in the words of an amount.
struct AmountTextReader {
  private var scanner: AmountScanner
  private(set) var numbers: [AmountText.Number] = []
  private(set) var unit: Unit?
  /// Whether it is a count of packages: `2 x 400 g`.
  private(set) var isMultiple = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    scanner = AmountScanner(
      TextCursor(bytes, from: range.lowerBound, to: range.upperBound))
  }

  mutating func read() {
    scanner.skipApproximations()
    skipUnitBeforeNumber()
    guard var found = readNumber() else { return }
    if scanner.readMultiple(&found) {
      isMultiple = true
      unit = found.unit
      return
    }
    readUnit(&found)
    unit = unit ?? found.unit
    while readNext() || readSame() {}
  }

  /// Passes the unit of the Japanese order: `大さじ2`.
  private mutating func skipUnitBeforeNumber() {
    guard Scalars.isUnspaced(scanner.cursor.scalar.value), let (unit, range) = scanner.knownUnit()
    else { return }
    self.unit = unit
    scanner.cursor.offset = range.upperBound
    scanner.cursor.skipSpaces()
  }

  private mutating func readNumber() -> ScannedAmount? {
    let start = scanner.cursor.offset
    guard let (number, _) = scanner.quantity() else { return nil }
    var found = ScannedAmount(min: number.value, range: start..<scanner.cursor.offset)
    scanner.readRange(&found)
    let range = scanner.cursor.trimmed(start..<scanner.cursor.offset)
    numbers.append(
      AmountText.Number(
        range: range, low: number.value, high: number.value, word: nil))
    if let low = found.min, let high = found.max {
      numbers[numbers.count - 1].low = low
      numbers[numbers.count - 1].high = high
    }
    return found
  }

  private mutating func readUnit(_ found: inout ScannedAmount) {
    // A 1-inch piece becomes a 2-inch piece.
    let isLength = scanner.knownUnit()?.unit.kind == .length
    scanner.readUnit(&found)
    guard let range = found.unitRange, found.unit != nil, !isLength else { return }
    numbers[numbers.count - 1].word = UnitForms.word(in: scanner.cursor.bytes, range)
  }

  /// Reads what is added to the amount, or the other end of its range, if that has its own unit.
  private mutating func readNext() -> Bool {
    let start = scanner.cursor.offset
    let count = numbers.count
    var probe = scanner
    var whole = ScannedAmount(min: Rational(1), unit: unit, range: start..<start)
    probe.readSum(&whole)
    if probe.cursor.offset == start {
      whole.min = Rational(1, Int(Int32.max))
      probe.readRangeBetweenUnits(&whole)
    }
    guard probe.cursor.offset > start, skipToNumber(before: probe.cursor.offset),
      var found = readNumber()
    else {
      scanner.cursor.offset = start
      numbers.removeSubrange(count...)
      return false
    }
    readUnit(&found)
    return true
  }

  /// Reads the same amount in another unit: `/ 4 oz` of `120 g / 4 oz`.
  private mutating func readSame() -> Bool {
    let start = scanner.cursor.offset
    let count = numbers.count
    scanner.cursor.skipSpaces()
    if scanner.skipMarkInBracket() {
      scanner.cursor.skipSpaces()
      scanner.skipApproximations()
      if var found = readNumber() {
        readUnit(&found)
        if found.unit != nil { return true }
      }
    }
    scanner.cursor.offset = start
    numbers.removeSubrange(count...)
    return false
  }

  private mutating func skipToNumber(before end: Int) -> Bool {
    while scanner.cursor.offset < end {
      let (scalar, length) = scanner.cursor.scalar
      if Scalars.digit(scalar) != nil || VulgarFraction.value(of: scalar) != nil { return true }
      scanner.cursor.offset += max(1, length)
    }
    return false
  }
}
