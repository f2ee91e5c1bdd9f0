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
    let scalars = Array(text.lowercased().unicodeScalars)
    if let seconds = clock(scalars) { return seconds }
    var reader = Reader(scalars: scalars[...])
    return reader.seconds(bareUnit: bareUnit)
  }

  /// Every length of time that a text names with its unit, in seconds, in reading order.
  static func all(in text: String) -> [Int] {
    let scalars = Array(text.lowercased().unicodeScalars)
    var reader = Reader(scalars: scalars[...])
    var all: [Int] = []
    while let seconds = reader.nextWithUnit() { all.append(seconds) }
    return all
  }

  // "1:30" on a kitchen clock is hours and minutes.
  private static func clock(_ scalars: [Unicode.Scalar]) -> Int? {
    let parts = scalars.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2 else { return nil }
    let numbers = parts.compactMap { Int(String(String.UnicodeScalarView($0))) }
    guard numbers.count == 2, (0..<60).contains(numbers[1]), (0..<1000).contains(numbers[0]) else {
      return nil
    }
    return numbers[0] * 3600 + numbers[1] * 60
  }

  private struct Reader {
    var scalars: ArraySlice<Unicode.Scalar>

    mutating func seconds(bareUnit: Unit) -> Int? {
      var total = 0.0
      var found = false
      while let number = nextNumber() {
        skipRangeEnd()
        let unit = takeUnit()
        guard unit != nil || !found else { break }
        total += number * Double((unit ?? bareUnit).rawValue)
        found = true
        if unit == nil { break }
      }
      return found && total < 1e9 ? Int(total.rounded()) : nil
    }

    /// The next number that has a unit of time behind it, with the parts that follow it ("1 h 20
    /// min").
    mutating func nextWithUnit() -> Int? {
      while let number = nextNumber() {
        skipRangeEnd()
        guard let unit = takeUnit() else { continue }
        var total = number * Double(unit.rawValue)
        var smaller = unit
        while let (part, next) = takePart(), next.rawValue < smaller.rawValue {
          total += part * Double(next.rawValue)
          smaller = next
        }
        if total < 1e9 { return Int(total.rounded()) }
      }
      return nil
    }

    /// A number with a unit right behind what was read, as the minutes of "1 h 20 min".
    private mutating func takePart() -> (Double, Unit)? {
      let start = scalars
      skipBlanks()
      if let number = takeNumber(), let unit = takeUnit() { return (number, unit) }
      scalars = start
      return nil
    }

    private mutating func nextNumber() -> Double? {
      while let first = scalars.first, first.properties.numericType == nil { scalars.removeFirst() }
      guard !scalars.isEmpty else { return nil }
      return takeNumber()
    }

    /// A number with its fraction: "1", "1.5", "1,5", "1 ½", "1½", "1 1/2".
    private mutating func takeNumber() -> Double? {
      var value: Double?
      if let whole = takeDigits() {
        value = whole
        if let mark = scalars.first, mark == "." || mark == "," || mark == "/" || mark == "⁄" {
          let rest = scalars.dropFirst()
          if let next = rest.first, next.isASCIIDigit {
            scalars = rest
            let count = scalars.prefix { $0.isASCIIDigit }.count
            if let part = takeDigits() {
              let isFraction = mark == "/" || mark == "⁄"
              if isFraction, part > 0 { value = whole / part }
              if !isFraction { value = whole + part / power(of: count) }
            }
          }
        }
      }
      let rest = scalars.drop { $0 == " " }
      if let fraction = rest.first?.properties, fraction.numericType == .numeric,
        let part = fraction.numericValue, part < 1
      {
        scalars = rest.dropFirst()
        return (value ?? 0) + part
      }
      return value
    }

    private func power(of count: Int) -> Double {
      (0..<count).reduce(1.0) { power, _ in power * 10 }
    }

    private mutating func takeDigits() -> Double? {
      var value: Double?
      while let digit = scalars.first, let number = digit.properties.numericValue,
        digit.properties.numericType == .decimal
      {
        value = (value ?? 0) * 10 + number
        scalars.removeFirst()
      }
      return value
    }

    private mutating func skipRangeEnd() {
      let start = scalars
      skipBlanks()
      let words: [String] = ["-", "–", "—", "to", "bis", "à", "a", "〜", "~"]
      for word in words where scalars.starts(with: word.unicodeScalars) {
        scalars.removeFirst(word.unicodeScalars.count)
        skipBlanks()
        if scalars.first?.properties.numericType != nil, takeNumber() != nil { return }
        break
      }
      scalars = start
    }

    private mutating func skipBlanks() {
      while let first = scalars.first, first == " " || first == "\u{A0}" {
        scalars.removeFirst()
      }
    }

    private mutating func takeUnit() -> Unit? {
      let start = scalars
      skipBlanks()
      if scalars.first == "-" { scalars.removeFirst() }
      let word = String(String.UnicodeScalarView(scalars.prefix { $0.properties.isAlphabetic }))
      if let unit = TimeUnits.units[word] {
        scalars.removeFirst(word.unicodeScalars.count)
        return unit
      }
      // Scripts without spaces run a unit into what follows it.
      for (name, unit) in TimeUnits.unspaced where word.hasPrefix(name) {
        scalars.removeFirst(name.unicodeScalars.count)
        return unit
      }
      scalars = start
      return nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
