/// Takes a line of an ingredient list apart.
struct IngredientLineReader {
  private var scanner: AmountScanner
  private let whole: Range<Int>
  var amount: ScannedAmount?
  var alternate: ScannedAmount?
  /// The bytes that belong to amounts, for the label to leave out.
  private var taken: [Range<Int>] = []
  private var words = NameWords()

  private var bytes: [UInt8] { scanner.cursor.bytes }

  init(_ bytes: [UInt8]) {
    let cursor = TextCursor(bytes)
    whole = cursor.trimmed(0..<bytes.count)
    scanner = AmountScanner(
      TextCursor(bytes, from: whole.lowerBound, to: whole.upperBound))
  }

  mutating func read() -> IngredientLine {
    skipOptional()
    let start = scanner.cursor.offset
    if let amount = scanner.amount() {
      take(amount)
      readAlternate()
      skipLink()
      readName(from: scanner.cursor.offset)
      giveUnitBackToName(from: start)
    } else {
      readTrailingAmount(from: start)
    }
    return line()
  }

  /// Reads a line that is a name with notes, and perhaps a second amount in brackets.
  mutating func readNameAlone() -> IngredientLine {
    skipOptional()
    skipLink()
    readName(from: scanner.cursor.offset)
    return line()
  }

  private mutating func take(_ found: ScannedAmount) {
    amount = found
    taken += found.ownRanges
  }

  /// Passes `(optional)` and `Optional:` at the start.
  private mutating func skipOptional() {
    var ahead = scanner.cursor
    let isBracketed = ahead.skip(UInt8(ascii: "(")) || ahead.skip(UInt8(ascii: "["))
    guard let word = scanner.lexicon.match(ahead), word.entry.roles.contains(.optional)
    else { return }
    ahead.offset = word.end
    if isBracketed {
      guard ahead.skip(UInt8(ascii: ")")) || ahead.skip(UInt8(ascii: "]")) else { return }
    }
    _ =
      ahead.skip(UInt8(ascii: ".")) || ahead.skip(UInt8(ascii: ","))
      || ahead.skip(UInt8(ascii: ":"))
    ahead.skipSpaces()
    guard !ahead.isAtEnd, ahead.byte != UInt8(ascii: ")") else { return }
    words.isOptional = true
    scanner.cursor.offset = ahead.offset
  }

  /// Reads `(120 g)` or `/ 120 g` after the amount.
  private mutating func readAlternate() {
    guard let first = amount else { return }
    let start = scanner.cursor.offset
    scanner.cursor.skipSpaces()
    if scanner.cursor.byte == UInt8(ascii: "(") {
      let opening = scanner.cursor.offset
      if let found = bracketedAmount(), first.unit != nil, !first.isContainer {
        alternate = found
        taken.append(opening..<scanner.cursor.offset)
        return
      }
    } else if first.isMeasure, skipAlternateMark(), let found = scanner.amount(), found.isMeasure {
      alternate = found
      taken.append(start..<scanner.cursor.offset)
      return
    }
    scanner.cursor.offset = start
  }

  private mutating func skipAlternateMark() -> Bool {
    let isSign =
      scanner.cursor.skip(UInt8(ascii: "/")) || scanner.cursor.skip(UInt8(ascii: "|"))
      || scanner.cursor.skip(UInt8(ascii: "=")) || scanner.cursor.skip(UInt8(ascii: ";"))
    if !isSign {
      guard let word = scanner.lexicon.match(scanner.cursor), word.entry.roles.contains(.range)
      else { return false }
      scanner.cursor.offset = word.end
    }
    scanner.cursor.skipSpaces()
    return true
  }

  /// Reads a bracket that holds amounts and nothing else, and passes it.
  private mutating func bracketedAmount() -> ScannedAmount? {
    let start = scanner.cursor.offset
    scanner.cursor.offset += scanner.cursor.scalar.length
    scanner.cursor.skipSpaces()
    let found = scanner.amount()
    while found?.min != nil, found?.unit != nil {
      scanner.cursor.skipSpaces()
      if closesBracket(scanner.cursor.scalar.value) {
        scanner.cursor.offset += scanner.cursor.scalar.length
        return found
      }
      guard skipAlternateMark() || scanner.cursor.skip(UInt8(ascii: ",")) else { break }
      scanner.cursor.skipSpaces()
      guard let more = scanner.amount(), more.unit != nil else { break }
    }
    scanner.cursor.offset = start
    return nil
  }

