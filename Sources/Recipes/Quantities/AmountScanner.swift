/// Reads amounts out of a line, from left to right.
struct AmountScanner {
  /// Where it reads.
  var cursor: TextCursor
  private let vocabulary: Vocabulary

  /// Which words it knows.
  enum Vocabulary {
    /// Those of all amounts.
    case kitchen
    /// Those of lengths of time.
    case times
  }

  init(_ cursor: TextCursor, lexicon: Vocabulary = .kitchen) {
    self.cursor = cursor
    vocabulary = lexicon
  }

  // Not kept, since a scanner is copied wherever it looks ahead.
  var lexicon: Lexicon {
    _read {
      switch vocabulary {
      case .kitchen: yield Lexicon.shared
      case .times: yield Lexicon.times
      }
    }
  }

  /// Reads the amount at the cursor and passes it; leaves the cursor where it is if there is none.
  mutating func amount() -> ScannedAmount? {
    let start = cursor.offset
    skipApproximations()
    if let amount = counted(from: start) ?? wordy(from: start) { return amount }
    cursor.offset = start
    return nil
  }

  /// Passes `about`, `ca.`, `~` and the like.
  mutating func skipApproximations() {
    while true {
      let start = cursor.offset
      if AmountScanner.isSign(cursor.scalar.value) {
        cursor.offset += cursor.scalar.length
      } else if let word = lexicon.match(cursor), word.entry.roles.contains(.approximation),
        !word.entry.roles.contains(.vague) || isNumber(after: word.end)
      {
        cursor.offset = word.end
        _ = cursor.skip(UInt8(ascii: ".")) || cursor.skip(UInt8(ascii: ","))
      } else {
        return
      }
      cursor.skipSpaces()
      guard cursor.offset > start else { return }
    }
  }

  /// `~`, `+`, `<`, `>`, `±`, `≈`, `≤`, `≥` and the full-width tilde.
  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x7E, 0x2B, 0x3C, 0x3E, 0xB1, 0x2248, 0x2264, 0x2265, 0xFF5E: true
    default: false
    }
  }

  private func isNumber(after offset: Int) -> Bool {
    var ahead = TextCursor(cursor.bytes, from: offset, to: cursor.end)
    ahead.skipSpaces()
    return ahead.number() != nil
  }

  /// Reads an amount that begins with a number, in digits or in words.
  private mutating func counted(from start: Int) -> ScannedAmount? {
    let numberStart = cursor.offset
    guard let (number, isArticle) = quantity() else { return nil }
    var amount = ScannedAmount(min: number.value, range: start..<cursor.offset)
    if number.isDoubtful { amount.doubtful = numberStart..<cursor.offset }
    readRange(&amount)
    if !readMultiple(&amount) { readUnit(&amount) }
    takeNeighbours(numberStart..<cursor.offset, &amount)
    if amount.unit != nil {
      readRangeBetweenUnits(&amount)
      readSum(&amount)
    }
    settleThousands(&amount)
    guard amount.min != Rational(0) || amount.max != nil else { return nil }
    if isArticle, amount.unit?.kind == .vague { amount.min = nil }
    amount.range = start..<cursor.offset
    return amount
  }

  /// Takes `1,500 g` for thousands and `1.500 kg` for decimals: nobody weighs to a thousandth of a
  /// gram, nor a ton of flour.
  private func settleThousands(_ amount: inout ScannedAmount) {
    guard amount.doubtful != nil, !AmountScanner.large.contains(amount.unit?.id ?? "") else {
      return
    }
    amount.min = amount.min?.multiplied(by: Rational(1000))
    amount.max = amount.max?.multiplied(by: Rational(1000))
  }

  private static let large: Set<String> = ["kilogram", "litre", "pound", "gallon", "quart"]

  /// `5/6 bay leaves` are five or six, since nobody takes five sixths of a leaf.
  private func takeNeighbours(_ range: Range<Int>, _ amount: inout ScannedAmount) {
    guard let number = amount.min, amount.max == nil, amount.unit?.isMeasure != true,
      number.numerator > 3, number.denominator == number.numerator + 1,
      cursor.bytes[range].contains(UInt8(ascii: "/"))
    else { return }
    amount.min = Rational(number.numerator)
    amount.max = Rational(number.denominator)
  }

  /// Reads an amount without a number: `some`, `pinch of`, `a handful`.
  private mutating func wordy(from start: Int) -> ScannedAmount? {
    guard let word = lexicon.match(cursor) else { return nil }
    var amount = ScannedAmount(range: start..<word.end)
    if word.entry.roles.contains(.vague) {
      cursor.offset = word.end
      // `n. B.` is an abbreviation.
      _ = cursor.byte(ahead: 1) == UInt8(ascii: " ") && cursor.skip(UInt8(ascii: "."))
      readUnit(&amount)
    } else {
      guard readBareUnit(&amount) else { return nil }
    }
    amount.range = start..<cursor.offset
    return amount
  }

  /// Reads a unit without a number: any before `of`, a vague one before a name.
  private mutating func readBareUnit(_ amount: inout ScannedAmount) -> Bool {
    guard let (unit, range) = knownUnit() else { return false }
    cursor.offset = range.upperBound
    let isLinked = isLink(at: cursor.offset)
    guard unit.kind == .vague ? !isAtEnd(cursor.offset) : isLinked else { return false }
    amount.unit = unit
    amount.unitRange = range
    amount.min = unit.isMeasure ? Rational(1) : nil
    return true
  }

  private func isAtEnd(_ offset: Int) -> Bool {
    var ahead = TextCursor(cursor.bytes, from: offset, to: cursor.end)
    ahead.skipSpaces()
    return ahead.isAtEnd || [0x2C, 0x28, 0x29, 0x2E, 0x3A, 0x3B].contains(ahead.byte)
  }

  /// Whether `of` or its like begins here, spaces before it passed.
  func isLink(at offset: Int) -> Bool {
    var ahead = TextCursor(cursor.bytes, from: offset, to: cursor.end)
    ahead.skipSpaces()
    return lexicon.match(ahead)?.entry.roles.contains(.link) ?? false
  }
}
