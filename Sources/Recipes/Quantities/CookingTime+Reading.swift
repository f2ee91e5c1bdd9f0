extension CookingTime {
  /// Reads a length of time as people write it: `1 h 30 min`, `45–60 minutes`, `1:30`, `90`,
  /// `PT1H30M`; a number alone is minutes, and a range counts with its lower end.
  public init(reading text: String) {
    self.init(seconds: Durations.whole(text), text: text)
  }

  /// The time as ISO 8601 has it (`PT1H30M`); `nil` where the words give none.
  public var iso8601: String? { seconds.map(Durations.iso8601) }
}

/// Lengths of time in texts.
enum Durations {
  /// The seconds that a text says, which has to begin with the time; `nil` where it does not.
  static func whole(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    let cursor = TextCursor(bytes)
    let range = cursor.trimmed(0..<bytes.count)
    if let seconds = iso(bytes[range]) ?? clock(bytes[range]) { return seconds }
    var scanner = AmountScanner(
      TextCursor(bytes, from: range.lowerBound, to: range.upperBound), lexicon: .times)
    if let found = duration(&scanner) { return found }
    scanner.cursor.offset = range.lowerBound
    scanner.skipApproximations()
    guard let number = scanner.cursor.number() else { return nil }
    scanner.cursor.skipSpaces()
    return scanner.cursor.isAtEnd ? seconds(number.value, of: 60) : nil
  }

  /// The seconds of each length of time in a text, in order.
  static func all(in text: String) -> [Int] {
    var scanner = AmountScanner(TextCursor(Array(text.utf8)), lexicon: .times)
    var found: [Int] = []
    var isBoundary = true
    while !scanner.cursor.isAtEnd {
      let start = scanner.cursor.offset
      if isBoundary, let seconds = duration(&scanner) {
        found.append(seconds)
        isBoundary = false
      } else {
        let (scalar, length) = scanner.cursor.scalar(at: start)
        isBoundary =
          !Scalars.isLetter(scalar) && Scalars.digit(scalar) == nil || Scalars.isUnspaced(scalar)
        scanner.cursor.offset = start + max(1, length)
      }
    }
    return found
  }

  /// Reads a number with a unit of time at the cursor, `1h30` too.
  private static func duration(_ scanner: inout AmountScanner) -> Int? {
    let start = scanner.cursor.offset
    if let amount = scanner.amount(), let unit = amount.unit, unit.kind == .time,
      let least = amount.min, let size = unit.size, size.isWhole,
      let seconds = seconds(least, of: size.numerator)
    {
      guard unit.id == "hour", let minutes = minutesAfterHours(&scanner) else { return seconds }
      return seconds + minutes
    }
    scanner.cursor.offset = start
    return nil
  }

  /// `30` right after `1h`.
  private static func minutesAfterHours(_ scanner: inout AmountScanner) -> Int? {
    let start = scanner.cursor.offset
    if let number = scanner.cursor.number(), scanner.cursor.offset == start + 2,
      !Scalars.isLetter(scanner.cursor.scalar.value)
    {
      return seconds(number.value, of: 60)
    }
    scanner.cursor.offset = start
    return nil
  }

  private static func seconds(_ number: Rational, of size: Int) -> Int? {
    guard let product = number.multiplied(by: Rational(size)), product.double < 1e9,
      product > Rational(0)
    else { return nil }
    return Int(product.double.rounded())
  }

  /// `1:30` is an hour and a half.
  private static func clock(_ bytes: ArraySlice<UInt8>) -> Int? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let hours = Int(decimal: parts[0]),
      let minutes = Int(decimal: parts[1]), minutes < 60, hours < 1000
    else { return nil }
    return hours * 3600 + minutes * 60
  }

  /// `PT1H30M`, `P1DT2H` of ISO 8601.
  private static func iso(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.first == UInt8(ascii: "P"), bytes.count > 2 else { return nil }
    var total = 0
    var number: Int?
    var isTime = false
    for byte in bytes.dropFirst() {
      if byte == UInt8(ascii: "T") {
        isTime = true
      } else if byte >= 0x30, byte <= 0x39 {
        number = min((number ?? 0) * 10 + Int(byte - 0x30), 1_000_000)
      } else {
        guard let count = number, let size = isoSizes[byte].map({ isTime ? $0.time : $0.date }),
          size > 0
        else { return nil }
        total += count * size
        number = nil
      }
    }
    return number == nil && total > 0 ? total : nil
  }

  private static let isoSizes: [UInt8: (date: Int, time: Int)] = [
    UInt8(ascii: "W"): (604_800, 0), UInt8(ascii: "D"): (86_400, 0), UInt8(ascii: "H"): (0, 3600),
    UInt8(ascii: "M"): (0, 60), UInt8(ascii: "S"): (0, 1),
  ]

  /// Seconds as a duration of ISO 8601, days left as hours: `PT36H`.
  static func iso8601(_ seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let text =
      (hours > 0 ? "\(hours)H" : "") + (minutes > 0 ? "\(minutes)M" : "")
      + (rest > 0 ? "\(rest)S" : "")
    return text.isEmpty ? "PT0S" : "PT" + text
  }
}

extension Int {
  /// The number that ASCII digits make; `nil` for none, for others and for more than nine.
  init?(decimal digits: ArraySlice<UInt8>) {
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    self = value
  }
}