  private func closesBracket(_ scalar: UInt32) -> Bool {
    scalar == 0x29 || scalar == 0x5D || scalar == 0xFF09
  }

  /// Passes `of`, `d'` and the like between amount and name.
  private mutating func skipLink() {
    var ahead = scanner.cursor
    ahead.skipSpaces()
    if ahead.byte | 0x20 == UInt8(ascii: "d"), ahead.byte(ahead: 1) == UInt8(ascii: "'") {
      scanner.cursor.offset = ahead.offset + 2
    } else if ahead.byte | 0x20 == UInt8(ascii: "d"),
      ahead.scalar(at: ahead.offset + 1).value == 0x2019
    {
      scanner.cursor.offset = ahead.offset + 4
    } else if let word = scanner.lexicon.match(ahead), word.entry.roles.contains(.link) {
      scanner.cursor.offset = word.end
    }
    linkEnd = scanner.cursor.offset
  }

  private var linkEnd: Int?

  // MARK: Names and notes

  /// Reads the name from a byte to the end of the line, and the notes around it.
  private mutating func readName(from start: Int) {
    var offset = start
    var pieceStart = start
    while offset < whole.upperBound {
      if let step = bracket(at: offset) {
        words.add(pieceStart..<offset, in: scanner)
        offset = step
        pieceStart = step
      } else if let length = separator(at: offset, from: start) {
        words.add(pieceStart..<offset, in: scanner)
        if words.hasName(in: scanner) {
          words.startNote()
        } else {
          words.joinName()
        }
        offset += length
        pieceStart = offset
      } else {
        offset += max(1, scanner.cursor.scalar(at: offset).length)
      }
    }
    words.add(pieceStart..<whole.upperBound, in: scanner)
  }

  /// Takes the bracket that begins at a byte and gives the byte after it; `nil` where none does.
  private mutating func bracket(at offset: Int) -> Int? {
    let (opening, length) = scanner.cursor.scalar(at: offset)
    guard opening == 0x28 || opening == 0xFF08 || opening == 0x5B else { return nil }
    guard let close = closing(of: offset) else { return nil }
    let inside = offset + length..<close
    let end = close + scanner.cursor.scalar(at: close).length
    scanner.cursor.offset = offset
    if alternate == nil, amount?.isContainer != true, let found = bracketedAmount(),
      scanner.cursor.offset == end, amount == nil || found.isMeasure
    {
      takeBracket(found, offset..<end)
    } else {
      words.addNote(inside, in: scanner)
    }
    return end
  }

  private mutating func takeBracket(_ found: ScannedAmount, _ range: Range<Int>) {
    if amount == nil {
      amount = found
    } else {
      alternate = found
    }
    taken.append(range)
  }

  private func closing(of opening: Int) -> Int? {
    var depth = 0
    var offset = opening
    while offset < whole.upperBound {
      let (scalar, length) = scanner.cursor.scalar(at: offset)
      if scalar == 0x28 || scalar == 0xFF08 || scalar == 0x5B { depth += 1 }
      if closesBracket(scalar) {
        depth -= 1
        if depth == 0 { return offset }
      }
      offset += max(1, length)
    }
    return nil
  }

  /// The length of what parts the name from a note, if that begins at a byte.
  private func separator(at offset: Int, from start: Int) -> Int? {
    let (scalar, length) = scanner.cursor.scalar(at: offset)
    switch scalar {
    case 0x2C, 0xFF0C, 0x3B, 0xFF1B, 0x3001:
      let next = scanner.cursor.scalar(at: offset + length).value
      let isInNumber =
        scalar == 0x2C && offset > start && Scalars.digit(next) != nil
        && Scalars.digit(UInt32(bytes[offset - 1])) != nil
      return isInNumber ? nil : length
    case 0x3A, 0xFF1A:
      return scalar == 0xFF1A || scanner.cursor.spaceLength(at: offset + length) != nil
        ? length : nil
    case 0x2D, 0x2013, 0x2014:
      let isApart =
        offset > start && scanner.cursor.spaceLength(at: offset - 1) != nil
        && scanner.cursor.spaceLength(at: offset + length) != nil
      return isApart ? length : nil
    default: return nil
    }
  }

