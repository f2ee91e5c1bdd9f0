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
    guard case let line = pieces[lineStart...], !line.isEmpty else { return }
    if let standalone = standaloneLine(line) {
      let tags = line.compactMap { piece -> TemplatePiece? in
        guard case .tag(var tag) = piece else { return nil }
        tag.line = standalone
        return .tag(tag)
      }
      pieces.replaceSubrange(lineStart..., with: tags)
    } else if case .tag(let tag)? = line.first {
      let start = SourceRange(at: tag.range.lower)
      pieces.insert(.text(TextPiece(range: start, startsLine: true)), at: lineStart)
    }
  }

  private func standaloneLine(_ line: ArraySlice<TemplatePiece>) -> StandaloneLine? {
    var rest = line
    var indentation: SourceRange?
    var ending: SourceRange?
    if case .text(let text)? = rest.first {
      guard isBlank(text.range) else { return nil }
      indentation = text.range
      rest.removeFirst()
    }
    if case .text(let text)? = rest.last {
      guard isBlank(text.range) else { return nil }
      ending = text.range
      rest.removeLast()
    }
    let tags = rest.compactMap { piece -> TemplateTag? in
      if case .tag(let tag) = piece { tag } else { nil }
    }
    guard let first = tags.first, let last = tags.last, tags.count == rest.count,
      tags.allSatisfy(\.kind.canStandAlone), canShareLine(tags)
    else { return nil }
    return StandaloneLine(
      indentation: indentation ?? SourceRange(at: first.range.lower),
      ending: ending.map(lineEnding) ?? SourceRange(at: last.range.upper))
  }

  /// Whether the tags of one line may all be taken away: a partial would print beside another tag.
  private func canShareLine(_ tags: [TemplateTag]) -> Bool {
    tags.count == 1 || !tags.contains { $0.kind == .partial }
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
