/// The pieces of a line that are its name and its notes.
struct NameWords {
  var isOptional = false
  private var names: [Range<Int>] = []
  private var notes: [Range<Int>] = []
  private var isInNote = false
  private var joinsNext = false

  var hasNamePiece: Bool { !names.isEmpty }
  /// Whether all that follows is a note.
  var isNote: Bool { isInNote }

  /// Adds a piece that stands outside brackets.
  mutating func add(_ range: Range<Int>, in scanner: AmountScanner) {
    let range = scanner.cursor.trimmed(range)
    guard let first = range.first,
      range.count > 1 || scanner.cursor.bytes[first] != UInt8(ascii: ".")
    else { return }
    if isInNote { return addNote(range, in: scanner) }
    let nameEnd = afterthought(in: range, scanner)
    let name = scanner.cursor.trimmed(range.lowerBound..<nameEnd)
    if joinsNext, let last = names.popLast() {
      names.append(last.lowerBound..<name.upperBound)
      joinsNext = false
    } else if !name.isEmpty {
      names.append(name)
    }
    if nameEnd < range.upperBound { addNote(nameEnd..<range.upperBound, in: scanner) }
  }

  /// Adds a note; one that only says `optional` is taken at its word.
  mutating func addNote(_ range: Range<Int>, in scanner: AmountScanner) {
    var range = scanner.cursor.trimmed(range)
    var cursor = TextCursor(scanner.cursor.bytes, from: range.lowerBound, to: range.upperBound)
    if let word = scanner.lexicon.match(cursor), saysOptional(word, before: range.upperBound) {
      isOptional = true
      cursor.offset = word.end
      while NameWords.isStop(cursor.byte) || cursor.spaceLength(at: cursor.offset) != nil {
        cursor.offset += cursor.spaceLength(at: cursor.offset) ?? 1
      }
      range = cursor.offset..<max(cursor.offset, range.upperBound)
    }
    if !range.isEmpty { notes.append(range) }
  }

  private static func isStop(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "-")
  }

  private func saysOptional(_ word: Lexicon.Match, before end: Int) -> Bool {
    word.entry.roles.contains(.optional)
      || word.entry.roles.contains(.optionalAtEnd) && word.end >= end - 1
  }

  /// Whether there is a name, not adjectives alone as in `boneless, skinless chicken`.
  func hasName(in scanner: AmountScanner) -> Bool {
    guard let last = names.last else { return false }
    var cursor = TextCursor(scanner.cursor.bytes, from: last.lowerBound, to: last.upperBound)
    while !cursor.isAtEnd {
      guard let word = scanner.lexicon.match(cursor),
        !word.entry.roles.isDisjoint(with: [.adjective, .descriptor])
      else { return true }
      cursor.offset = word.end
      while cursor.byte == UInt8(ascii: ",") || cursor.spaceLength(at: cursor.offset) != nil {
        cursor.offset += cursor.spaceLength(at: cursor.offset) ?? 1
      }
    }
    return false
  }

  /// What follows is a note.
  mutating func startNote() { isInNote = true }

  /// What follows belongs to the piece of the name before it.
  mutating func joinName() { joinsNext = !names.isEmpty }

  mutating func setName(_ range: Range<Int>) { names = [range] }

  /// The name, its pieces joined by spaces, a full stop or a footnote's star at its end left out.
  func name(in scanner: AmountScanner) -> String {
    let cursor = scanner.cursor
    guard names.count == 1, let name = names.first else {
      return names.map(cursor.text).joined(separator: " ")
    }
    var end = name.upperBound
    while end > name.lowerBound + 1,
      [UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: ":")].contains(cursor.bytes[end - 1])
    {
      end -= 1
    }
    return cursor.text(cursor.trimmed(name.lowerBound..<end))
  }

  /// The notes joined by commas; `nil` where there are none.
  func note(in scanner: AmountScanner) -> String? {
    guard let first = notes.first else { return nil }
    if notes.count == 1 { return scanner.cursor.text(first) }
    let ordered = notes.sorted { $0.lowerBound < $1.lowerBound }
    return ordered.map(scanner.cursor.text).joined(separator: ", ")
  }

  /// Where a note such as `to taste` begins that no comma parts from the name.
  private func afterthought(in range: Range<Int>, _ scanner: AmountScanner) -> Int {
    var cursor = TextCursor(scanner.cursor.bytes, from: range.lowerBound, to: range.upperBound)
    while !cursor.isAtEnd {
      let start = cursor.offset
      while !cursor.isAtEnd, cursor.spaceLength(at: cursor.offset) == nil {
        cursor.offset += max(1, cursor.scalar.length)
      }
      cursor.skipSpaces()
      guard cursor.offset > start, !cursor.isAtEnd else { break }
      if let word = scanner.lexicon.match(cursor),
        !word.entry.roles.isDisjoint(with: [.afterthought, .optional, .optionalAtEnd])
      {
        return cursor.offset
      }
    }
    return range.upperBound
  }
}
