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

  /// Reads several yields that commas part, as RecipeMD has them; a comma between digits parts none.
  static func yields(_ text: String) -> [Yield] {
    CommaSplit.parts(of: text).map { Amount(yield: $0) }
  }
}

/// Splits lists as RecipeMD does: at commas that do not stand between two digits.
enum CommaSplit {
  static func parts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ",") {
      let isInNumber =
        index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
        && isDigit(bytes[index + 1])
      if isInNumber { continue }
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts.compactMap { part in
      let cursor = TextCursor(Array(part.utf8))
      let range = cursor.trimmed(0..<cursor.bytes.count)
      return range.isEmpty ? nil : cursor.text(range)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
