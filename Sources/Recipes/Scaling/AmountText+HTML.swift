extension AmountText {
  /// Finds the numbers of an amount whose words are written as HTML.
  public init(html amount: Amount) {
    var bytes: [UInt8] = []
    for byte in amount.text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      default: bytes.append(byte)
      }
    }
    self.init(bytes, 0..<bytes.count, low: amount.min, high: amount.max)
  }

  /// The words with each number as `<data value="5/2">` and each unit that has a plural with its
  /// other form: `<span data-more="cups">cup</span>`, `<span data-one="cup">cups</span>`.
  public var html: [UInt8] {
    var html: [UInt8] = []
    write(into: &html)
    return html
  }

  private func write(into html: inout [UInt8]) {
    write(
      into: &html,
      number: { number, html in
        html += "<data value=\"".utf8
        html += number.low.text.utf8
        if number.high != number.low { html += "..\(number.high.text)".utf8 }
        html += "\">".utf8
        html += bytes[number.range]
        html += "</data>".utf8
      },
      word: { _, word, html in
        let isOne = bytes[word.range].elementsEqual(word.forms.one.utf8)
        html += isOne ? "<span data-more=\"".utf8 : "<span data-one=\"".utf8
        html += (isOne ? word.forms.many : word.forms.one).utf8
        html += "\">".utf8
        html += bytes[word.range]
        html += "</span>".utf8
      })
  }

  /// Writes the words, in a `<span data-measure>` where there is anything to say of the measure.
  func write(into html: inout [UInt8], measure: String?) {
    guard let measure else { return write(into: &html) }
    html += "<span data-measure=\"".utf8
    html += measure.utf8
    html += "\">".utf8
    write(into: &html)
    html += "</span>".utf8
  }

  /// What the amount comes to in the other family of measures; `nil` where that is not sound.
  public func measure(_ amount: Amount, of name: String) -> Measure? {
    unit.flatMap { Measure(amount, in: $0, of: name) }
  }

  /// What the pages' scripts need to know of a measure: what it comes to in the other family, or
  /// that alone which family that is, for measures whose numbers are written in decimals.
  public func data(of measure: Measure?) -> String? {
    measure?.data ?? (isDecimal ? Measure.name(of: .us) : nil)
  }
}
