/// A day of the Gregorian calendar, as ISO 8601 writes it: `2026-11-30`.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, counted from 1.
  public let day: Int

  /// Makes a date, or `nil` where there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDate.days(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2026-11-30`, whatever time of day follows after `T` or a space; `nil` for all else.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 || bytes.count > 10 && (bytes[10] == 0x54 || bytes[10] == 0x20),
      bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = CalendarDate.number(bytes[0..<4]), let month = CalendarDate.number(bytes[5..<7]),
      let day = CalendarDate.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The date as ISO 8601 writes it.
  public var description: String {
    "\(CalendarDate.padded(year, to: 4))-\(CalendarDate.padded(month, to: 2))-"
      + CalendarDate.padded(day, to: 2)
  }

  /// Orders dates in time.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
