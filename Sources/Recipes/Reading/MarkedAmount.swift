/// An amount that its author set apart: `*2 large cans* tomatoes`.
///
/// All that follows the number is the unit, as RecipeMD has it, but ranges, fractions, a second
/// amount in brackets and the like are understood as everywhere.
struct MarkedAmount {
  var amount: Amount
  var alternate: Amount?
  /// The bytes of a number whose separator may mean thousands or decimals.
  var doubtful: Range<Int>?

  init(_ text: String) {
    self = TextCursor.over(text) { MarkedAmount($0) }
  }

  private init(_ cursor: TextCursor) {
    let whole = cursor.trimmed(0..<cursor.bytes.count)
    var scanner = AmountScanner(
      TextCursor(cursor.bytes, from: whole.lowerBound, to: whole.upperBound))
    guard var found = scanner.amount() else {
      amount = Amount(min: nil, unit: nil, text: cursor.text(whole))
      return
    }
    doubtful = found.doubtful
    scanner.cursor.skipSpaces()
    if !scanner.cursor.isAtEnd, let second = MarkedAmount.second(&scanner) {
      alternate = second.amount(in: cursor)
    } else if !scanner.cursor.isAtEnd, found.min != nil, found.package == nil {
      let start = found.unitRange?.lowerBound ?? scanner.cursor.offset
      found.unitRange = start..<whole.upperBound
      found.range = found.range.lowerBound..<whole.upperBound
    } else if !scanner.cursor.isAtEnd {
      found.range = found.range.lowerBound..<whole.upperBound
    }
    amount = found.amount(in: cursor)
  }

  /// Reads `(120 g)`, `/ 120 g` or `(120 g / 4 oz)` to the end.
  private static func second(_ scanner: inout AmountScanner) -> ScannedAmount? {
    let start = scanner.cursor.offset
    let isBracketed = scanner.cursor.skip(UInt8(ascii: "("))
    var found: [ScannedAmount] = []
    var goesOn =
      isBracketed || scanner.cursor.skip(UInt8(ascii: "/"))
      || scanner.cursor.skip(UInt8(ascii: "|"))
    while goesOn {
      scanner.cursor.skipSpaces()
      guard let next = scanner.amount(), next.min != nil, found.isEmpty || next.isMeasure else {
        break
      }
      found.append(next)
      scanner.cursor.skipSpaces()
      if isBracketed, scanner.cursor.skip(UInt8(ascii: ")")) { break }
      goesOn = scanner.skipMarkInBracket()
    }
    scanner.cursor.skipSpaces()
    if scanner.cursor.isAtEnd, let second = ScannedAmount.joined(found) { return second }
    scanner.cursor.offset = start
    return nil
  }
}
