extension CookingTime {
  /// Reads a length of time as people write it: `1 h 30 min`, `45–60 minutes`, `1:30`, `90`,
  /// `PT1H30M`; a number alone is minutes, and a range counts with its lower end.
  public init(reading text: String) {
    self.init(seconds: Durations.first(in: text), text: text)
  }

  /// The time as ISO 8601 has it (`PT1H30M`); `nil` where the words give none.
  public var iso8601: String? { seconds.map(Durations.iso8601) }
}

/// Lengths of time in texts.
enum Durations {
  /// The seconds of the first length of time in a text; a number alone counts minutes.
  static func first(in text: String) -> Int? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { first(in: text, bytes[...], TextCursor($0)) }
  }

  private static func first(
    in text: String, _ bytes: ArraySlice<UInt8>, _ cursor: TextCursor
  ) -> Int? {
    let range = cursor.trimmed(0..<bytes.count)
    if let seconds = iso(bytes[range]) ?? clock(bytes[range]) { return seconds }
    if let seconds = all(in: text, atMost: 1).first { return seconds }
    var scanner = AmountScanner(
      TextCursor(cursor.bytes, from: range.lowerBound, to: range.upperBound), lexicon: .times)
    scanner.skipApproximations()
    guard let (number, _) = scanner.quantity() else { return nil }
    var amount = ScannedAmount(min: number.value, range: range)
    scanner.readRange(&amount)
    scanner.cursor.skipSpaces()
    let isAlone = scanner.cursor.isAtEnd || scanner.cursor.byte == UInt8(ascii: ".")
    return isAlone ? amount.min.flatMap { seconds($0, of: 60) } : nil
  }

  /// The seconds of each length of time in a text, in order, a range by its lower end.
  static func all(in text: String, atMost limit: Int = .max) -> [Int] {
    TextCursor.over(text) { all(from: $0, atMost: limit) }
  }

  private static func all(from cursor: TextCursor, atMost limit: Int) -> [Int] {
    var scanner = AmountScanner(cursor, lexicon: .times)
    var found: [Int] = []
    while found.count < limit, passToNumber(&scanner.cursor) {
      let start = scanner.cursor.offset
      if let seconds = duration(&scanner) {
        found.append(seconds)
      } else {
        scanner.cursor.offset = start
        passWord(&scanner.cursor)
      }
    }
    return found
  }

  /// Moves to the next digit, fraction or short word that may be a number; false at the end.
  static func passToNumber(_ cursor: inout TextCursor) -> Bool {
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte >= 0x30, byte <= 0x39 { return true }
      if byte < 0x80, !isASCIILetter(byte) {
        cursor.offset += 1
        continue
      }
      if byte >= 0x80 {
        let scalar = cursor.scalar.value
        if Scalars.digit(scalar) != nil || VulgarFraction.value(of: scalar) != nil { return true }
        if Scalars.isUnspaced(scalar) {
          if scalar == 0x534A { return true }
          cursor.offset += 3
          continue
        }
      }
      if mayBeNumber(cursor) { return true }
      passWord(&cursor)
    }
    return false
  }

  /// Whether a word is as short as numbers and articles are and begins like one.
  private static func mayBeNumber(_ cursor: TextCursor) -> Bool {
    guard Lexicon.times.mayBeginNumber(at: cursor) else { return false }
    var ahead = cursor
    passWord(&ahead)
    return ahead.offset - cursor.offset <= 7
      && Lexicon.times.match(cursor).map {
        $0.entry.number != nil || $0.entry.roles.contains(.article)
      } ?? false
  }

  /// Passes a word, a number or a single sign.
  static func passWord(_ cursor: inout TextCursor) {
    let start = cursor.offset
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if isASCIILetter(byte) || byte >= 0x30 && byte <= 0x39 {
        cursor.offset += 1
      } else if byte >= 0x80, Scalars.isLetter(cursor.scalar.value),
        !Scalars.isUnspaced(cursor.scalar.value)
      {
        cursor.offset += cursor.scalar.length
      } else {
        break
      }
    }
    if cursor.offset == start { cursor.offset += max(1, cursor.scalar.length) }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Reads a number with a unit of time at the cursor, with the smaller ones after it: `1 h 20 min`.
  static func duration(_ scanner: inout AmountScanner) -> Int? {
    guard let (number, _) = scanner.quantity() else { return nil }
    var amount = ScannedAmount(
      min: number.value, range: scanner.cursor.offset..<scanner.cursor.offset)
    scanner.readRange(&amount)
    if amount.max == nil { _ = scanner.cursor.skip(UInt8(ascii: "+")) }
    guard let (unit, range) = scanner.knownUnit(), unit.kind == .time else { return nil }
    scanner.take(unit, range, into: &amount)
    scanner.readRangeBetweenUnits(&amount)
    scanner.readSum(&amount)
    guard let least = amount.min, let size = unit.size,
      let total = seconds(least, of: size.numerator)
    else { return nil }
    return total + (unit.id == "hour" ? minutesAfterHours(&scanner) ?? 0 : 0)
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
    guard bytes.first == UInt8(ascii: "P"), bytes.count > 2, bytes.count < 30 else { return nil }
    var total = 0
    var number: Int?
    var isTime = false
    for small in bytes.dropFirst() {
      let byte = isASCIILetter(small) ? small & 0xDF : small
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
