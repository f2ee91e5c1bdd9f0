extension IngredientLineReader {
  /// Reads the name from a byte to the end of the line, and the notes around it.
  mutating func readName(from start: Int, upTo end: Int? = nil) {
    let end = end ?? whole.upperBound
    var offset = start
    var pieceStart = start
    while offset < end {
      if let step = bracket(at: offset) {
        words.add(pieceStart..<offset, in: scanner)
        if amount != nil, !words.hasNamePiece {
          scanner.cursor.offset = step
          skipLink()
          offset = scanner.cursor.offset
        } else {
          offset = step
        }
        pieceStart = offset
      } else if let length = separator(at: offset, from: start) {
        if let or = alternatives(at: offset + length, before: end), !words.isNote {
          offset = or
          continue
        }
        words.add(pieceStart..<offset, in: scanner)
        giveUnitBackToName()
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
    words.add(min(pieceStart, end)..<end, in: scanner)
  }

  /// Takes the bracket that begins at a byte and gives the byte after it; `nil` where none does.
  private mutating func bracket(at offset: Int) -> Int? {
    let (opening, length) = scanner.cursor.scalar(at: offset)
    guard IngredientLineReader.opensBracket(opening), !isPlural(at: offset),
      let close = closing(of: offset)
    else { return nil }
    let inside = offset + length..<close
    let end = close + scanner.cursor.scalar(at: close).length
    scanner.cursor.offset = offset
    if alternate == nil, amount?.isContainer != true, let found = bracketedAmounts(),
      scanner.cursor.offset == end, amount == nil || found.first?.isMeasure == true
    {
      takeBracket(found, offset..<end)
    } else {
      words.addNote(inside, in: scanner)
    }
    return end
  }

  private mutating func takeBracket(_ found: [ScannedAmount], _ range: Range<Int>) {
    if amount == nil {
      amount = found.first
      alternate = ScannedAmount.joined(found.dropFirst())
    } else {
      alternate = ScannedAmount.joined(found)
    }
    taken.append(range)
  }

  /// Where the bracket that opens at a byte closes; `nil` where it never does.
  mutating func closing(of opening: Int) -> Int? {
    if let first = unclosed.first, first <= opening {
      unclosed = unclosed.drop { $0 <= opening }
      if first == opening { return nil }
    }
    var depth = 0
    var offset = opening
    while offset < whole.upperBound {
      let (scalar, length) = scanner.cursor.scalar(at: offset)
      if IngredientLineReader.opensBracket(scalar) { depth += 1 }
      if closesBracket(scalar) {
        depth -= 1
        if depth == 0 { return offset }
      }
      offset += max(1, length)
    }
    unclosed = openings(from: opening).dropFirst()
    return nil
  }

  /// The brackets from a byte on that never close, so that no line is searched twice for one.
  private func openings(from start: Int) -> ArraySlice<Int> {
    var openings: [Int] = []
    var offset = start
    while offset < whole.upperBound {
      let (scalar, length) = scanner.cursor.scalar(at: offset)
      if IngredientLineReader.opensBracket(scalar) { openings.append(offset) }
      if closesBracket(scalar) { _ = openings.popLast() }
      offset += max(1, length)
    }
    return openings[...]
  }

  private static func opensBracket(_ scalar: UInt32) -> Bool {
    scalar == 0x28 || scalar == 0xFF08 || scalar == 0x5B
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
      // Some type two hyphens for a dash.
      let isDouble = scalar == 0x2D && scanner.cursor.scalar(at: offset + 1).value == 0x2D
      let end = offset + length + (isDouble ? 1 : 0)
      let isApart =
        offset > start && scanner.cursor.spaceLength(at: offset - 1) != nil
        && scanner.cursor.spaceLength(at: end) != nil
      return isApart ? end - offset : nil
    case 0x2E: return endsSentence(at: offset) ? length : nil
    default: return nil
    }
  }

  /// Whether a full stop ends a sentence: it follows a word of small letters and stands before a
  /// capital.
  private func endsSentence(at offset: Int) -> Bool {
    guard offset >= whole.lowerBound + 4, scanner.cursor.spaceLength(at: offset + 1) == 1,
      offset + 2 < whole.upperBound, bytes[offset + 2] >= UInt8(ascii: "A"),
      bytes[offset + 2] <= UInt8(ascii: "Z")
    else { return false }
    return bytes[offset - 4..<offset].allSatisfy {
      $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")
    }
  }

  /// A unit with nothing after it is what is counted: `2 cloves`, `1 pinch, dried`.
  mutating func giveUnitBackToName() {
    guard !words.hasNamePiece, let unit = amount?.unitRange, amount?.unit?.isMeasure != true,
      let range = amount?.range
    else { return }
    words.setName(unit)
    guard amount?.min != nil else {
      amount = nil
      taken = []
      return
    }
    amount?.unitRange = nil
    amount?.unit = nil
    amount?.range = range.lowerBound..<unit.lowerBound
    taken = taken.map { $0.lowerBound..<min($0.upperBound, max($0.lowerBound, unit.lowerBound)) }
  }
}
