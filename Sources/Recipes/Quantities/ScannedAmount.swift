/// An amount as it was found in a line, by its bytes.
struct ScannedAmount {
  /// The least; `nil` for an amount in words.
  var min: Rational?
  /// The most, where it is a range.
  var max: Rational?
  /// The unit that Crumb knows behind the author's word.
  var unit: Unit?
  /// The author's word for the unit, with the adjective before it.
  var unitRange: Range<Int>?
  /// The whole amount.
  var range: Range<Int>
  /// The size of a package that stands inside it and belongs to the name: `(14 oz)`.
  var package: Range<Int>?
  /// The `x` before a package size, which belongs to neither.
  var times: Range<Int>?
  /// Where a number stands whose separator may mean thousands or decimals.
  var doubtful: Range<Int>?

  /// Whether it is a number with a unit that has a size, such as `120 g`.
  var isMeasure: Bool { min != nil && unit?.isMeasure == true }

  /// Whether what it names is sold with something in it, such as a can.
  var isContainer: Bool { unit?.kind == .container }

  /// Goes through the bytes that are the amount and nothing else.
  func eachOwnRange(_ visit: (Range<Int>) -> Void) {
    guard let package else { return visit(range) }
    visit(range.lowerBound..<(times?.lowerBound ?? package.lowerBound))
    visit(package.upperBound..<range.upperBound)
  }

  /// Amounts that are the same in other units, as one: the value of the first, the words of all.
  static func joined(_ amounts: some Collection<ScannedAmount>) -> ScannedAmount? {
    guard var joined = amounts.first else { return nil }
    for amount in amounts.dropFirst() {
      joined.range = joined.range.lowerBound..<amount.range.upperBound
    }
    return joined
  }
}
