extension IngredientLineReader {
  /// Reads a line whose amount, if any, comes after the name: `bay leaves: 2`, `香葱 0.5 根`.
  mutating func readTrailingAmount(from start: Int) {
    guard let (found, end) = trailingAmount(from: start) else {
      readName(from: start)
      return
    }
    take(found)
    readName(from: start, upTo: nameEnd(before: found.range.lowerBound))
    scanner.cursor.offset = end
    readAlternate()
    let rest = scanner.cursor.offset
    words.startNote()
    readName(from: rest)
  }

  func nameEnd(before offset: Int) -> Int {
    var end = scanner.cursor.trimmed(whole.lowerBound..<offset).upperBound
    while end > whole.lowerBound {
      let isSign = [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "=")].contains(
        bytes[end - 1])
      if isSign {
        end -= 1
      } else if end >= 3,
        [0xFF1A, 0x2013, 0x2014, 0x2026].contains(scanner.cursor.scalar(at: end - 3).value)
      {
        end -= 3
      } else if let length = lengthOfTimes(before: end) {
        end -= length
      } else {
        break
      }
      end = scanner.cursor.trimmed(whole.lowerBound..<end).upperBound
    }
    return end
  }

  /// The length of the sign of `puddings x 8` that ends before a byte.
  private func lengthOfTimes(before end: Int) -> Int? {
    guard end > whole.lowerBound + 2 else { return nil }
    if bytes[end - 1] | 0x20 == UInt8(ascii: "x"), bytes[end - 2] == UInt8(ascii: " ") { return 1 }
    return bytes[end - 2] == 0xC3 && bytes[end - 1] == 0x97 ? 2 : nil
  }

  /// Finds an amount that ends the line, or what comes before its notes.
  private mutating func trailingAmount(from start: Int) -> (ScannedAmount, Int)? {
    var offset = start
    var isBoundary = false
    var isAfterColon = false
    while offset < whole.upperBound {
      let (scalar, length) = scanner.cursor.scalar(at: offset)
      if scalar == 0x28 || scalar == 0xFF08, let close = closing(of: offset) {
        offset = close + scanner.cursor.scalar(at: close).length
        continue
      }
      if isBoundary, offset > start, let found = amount(at: offset, isAfterColon: isAfterColon) {
        return found
      }
      if scalar == 0x3A || scalar == 0xFF1A { isAfterColon = true }
      isBoundary =
        Scalars.isSpace(scalar) || Scalars.isUnspaced(scalar) || scalar == 0x2026
        || isAfterColon && !Scalars.isLetter(scalar)
      offset += max(1, length)
    }
    return nil
  }

  private mutating func amount(at offset: Int, isAfterColon: Bool) -> (ScannedAmount, Int)? {
    let (scalar, _) = scanner.cursor.scalar(at: offset)
    guard canBegin(scalar, at: offset, isAfterColon: isAfterColon) else { return nil }
    scanner.cursor.offset = offset
    guard let found = prefixedAmount() ?? scanner.amount() else { return nil }
    let classified = classified(found)
    let end = scanner.cursor.offset
    if classified.unitRange == nil, let end = endOfAdjectives(at: end) {
      words.addNote(scanner.cursor.trimmed(classified.range.upperBound..<end), in: scanner)
      return (classified, end)
    }
    if isAfterColon { return (classified, end) }
    return isCredible(classified) && endsAmount(at: end) ? (classified, end) : nil
  }

  /// The end of the words such as `medium-sized` that end an amount at the end of a line.
  private func endOfAdjectives(at offset: Int) -> Int? {
    var ahead = TextCursor(bytes, from: offset, to: whole.upperBound)
    ahead.skipSpaces()
    guard let word = scanner.lexicon.match(ahead), word.entry.roles.contains(.adjective),
      endsAmount(at: word.end)
    else { return nil }
    return word.end
  }

  private func canBegin(_ scalar: UInt32, at offset: Int, isAfterColon: Bool) -> Bool {
    if scalar < 0x80 {
      return scalar >= 0x30 && scalar <= 0x39 || scalar == 0x7E || scalar == 0x2E
        || isAfterColon && Scalars.isLetter(scalar)
    }
    return Scalars.digit(scalar) != nil || VulgarFraction.value(of: scalar) != nil
      || Scalars.isUnspaced(scalar)
  }

  /// Reads the Japanese order, unit before number: `大さじ2`.
  mutating func prefixedAmount() -> ScannedAmount? {
    let start = scanner.cursor.offset
    guard Scalars.isUnspaced(scanner.cursor.scalar.value), let (unit, range) = scanner.knownUnit(),
      unit.kind == .volume
    else { return nil }
    scanner.cursor.offset = range.upperBound
    scanner.cursor.skipSpaces()
    guard let (number, _) = scanner.quantity() else {
      scanner.cursor.offset = start
      return nil
    }
    var found = ScannedAmount(
      min: number.value, unit: unit, unitRange: range, range: start..<scanner.cursor.offset)
    scanner.readRange(&found)
    found.range = start..<scanner.cursor.offset
    return found
  }

  /// Takes one or two characters of Chinese that end the line as the unit, known or not.
  private mutating func classified(_ found: ScannedAmount) -> ScannedAmount {
    guard found.unit == nil, found.min != nil else { return found }
    var ahead = scanner.cursor
    ahead.skipSpaces()
    let start = ahead.offset
    while Scalars.isUnspaced(ahead.scalar.value), ahead.offset < start + 6 {
      ahead.offset += ahead.scalar.length
    }
    guard ahead.offset > start, endsAmount(at: ahead.offset) else { return found }
    var found = found
    found.unitRange = start..<ahead.offset
    found.range = found.range.lowerBound..<ahead.offset
    scanner.cursor.offset = ahead.offset
    return found
  }

  private func endsAmount(at offset: Int) -> Bool {
    var ahead = TextCursor(bytes, from: offset, to: whole.upperBound)
    for about in Self.abouts where ahead.bytes[ahead.offset..<ahead.end].starts(with: about) {
      ahead.offset += about.count
    }
    ahead.skipSpaces()
    let scalar = ahead.scalar.value
    return ahead.isAtEnd || Self.ends.contains(scalar)
      || Self.times.contains(scalar) && !isNumber(after: ahead)
  }

  /// Whether a number follows a sign, as in `2 x 400 g`.
  private func isNumber(after cursor: TextCursor) -> Bool {
    var ahead = cursor
    ahead.offset += ahead.scalar.length
    ahead.skipSpaces()
    return Scalars.digit(ahead.scalar.value) != nil
  }

  private static let ends: Set<UInt32> = [
    0x2C, 0x28, 0x3B, 0x7C, 0x2F, 0xFF0C, 0xFF08, 0xFF1B, 0x3002, 0x2E,
  ]
  /// `1 个 * 份数`: so many for each portion.
  private static let times: Set<UInt32> = [0x2A, 0xD7]
  /// What makes a number approximate behind it: `30克左右`.
  private static let abouts = ["左右", "上下", "以上", "程度", "くらい", "ぐらい"].map { Array($0.utf8) }

  /// A number without a unit at the end counts only where it is small: `Type 405` is a name.
  private func isCredible(_ found: ScannedAmount) -> Bool {
    guard let number = found.min else { return Scalars.isUnspaced(firstScalar(of: found)) }
    return found.unitRange != nil
      || number.isWhole && number >= Rational(1)
        && number <= Rational(20) && bytes[found.range.lowerBound] != UInt8(ascii: "0")
      || !number.isWhole && number < Rational(20)
  }

  private func firstScalar(of found: ScannedAmount) -> UInt32 {
    scanner.cursor.scalar(at: found.range.lowerBound).value
  }
}
