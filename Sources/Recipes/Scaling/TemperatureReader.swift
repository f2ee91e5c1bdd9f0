/// Reads temperatures in running text: `350 °F`, `180–200°C`, `180 Grad`, `gas mark 4`.
struct TemperatureReader {
  private var cursor: TextCursor

  init(_ cursor: TextCursor) { self.cursor = cursor }

  /// The temperature whose number is at the cursor, with the byte after it; `nil` where there is none.
  static func read(at cursor: TextCursor) -> (temperature: Temperature, end: Int)? {
    var reader = TemperatureReader(cursor)
    guard let temperature = reader.degrees() else { return nil }
    return (temperature, reader.cursor.offset)
  }

  /// The gas mark whose number is at the cursor, with the byte after it.
  static func gasMark(at cursor: TextCursor, from start: Int) -> (Temperature, end: Int)? {
    guard hasGas(before: cursor.offset, from: start, in: cursor.bytes) else { return nil }
    var reader = TemperatureReader(cursor)
    guard let mark = reader.cursor.number()?.value, mark > Rational(0), mark < Rational(11),
      !Scalars.isLetter(reader.cursor.scalar.value)
    else { return nil }
    return (Temperature(low: mark, high: mark, scale: .gas), reader.cursor.offset)
  }

  private static func hasGas(
    before end: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let text = bytes[max(start, end - 9)..<end].map { $0 | 0x20 }
    return ["gas mark ", "gas "].contains { word in
      text.count >= word.utf8.count && text.suffix(word.utf8.count).elementsEqual(word.utf8)
    }
  }

  private mutating func degrees() -> Temperature? {
    guard let low = cursor.number()?.value else { return nil }
    var high = low
    let afterLow = cursor.offset
    _ = skipSign()
    cursor.skipSpaces()
    if Scalars.isRangeDash(cursor.scalar.value) {
      cursor.offset += cursor.scalar.length
      cursor.skipSpaces()
      guard let most = cursor.number()?.value, most > low else { return nil }
      high = most
    } else {
      cursor.offset = afterLow
    }
    guard let scale = scale(of: high) else { return nil }
    return Temperature(low: low, high: high, scale: scale)
  }

  /// Passes a degree sign, or one of the two that are easily taken for it.
  private mutating func skipSign() -> Bool {
    let (scalar, length) = cursor.scalar
    guard scalar == 0xB0 || scalar == 0xBA || scalar == 0x2DA else { return false }
    cursor.offset += length
    return true
  }

  private mutating func scale(of number: Rational) -> Temperature.Scale? {
    let start = cursor.offset
    cursor.skipSpaces()
    switch cursor.scalar.value {
    case 0x2103:
      cursor.offset += 3
      return .celsius
    case 0x5EA6 where number >= Rational(100):
      cursor.offset += 3
      return .celsius
    case 0x2109:
      cursor.offset += 3
      return .fahrenheit
    default: break
    }
    let isMetric = TemperatureReader.metricDegrees.contains { skip(word: $0) }
    let hasSign = isMetric || skipSign() || TemperatureReader.degrees.contains { skip(word: $0) }
    let end = cursor.offset
    cursor.skipSpaces()
    if let scale = letter(), hasSign || number >= Rational(30) && cursor.offset <= start + 2 {
      return scale
    }
    if skip(word: "Celsius") { return .celsius }
    if skip(word: "Fahrenheit") { return .fahrenheit }
    cursor.offset = end
    return isMetric ? .celsius : nil
  }

  private mutating func letter() -> Temperature.Scale? {
    let byte = cursor.byte
    guard byte == UInt8(ascii: "C") || byte == UInt8(ascii: "F"),
      !Scalars.isLetter(cursor.scalar(at: cursor.offset + 1).value)
    else { return nil }
    cursor.offset += 1
    return byte == UInt8(ascii: "C") ? .celsius : .fahrenheit
  }

  private mutating func skip(word: String) -> Bool {
    let end = cursor.offset + word.utf8.count
    guard cursor.bytes[cursor.offset..<cursor.end].starts(with: word.utf8),
      !Scalars.isLetter(cursor.scalar(at: end).value)
    else { return false }
    cursor.offset = end
    return true
  }

  private static let degrees = ["degrees", "degree", "deg"]

  /// Degrees where nobody has any but Celsius.
  private static let metricDegrees = [
    "Grad", "degrés", "grados", "gradi", "graus", "graden", "derece",
  ]

  /// Whether a stretch of text has a temperature on a scale, by its letter: `220 °C`.
  static func mentions(_ letter: UInt8, in text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { index in
      guard text[index] == letter, index > text.startIndex else { return false }
      let next = index + 1 < text.endIndex ? text[index + 1] : 0
      var before = index - 1
      while before > text.startIndex, text[before] == UInt8(ascii: " ") { before -= 1 }
      let last = text[before]
      return (last == 0xB0 || last == 0xBA || last >= 0x30 && last <= 0x39)
        && !(next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z"))
    }
  }
}