  /// A unit with nothing after it is what is counted: `2 cloves`, `1 pinch, dried`.
  private mutating func giveUnitBackToName(from start: Int) {
    guard !words.hasNamePiece, let unit = amount?.unitRange, amount?.unit?.isMeasure != true,
      let range = amount?.range
    else { return }
    words.setName(unit)
    amount?.unitRange = nil
    amount?.unit = nil
    amount?.range = range.lowerBound..<unit.lowerBound
    taken = taken.map { $0.lowerBound..<min($0.upperBound, max($0.lowerBound, unit.lowerBound)) }
  }

  // MARK: Amounts after the name

  /// Reads a line whose amount, if any, comes after the name: `bay leaves: 2`, `香葱 0.5 根`.
  private mutating func readTrailingAmount(from start: Int) {
    guard let (found, end) = trailingAmount(from: start) else {
      readName(from: start)
      return
    }
    take(found)
    words.add(scanner.cursor.trimmed(start..<nameEnd(before: found.range.lowerBound)), in: scanner)
    scanner.cursor.offset = end
    readAlternate()
    let rest = scanner.cursor.offset
    words.startNote()
    readName(from: rest)
  }

  private func nameEnd(before offset: Int) -> Int {
    var end = scanner.cursor.trimmed(whole.lowerBound..<offset).upperBound
    while end > whole.lowerBound {
      let isSign = [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "=")].contains(
        bytes[end - 1])
      if isSign {
        end -= 1
      } else if end >= 3,
        [0xFF1A, 0x2013, 0x2014].contains(scanner.cursor.scalar(at: end - 3).value)
      {
        end -= 3
      } else {
        break
      }
      end = scanner.cursor.trimmed(whole.lowerBound..<end).upperBound
    }
    return end
  }

  /// Finds an amount that ends the line, or what comes before its notes.
  private mutating func trailingAmount(from start: Int) -> (ScannedAmount, Int)? {
    var offset = start
    var isBoundary = false
    var isAfterColon = false
    while offset < whole.upperBound {
      let (scalar, length) = scanner.cursor.scalar(at: offset)
      if scalar == 0x2C || scalar == 0x28 || scalar == 0xFF0C || scalar == 0xFF08 { return nil }
      if isBoundary, offset > start, let found = amount(at: offset, isAfterColon: isAfterColon) {
        return found
      }
      if scalar == 0x3A || scalar == 0xFF1A { isAfterColon = true }
      isBoundary =
        Scalars.isSpace(scalar) || Scalars.isUnspaced(scalar)
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
    if isAfterColon { return (classified, end) }
    return isCredible(classified) && endsAmount(at: end) ? (classified, end) : nil
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
  private mutating func prefixedAmount() -> ScannedAmount? {
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
    ahead.skipSpaces()
    let scalar = ahead.scalar.value
    return ahead.isAtEnd
      || [0x2C, 0x28, 0x3B, 0x7C, 0x2F, 0xFF0C, 0xFF08, 0xFF1B, 0x3002, 0x2E]
        .contains(scalar)
  }

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

  // MARK: The result

  private func line() -> IngredientLine {
    var line = IngredientLine(name: words.name(in: scanner))
    if line.name.isEmpty { line.name = scanner.cursor.text(whole) }
    line.amount = amount.map { $0.amount(in: scanner.cursor) }
    line.alternateAmount = alternate.map { $0.amount(in: scanner.cursor) }
    line.note = words.note(in: scanner)
    line.isOptional = words.isOptional
    line.remainder = remainder()
    line.doubtful = amount?.doubtful ?? alternate?.doubtful
    return line
  }

  private func remainder() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = whole.lowerBound
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let piece = scanner.cursor.trimmed(start..<max(start, range.lowerBound))
      if !piece.isEmpty { ranges.append(piece) }
      start = max(start, range.upperBound)
    }
    if let linkEnd, taken.allSatisfy({ $0.upperBound <= linkEnd }) { start = max(start, linkEnd) }
    let piece = scanner.cursor.trimmed(min(start, whole.upperBound)..<whole.upperBound)
    if !piece.isEmpty { ranges.append(piece) }
    return ranges
  }
}

extension ScannedAmount {
  /// The amount as a value, with the words of the line.
  func amount(in cursor: TextCursor) -> Amount {
    let text = ownRanges.map { cursor.text(cursor.trimmed($0)) }.filter { !$0.isEmpty }
    return Amount(
      min: min, max: max, unit: unitRange.map(cursor.text), text: text.joined(separator: " "))
  }
}
