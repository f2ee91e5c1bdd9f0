import Markdown

/// Marks in the HTML of a step what can be counted with: times, temperatures, and the amounts of
/// ingredients that stand in the text.
///
/// Lengths of time become `<time datetime>`, temperatures `<data>` with the other scale beside them.
/// An amount is marked only where the words after it name an ingredient of the recipe, so that tins
/// and slices of the finished cake stay as they are.
struct StepMarks {
  private let html: [UInt8]
  private let ingredients: [Ingredient]
  private let matcher: StepIngredients
  private var output: [UInt8] = []
  /// How far the HTML has been written.
  private var written = 0

  private init(_ html: [UInt8], _ ingredients: [Ingredient], _ matcher: StepIngredients) {
    self.html = html
    self.ingredients = ingredients
    self.matcher = matcher
    output.reserveCapacity(html.count + 256)
  }

  /// Marks a fragment; its links and pictures stay where they are in its text.
  static func mark(
    _ fragment: inout Fragment, naming ingredients: [Ingredient], _ matcher: StepIngredients
  ) {
    var marks = StepMarks(fragment.html, ingredients, matcher)
    marks.walk(&fragment.slots)
    fragment.html = marks.output
  }

  private mutating func walk(_ slots: inout [Fragment.Slot]) {
    var offset = 0
    for index in slots.indices {
      let end = slots[index].offset
      walk(from: &offset, to: end)
      copy(to: end)
      slots[index].offset = output.count
    }
    walk(from: &offset, to: html.count)
    copy(to: html.count)
  }

  private mutating func walk(from offset: inout Int, to end: Int) {
    while offset < end {
      if html[offset] == UInt8(ascii: "<") {
        offset = endOfTag(offset)
      } else {
        let next = html[offset..<end].firstIndex(of: UInt8(ascii: "<")) ?? end
        markText(offset..<next)
        offset = next
      }
    }
  }

  /// The end of a tag, or of a whole piece of code, which is left alone.
  private func endOfTag(_ start: Int) -> Int {
    let isCode = html[start...].starts(with: "<code".utf8)
    var end = start
    while end < html.count {
      end += 1
      if html[end - 1] == UInt8(ascii: ">"),
        !isCode || html[..<end].suffix(7).elementsEqual("</code>".utf8)
      {
        return end
      }
    }
    return end
  }

  private mutating func copy(to end: Int) {
    guard end > written else { return }
    output += html[written..<end]
    written = end
  }

  private mutating func markText(_ range: Range<Int>) {
    let html = html
    html.withUnsafeBufferPointer { bytes in
      var cursor = TextCursor(bytes, from: range.lowerBound, to: range.upperBound)
      while Durations.passToNumber(&cursor) {
        if let end = markTime(at: cursor) ?? markTemperature(at: cursor, in: range)
          ?? markAmount(at: cursor)
        {
          cursor.offset = end
        } else {
          Durations.passWord(&cursor)
        }
      }
    }
  }

  private mutating func markTime(at cursor: TextCursor) -> Int? {
    var scanner = AmountScanner(cursor, lexicon: .times)
    guard let seconds = Durations.duration(&scanner), seconds > 0 else { return nil }
    // A point at the end may be that of the sentence.
    var end = scanner.cursor.offset
    if html[end - 1] == UInt8(ascii: ".") { end -= 1 }
    copy(to: cursor.offset)
    output += "<time datetime=\"\(Durations.iso8601(seconds))\">".utf8
    copy(to: end)
    output += "</time>".utf8
    return end
  }

  private mutating func markTemperature(at cursor: TextCursor, in range: Range<Int>) -> Int? {
    guard
      let (temperature, end) = TemperatureReader.read(at: cursor)
        ?? TemperatureReader.gasMark(at: cursor, from: range.lowerBound)
    else { return nil }
    copy(to: cursor.offset)
    output += "<data value=\"\(temperature.data)\"".utf8
    if !isConverted(temperature.scale, cursor.offset..<end, in: range) {
      output += " data-also=\"\(temperature.converted)\"".utf8
    }
    output.append(UInt8(ascii: ">"))
    copy(to: end)
    output += "</data>".utf8
    return end
  }

  /// Whether the author gives the temperature on the other scale too, within a few words.
  private func isConverted(
    _ scale: Temperature.Scale, _ place: Range<Int>, in range: Range<Int>
  ) -> Bool {
    let before = html[max(range.lowerBound, place.lowerBound - 40)..<place.lowerBound]
    let after = html[place.upperBound..<min(range.upperBound, place.upperBound + 40)]
    let letters: [UInt8] =
      switch scale {
      case .celsius: [UInt8(ascii: "F")]
      case .fahrenheit: [UInt8(ascii: "C")]
      case .gas: [UInt8(ascii: "F"), UInt8(ascii: "C")]
      }
    return letters.contains {
      TemperatureReader.mentions($0, in: before) || TemperatureReader.mentions($0, in: after)
    }
  }

  private mutating func markAmount(at cursor: TextCursor) -> Int? {
    let (first, _) = cursor.scalar
    guard !ingredients.isEmpty,
      Scalars.digit(first) != nil || VulgarFraction.value(of: first) != nil
    else { return nil }
    var scanner = AmountScanner(cursor)
    guard let found = scanner.amount(), let low = found.min, found.unit?.kind != .length,
      found.unit?.kind != .time, let position = ingredient(after: scanner.cursor)
    else { return nil }
    let text = AmountText(html, found.range, low: low, high: found.max ?? low)
    guard !text.numbers.isEmpty else { return nil }
    copy(to: found.range.lowerBound)
    let amount = Amount(min: low, max: found.max ?? low, unit: nil, text: "")
    let measure = text.measure(amount, of: ingredients[position].name)
    text.write(into: &output, measure: text.data(of: measure))
    written = found.range.upperBound
    return written
  }

  /// The ingredient that the words after an amount name, up to the next comma or point.
  private func ingredient(after cursor: TextCursor) -> Int? {
    let rest = html[cursor.offset..<min(cursor.end, cursor.offset + 60)]
    let end =
      rest.firstIndex { [0x2E, 0x2C, 0x3B, 0x3A, 0x28, 0x29].contains($0) } ?? rest.endIndex
    return matcher.first(in: Array(rest[..<end]))
  }
}

extension RecipeDraft {
  /// Marks the steps of the recipe.
  mutating func markSteps(naming ingredients: [Ingredient], _ matcher: StepIngredients) {
    for part in recipe.parts.indices {
      for step in recipe.parts[part].steps.indices
      where recipe.parts[part].steps[step].mayHoldNumbers {
        StepMarks.mark(&recipe.parts[part].steps[step].body, naming: ingredients, matcher)
      }
    }
  }
}

extension Step {
  /// Digits are ASCII or begin, as fractions do, with one of four bytes.
  fileprivate var mayHoldNumbers: Bool {
    !durations.isEmpty
      || body.html.contains { byte in
        byte >= 0x30 && byte <= 0x39 || byte == 0xC2 || byte == 0xE2 || byte == 0xD9
          || byte == 0xEF
      }
  }
}
