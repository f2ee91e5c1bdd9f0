/// Moves through a text from number to number, and reads the units of time behind them.
struct DurationScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Passes on to the next number, and reads it with its fraction.
  mutating func nextNumber() -> Double? {
    while offset < bytes.count {
      if bytes[offset] < 0x80 {
        if isDigit(bytes[offset]) { return takeNumber() }
        offset += 1
      } else if scalar(at: offset).value.properties.numericType != nil, let number = takeNumber() {
        return number
      } else {
        offset += scalar(at: offset).length
      }
    }
    return nil
  }

  /// Passes over "–60", " to 60": the upper end of a range.
  mutating func skipRangeEnd() {
    let start = offset
    skipBlanks()
    for mark in DurationScanner.rangeMarks where bytes[offset...].starts(with: mark) {
      offset += mark.count
      skipBlanks()
      if takeNumber() != nil { return }
      break
    }
    offset = start
  }

  /// Reads a unit of time right behind a number: " minutes", "-hour", "分".
  mutating func takeUnit() -> DurationParser.Unit? {
    let start = offset
    skipBlanks()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    var end = offset
    while end < bytes.count, bytes[end] >= 0x80 || isLetter(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    if let unit = TimeUnits.units[word] ?? TimeUnits.units[word.lowercased()] {
      offset = end
      return unit
    }
    // Scripts without spaces run a unit into what follows it.
    for (name, unit) in TimeUnits.unspaced where word.hasPrefix(name) {
      offset += name.utf8.count
      return unit
    }
    offset = start
    return nil
  }

  /// Reads a number with a unit right behind what was read, as the minutes of "1 h 20 min".
  mutating func takePart() -> (Double, DurationParser.Unit)? {
    let start = offset
    skipBlanks()
    if let number = takeNumber(), let unit = takeUnit() { return (number, unit) }
    offset = start
    return nil
  }

  private static let rangeMarks: [[UInt8]] = ["-", "–", "—", "to ", "bis ", "à ", "a ", "〜", "~"]
    .map { Array($0.utf8) }

  /// A number with its fraction: "1", "1.5", "1,5", "1 ½", "1½", "1/2".
  private mutating func takeNumber() -> Double? {
    var value = takeDigits()
    if let whole = value, offset + 1 < bytes.count, isDigit(bytes[offset + 1]) {
      let mark = bytes[offset]
      if mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") || mark == UInt8(ascii: "/") {
        offset += 1
        let start = offset
        let part = takeDigits() ?? 0
        if mark == UInt8(ascii: "/") {
          if part > 0 { value = whole / part }
        } else {
          value = whole + part / (0..<offset - start).reduce(1) { power, _ in power * 10 }
        }
      }
    }
    return withVulgarFraction(value)
  }

  private mutating func withVulgarFraction(_ value: Double?) -> Double? {
    var ahead = offset
    if value != nil, ahead < bytes.count, bytes[ahead] == 32 { ahead += 1 }
    guard ahead < bytes.count, bytes[ahead] >= 0x80 else { return value }
    let (scalar, length) = scalar(at: ahead)
    guard scalar.properties.numericType == .numeric, let part = scalar.properties.numericValue,
      part < 1
    else { return value }
    offset = ahead + length
    return (value ?? 0) + part
  }

  private mutating func takeDigits() -> Double? {
    var value: Double?
    while offset < bytes.count {
      if isDigit(bytes[offset]) {
        value = (value ?? 0) * 10 + Double(bytes[offset] - 48)
        offset += 1
      } else if bytes[offset] >= 0x80 {
        let (scalar, length) = scalar(at: offset)
        guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue
        else { break }
        value = (value ?? 0) * 10 + digit
        offset += length
      } else {
        break
      }
    }
    return value
  }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      if bytes[offset] == 32 {
        offset += 1
      } else if bytes[offset...].starts(with: [0xC2, 0xA0]) {
        offset += 2
      } else {
        return
      }
    }
  }

  private func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int) {
    let end = min(offset + 4, bytes.count)
    guard let scalar = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
    else { return ("\u{FFFD}", 1) }
    return (scalar, scalar == "\u{FFFD}" ? 1 : UTF8.width(scalar))
  }

  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}
