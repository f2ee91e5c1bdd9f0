/// The author's words for an amount with its numbers found in them, which is what scaling changes.
///
/// The words between the numbers stay as they are, so both halves of `1 cup plus 2 tbsp` scale, and
/// of `2 x 400 g` the count alone.
public struct AmountText: Sendable, Equatable {
  /// A number, or a range of numbers with what joins its ends: `2`, `2 ½`, `2 to 3`.
  struct Number: Sendable, Equatable {
    /// Its bytes in the words.
    var range: Range<Int>
    /// The least.
    var low: Rational
    /// The most; equal to `low` unless it is a range.
    var high: Rational
    /// The word for its unit, where that has a plural of its own.
    var word: UnitWord?
  }

  /// A word for a unit that is another one for one than for many.
  struct UnitWord: Sendable, Equatable {
    /// Its bytes in the words.
    var range: Range<Int>
    /// The two forms.
    var forms: UnitForms
  }

  /// The UTF-8 text that holds the words.
  let bytes: [UInt8]
  /// Where in it the words are.
  let range: Range<Int>
  /// The numbers that scale, in order; none in `a pinch`.
  private(set) var numbers: [Number] = []
  /// The unit of the whole.
  public private(set) var unit: Unit?

  /// Finds the numbers of an amount.
  public init(_ amount: Amount) {
    let bytes = Array(amount.text.utf8)
    self.init(bytes, 0..<bytes.count, low: amount.min, high: amount.max)
  }

  /// Finds the numbers of an amount that stands in a text and is `low` to `high` as a whole.
  init(_ bytes: [UInt8], _ range: Range<Int>, low: Rational?, high: Rational?) {
    self.bytes = bytes
    self.range = range
    guard let low else { return }
    let isMultiple = bytes.withUnsafeBufferPointer { bytes in
      var reader = AmountTextReader(bytes, range)
      reader.read()
      numbers = reader.numbers
      unit = reader.unit
      return reader.isMultiple
    }
    // What a single number means was settled when the line was read: `1.500 g`, `5/6 leaves`.
    if numbers.count == 1, !isMultiple {
      numbers[0].low = low
      numbers[0].high = high ?? low
    }
  }

  /// Whether a number without decimals is written in decimals once it needs them, as measures of
  /// the metric system are.
  var isDecimal: Bool { unit?.isMetricMeasure ?? false }

  /// The words with every number times a factor; the author's own for a factor of 1.
  public func scaled(by factor: Rational, mark: DecimalMark = .point) -> String {
    var text: [UInt8] = []
    write(
      into: &text,
      number: { number, text in
        text += self.text(of: number, times: factor, mark).utf8
      },
      word: { number, word, text in
        let most = number.high.multiplied(by: factor) ?? number.high
        text += (factor == Rational(1) ? self.written(word) : word.forms.form(for: most)).utf8
      })
    return String(decoding: text, as: UTF8.self)
  }

  /// Walks through the words and leaves numbers and their units to be written otherwise.
  func write(
    into text: inout [UInt8], number writeNumber: (Number, inout [UInt8]) -> Void,
    word writeWord: (Number, UnitWord, inout [UInt8]) -> Void
  ) {
    var offset = range.lowerBound
    for number in numbers {
      text += bytes[offset..<number.range.lowerBound]
      writeNumber(number, &text)
      offset = number.range.upperBound
      guard let word = number.word else { continue }
      text += bytes[offset..<word.range.lowerBound]
      writeWord(number, word, &text)
      offset = word.range.upperBound
    }
    text += bytes[offset..<range.upperBound]
  }

  private func text(of number: Number, times factor: Rational, _ mark: DecimalMark) -> String {
    guard factor != Rational(1), let low = number.low.multiplied(by: factor),
      let high = number.high.multiplied(by: factor)
    else { return String(decoding: bytes[number.range], as: UTF8.self) }
    let style = style(of: number, mark)
    return low == high ? low.text(in: style) : "\(low.text(in: style))–\(high.text(in: style))"
  }

  private func written(_ word: UnitWord) -> String {
    String(decoding: bytes[word.range], as: UTF8.self)
  }

  /// Decimals where the author wrote such, with their mark; else fractions, but for metric measures.
  private func style(of number: Number, _ mark: DecimalMark) -> NumberStyle {
    if !number.low.isWhole || !number.high.isWhole,
      let own = DecimalMark(lastIn: bytes[number.range])
    {
      return .decimals(own)
    }
    return isDecimal && number.low.isWhole && number.high.isWhole
      ? .decimals(mark) : .fractions(mark)
  }
}

extension Unit {
  /// Whether it is a measure that is read off a scale or a jug: grams and litres, no spoons or cups.
  var isMetricMeasure: Bool {
    system == .metric && isMeasure && kind != .time && !Unit.vessels.contains(id)
  }

  private static let vessels: Set<String> = [
    "metric-teaspoon", "metric-tablespoon", "metric-cup", "japanese-cup",
  ]
}
