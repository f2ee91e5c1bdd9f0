extension Amount {
  /// Reads what a recipe makes: `8 servings`, `two 9 inch crusts`, `about 30 cookies`, `4`.
  ///
  /// All that follows the number is the unit; words without a number are kept as text.
  public init(yield text: String, unitOfBareNumber: String? = nil) {
    self = TextCursor.over(text) { Amount(yield: text, $0, unitOfBareNumber) }
  }

  private init(yield text: String, _ cursor: TextCursor, _ unitOfBareNumber: String?) {
    let whole = cursor.trimmed(0..<cursor.bytes.count)
    var scanner = AmountScanner(
      TextCursor(cursor.bytes, from: whole.lowerBound, to: whole.upperBound))
    scanner.skipApproximations()
    self.init(min: nil, unit: nil, text: cursor.text(whole))
    guard let (number, isArticle) = scanner.quantity() else { return }
    var found = ScannedAmount(min: number.value, range: whole)
    scanner.readRange(&found)
    _ = scanner.cursor.skip(UInt8(ascii: "+"))
    let unit = cursor.trimmed(scanner.cursor.offset..<whole.upperBound)
    guard !(isArticle && unit.isEmpty) else { return }
    if let least = found.min, least < Rational(1), text.utf8.contains(UInt8(ascii: "/")) {
      // Two thirds of a serving are nothing: `2/3` are two or three.
      found.min = Rational(least.numerator)
      found.max = Rational(least.denominator)
    }
    min = found.min
    max = found.max ?? found.min
    guard unit.isEmpty, let word = unitOfBareNumber else {
      self.unit = unit.isEmpty ? nil : cursor.text(unit)
      return
    }
    let most = max ?? Rational(2)
    let form = UnitForms.forms(of: word)?.form(for: most) ?? word
    self.unit = form
    self.text = "\(self.text) \(form)"
  }
}
