/// Reads lengths of time in the words of cooks.
enum DurationParser {
  /// A unit of time, in seconds.
  enum Unit: Int {
    case second = 1
    case minute = 60
    case hour = 3600
    case day = 86400
    case week = 604_800
  }

  /// The length of time that a text says, in seconds; a range counts with its lower end.
  ///
  /// - Parameters:
  ///   - text: "1 h 20 min", "45–60 minutes", "1½ hours", "PT45M", "1:30".
  ///   - bareUnit: What a number without a unit counts.
  static func seconds(in text: String, bareUnit: Unit) -> Int? {
    if let seconds = clock(text) { return seconds }
    var scanner = DurationScanner(text)
    var total = 0.0
    var found = false
    while let number = scanner.nextNumber() {
      scanner.skipRangeEnd()
      let unit = scanner.takeUnit()
      guard unit != nil || !found else { break }
      total += number * Double((unit ?? bareUnit).rawValue)
      found = true
      if unit == nil { break }
    }
    return found ? whole(total) : nil
  }

  /// Every length of time that a text names with its unit, in seconds, in reading order.
  static func all(in text: String) -> [Int] {
    var scanner = DurationScanner(text)
    var all: [Int] = []
    while let number = scanner.nextNumber() {
      scanner.skipRangeEnd()
      guard let unit = scanner.takeUnit() else { continue }
      var total = number * Double(unit.rawValue)
      var smaller = unit
      while let (part, next) = scanner.takePart(), next.rawValue < smaller.rawValue {
        total += part * Double(next.rawValue)
        smaller = next
      }
      if let seconds = whole(total) { all.append(seconds) }
    }
    return all
  }

  // More than thirty years is no time to cook, and must not overflow.
  private static func whole(_ seconds: Double) -> Int? {
    seconds < 1e9 ? Int(seconds.rounded()) : nil
  }

  // "1:30" on a kitchen clock is hours and minutes.
  private static func clock(_ text: String) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let hours = Int(Substring(parts[0])),
      let minutes = Int(Substring(parts[1])), (0..<60).contains(minutes), (0..<1000).contains(hours)
    else { return nil }
    return hours * 3600 + minutes * 60
  }
}
