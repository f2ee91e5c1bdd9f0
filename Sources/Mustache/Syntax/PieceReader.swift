import Diagnostics

/// Cuts a template into text and tags, and takes the lines away of which only tags are left.
///
/// A line stands alone where it holds nothing but white space and one tag that prints nothing
/// itself, or several such tags side by side.
struct PieceReader {
  private let bytes: [UInt8]
  private var tags: TagReader
  private var pieces: [TemplatePiece] = []
  /// Where the pieces of the line begin that is being read.
  private var lineStart = 0

  private init(_ file: SourceFile) {
    bytes = file.bytes
    tags = TagReader(file)
  }

  /// The pieces of a template in order, and what was wrong with its tags.
  static func pieces(of file: SourceFile) -> (pieces: [TemplatePiece], faults: FaultList) {
    var reader = PieceReader(file)
    reader.readAll()
    return (reader.pieces, reader.tags.faults)
  }

  private mutating func readAll() {
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    reading: while true {
      switch tags.next(from: position) {
      case .tag(let tag):
        addText(from: position, to: tag.range.lower)
        pieces.append(.tag(tag))
        position = tag.range.upper
      case .faulty(let range):
        addText(from: position, to: range.lower)
        position = range.upper
      case .end: break reading
      }
    }
    addText(from: position, to: bytes.count)
    closeLine()
  }

  private mutating func addText(from start: Int, to end: Int) {
    var lower = start
    while lower < end {
      let newline = bytes[lower..<end].firstIndex(of: .newline)
      let upper = newline.map { $0 + 1 } ?? end
      let startsLine = pieces.count == lineStart
      pieces.append(.text(TextPiece(range: SourceRange(lower, upper), startsLine: startsLine)))
      if newline != nil { closeLine() }
      lower = upper
    }
  }

  private mutating func closeLine() {
    defer { lineStart = pieces.count }
    guard lineStart < pieces.count else { return }
    if let standalone = standaloneLine() {
      keepTags(standalone)
    } else if case .tag(let tag) = pieces[lineStart] {
      let start = SourceRange(at: tag.range.lower)
      pieces.insert(.text(TextPiece(range: start, startsLine: true)), at: lineStart)
    }
  }

  /// Takes the white space of a line away and tells its tags what stood around them.
  private mutating func keepTags(_ standalone: StandaloneLine) {
    if case .text? = pieces.last { pieces.removeLast() }
    if case .text = pieces[lineStart] { pieces.remove(at: lineStart) }
    for index in lineStart..<pieces.count {
      guard case .tag(var tag) = pieces[index] else { continue }
      tag.line = standalone
      pieces[index] = .tag(tag)
    }
  }

  /// What stands around the tags of the line that was read, where the line is to be taken away.
  private func standaloneLine() -> StandaloneLine? {
    var (first, last) = (lineStart, pieces.count - 1)
    var indentation: SourceRange?
    var ending: SourceRange?
    if case .text(let text) = pieces[first] {
      guard isBlank(text.range) else { return nil }
      indentation = text.range
      first += 1
    }
    if first <= last, case .text(let text) = pieces[last] {
      guard isBlank(text.range) else { return nil }
      ending = text.range
      last -= 1
    }
    guard first <= last, mayStandAlone(first...last), case .tag(let opening) = pieces[first],
      case .tag(let closing) = pieces[last]
    else { return nil }
    return StandaloneLine(
      indentation: indentation ?? SourceRange(at: opening.range.lower),
      ending: ending.map(lineEnding) ?? SourceRange(at: closing.range.upper))
  }

  /// Whether some pieces are all tags that print nothing themselves; a partial would print beside
  /// another tag.
  private func mayStandAlone(_ line: ClosedRange<Int>) -> Bool {
    line.allSatisfy {
      guard case .tag(let tag) = pieces[$0] else { return false }
      return tag.kind.canStandAlone && (line.count == 1 || tag.kind != .partial)
    }
  }

  private func isBlank(_ range: SourceRange) -> Bool {
    bytes[range.lower..<range.upper].allSatisfy(\.isSpace)
  }

  /// The line ending at the end of a blank stretch, without the spaces before it.
  private func lineEnding(_ range: SourceRange) -> SourceRange {
    let start = bytes[range.lower..<range.upper].firstIndex { !$0.isBlank }
    return SourceRange(start ?? range.upper, range.upper)
  }
}
