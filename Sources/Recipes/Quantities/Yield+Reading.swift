extension Amount {
  /// Reads what a recipe makes: `8 servings`, `two 9 inch crusts`, `about 30 cookies`, `4`.
  ///
  /// All that follows the number is the unit; words without a number are kept as text.
  public init(yield text: String, unitOfBareNumber: String? = nil) {
    let cursor = TextCursor(Array(text.utf8))
    let whole = cursor.trimmed(0..<cursor.bytes.count)
    var scanner = AmountScanner(
      TextCursor(cursor.bytes, from: whole.lowerBound, to: whole.upperBound))
    scanner.skipApproximations()
    self.init(min: nil, unit: nil, text: cursor.text(whole))
    guard let (number, isArticle) = scanner.quantity() else { return }
    var found = ScannedAmount(min: number.value, range: whole)
    scanner.readRange(&found)
    let unit = cursor.trimmed(scanner.cursor.offset..<whole.upperBound)
    guard !(isArticle && unit.isEmpty) else { return }
    min = found.min
    max = found.max ?? found.min
    self.unit = unit.isEmpty ? unitOfBareNumber : cursor.text(unit)
    if unit.isEmpty, let unitOfBareNumber { self.text = "\(self.text) \(unitOfBareNumber)" }
  }
}
