/// Takes a line of an ingredient list apart.
struct IngredientLineReader {
  var scanner: AmountScanner
  let whole: Range<Int>
  var amount: ScannedAmount?
  var alternate: ScannedAmount?
  /// The bytes that belong to amounts, for the label to leave out.
  var taken: [Range<Int>] = []
  var words = NameWords()
  /// Brackets ahead that are known never to close.
  var unclosed: ArraySlice<Int> = []

  var bytes: UnsafeBufferPointer<UInt8> { scanner.cursor.bytes }

  init(_ cursor: TextCursor) {
    whole = cursor.trimmed(0..<cursor.bytes.count)
    scanner = AmountScanner(
      TextCursor(cursor.bytes, from: whole.lowerBound, to: whole.upperBound))
  }

  mutating func read() -> IngredientLine {
    skipOptional()
    let start = scanner.cursor.offset
    if let amount = prefixedAmount() ?? scanner.amount() {
      take(amount)
      readAlternate()
      takeSizeOfContainer()
      if !skipContainer() { skipLink() }
      readName(from: scanner.cursor.offset)
      giveUnitBackToName()
    } else {
      readTrailingAmount(from: start)
    }
    return line()
  }

  /// Passes `can` of `14 oz can tomatoes`, which is no part of the name.
  private mutating func skipContainer() -> Bool {
    guard amount?.isMeasure == true, let (unit, range) = scanner.knownUnit(),
      unit.kind == .container
    else { return false }
    let start = scanner.cursor.offset
    scanner.cursor.offset = range.upperBound
    skipLink()
    scanner.cursor.skipSpaces()
    if Scalars.isLetter(scanner.cursor.scalar.value) { return true }
    scanner.cursor.offset = start
    return false
  }

  /// Reads a line that is a name with notes, and perhaps a second amount in brackets.
  mutating func readNameAlone() -> IngredientLine {
    skipOptional()
    skipLink()
    readName(from: scanner.cursor.offset)
    return line()
  }

  mutating func take(_ found: ScannedAmount) {
    amount = found
    found.eachOwnRange { taken.append($0) }
    if let times = found.times { taken.append(times) }
    if let package = found.package { words.addNote(withoutBrackets(package), in: scanner) }
  }

  private func withoutBrackets(_ range: Range<Int>) -> Range<Int> {
    guard bytes[range.lowerBound] == UInt8(ascii: "("), range.count > 1 else { return range }
    return scanner.cursor.trimmed(range.lowerBound + 1..<range.upperBound - 1)
  }

  /// Takes `700 ml` of `1 bottle 700 ml wine` for a remark.
  private mutating func takeSizeOfContainer() {
    guard amount?.isContainer == true, amount?.package == nil else { return }
    let start = scanner.cursor.offset
    if let size = scanner.sizeOfContainer() {
      words.addNote(size, in: scanner)
    } else {
      scanner.cursor.offset = start
    }
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
  mutating func readAlternate() {
    guard let first = amount else { return }
    let start = scanner.cursor.offset
    scanner.cursor.skipSpaces()
    if scanner.cursor.byte == UInt8(ascii: "(") {
      let opening = scanner.cursor.offset
      if let found = bracketedAmounts().flatMap(ScannedAmount.joined), found.unit != nil {
        let end = scanner.cursor.offset
        if first.unit != nil, !first.isContainer {
          alternate = found
          taken.append(opening..<end)
        } else {
          words.addNote(withoutBrackets(opening..<end), in: scanner)
        }
        return
      }
    } else if first.isMeasure, let found = ScannedAmount.joined(markedAmounts()) {
      alternate = found
      taken.append(start..<scanner.cursor.offset)
      return
    }
    scanner.cursor.offset = start
  }

  /// Reads `/ 250 g / 9 oz` after an amount.
  private mutating func markedAmounts() -> [ScannedAmount] {
    var found: [ScannedAmount] = []
    while true {
      let start = scanner.cursor.offset
      scanner.cursor.skipSpaces()
      guard scanner.skipAlternateMark(), let next = scanner.amount(), next.min != nil,
        next.unit != nil,
        found.isEmpty || next.isMeasure
      else {
        scanner.cursor.offset = start
        return found
      }
      found.append(next)
    }
  }

  /// Reads a bracket that holds one or more amounts and nothing else, and passes it.
  mutating func bracketedAmounts() -> [ScannedAmount]? {
    let start = scanner.cursor.offset
    scanner.cursor.offset += scanner.cursor.scalar.length
    var found: [ScannedAmount] = []
    repeat {
      scanner.cursor.skipSpaces()
      guard let amount = scanner.amount(), amount.min != nil, found.isEmpty || amount.unit != nil
      else { break }
      found.append(amount)
      scanner.cursor.skipSpaces()
      if closesBracket(scanner.cursor.scalar.value) {
        scanner.cursor.offset += scanner.cursor.scalar.length
        return found
      }
    } while found.last?.unit != nil && scanner.skipMarkInBracket()
    scanner.cursor.offset = start
    return nil
  }

  func closesBracket(_ scalar: UInt32) -> Bool {
    scalar == 0x29 || scalar == 0x5D || scalar == 0xFF09
  }

  /// Passes `of`, `d'` and the like between amount and name.
  mutating func skipLink() {
    var ahead = scanner.cursor
    ahead.skipSpaces()
    if ahead.byte | 0x20 == UInt8(ascii: "d"), ahead.byte(ahead: 1) == UInt8(ascii: "'") {
      scanner.cursor.offset = ahead.offset + 2
    } else if ahead.byte | 0x20 == UInt8(ascii: "d"),
      ahead.scalar(at: ahead.offset + 1).value == 0x2019
    {
      scanner.cursor.offset = ahead.offset + 4
    } else if let word = scanner.lexicon.match(ahead), word.entry.roles.contains(.link) {
      ahead.offset = word.end
      ahead.skipSpaces()
      // `2 dashes each – salt, pepper` has nothing to link to.
      if !Scalars.isRangeDash(ahead.scalar.value) { scanner.cursor.offset = word.end }
    }
  }

  // Most lines have one range, which needs no sorting.
  private func inOrder(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.count < 2 ? ranges : ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

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
    for range in inOrder(taken) {
      let head = max(start, range.lowerBound)
      let piece = scanner.cursor.trimmed(start..<max(start, min(head, nameEnd(before: head))))
      if !piece.isEmpty { ranges.append(piece) }
      start = max(start, range.upperBound)
    }
    let piece = scanner.cursor.trimmed(min(start, whole.upperBound)..<whole.upperBound)
    if !piece.isEmpty { ranges.append(piece) }
    return ranges
  }
}

extension ScannedAmount {
  /// The amount as a value, with the words of the line.
  func amount(in cursor: TextCursor) -> Amount {
    var text = ""
    eachOwnRange { range in
      let piece = cursor.text(cursor.trimmed(range))
      text += text.isEmpty || piece.isEmpty ? piece : " " + piece
    }
    return Amount(min: min, max: max, unit: unitRange.map(cursor.text), text: text)
  }
}
