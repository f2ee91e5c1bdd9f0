import Diagnostics

/// Where the nodes of a body are in the whole file.
///
/// libcmark 0.30 gives the lines of most blocks, but takes one too many for a setext heading and
/// for a fenced block that is not closed, one or more too few for HTML that ends on its own line,
/// and counts blank lines below a list or code to them; these are set right here.
struct SourceMap {
  let file: SourceFile
  let lines: BodyLines
  let body: SourceRange

  init(file: SourceFile, body: SourceRange, lineStarts: [Int], linesAbove: Int) {
    self.file = file
    self.body = body
    lines = BodyLines(starts: lineStarts, end: body.upper, linesAbove: linesAbove)
  }

  /// The lines of a block, counted from 1 at the top of the file; an inline node has those of its
  /// block.
  func wholeFileLines(of node: RawNode) -> ClosedRange<Int> {
    let lines = lines(of: node.block)
    return lines.lowerBound + self.lines.linesAbove...lines.upperBound + self.lines.linesAbove
  }

  /// The bytes of a block from its first column to the end of its last line.
  func range(of block: RawNode) -> SourceRange {
    guard block.kind != .document, block.startLine > 0 else { return body }
    let lines = lines(of: block)
    let first = self.lines.range(ofLine: lines.lowerBound, in: file.bytes)
    let last = self.lines.range(ofLine: lines.upperBound, in: file.bytes)
    return SourceRange(min(first.lower + max(block.startColumn - 1, 0), first.upper), last.upper)
  }

  /// The lines of a block, counted from 1 at the top of the body.
  func lines(of block: RawNode) -> ClosedRange<Int> {
    guard block.kind != .document, block.startLine > 0 else { return 1...lines.lastLine }
    let start = min(block.startLine, lines.lastLine)
    var end = min(block.endLine, lines.lastLine)
    if block.kind == .htmlBlock { end = start + newlines(in: block.literal) - 1 }
    if let next = startOfNextBlock(after: block) { end = min(end, next - 1) }
    switch block.kind {
    case .heading:
      if start < end { end = lastUnderline(from: start, to: end) }
    case .list, .item, .codeBlock, .htmlBlock, .blockQuote:
      while end > start, isBlank(line: end, inside: block) { end -= 1 }
    default: break
    }
    return start...max(start, end)
  }

  private func startOfNextBlock(after block: RawNode) -> Int? {
    var node: RawNode? = block
    while let current = node {
      if let next = current.next { return next.startLine }
      node = current.parent
    }
    return nil
  }

  private func newlines(in text: UnsafeBufferPointer<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// The last line that holds nothing but `=` or `-` below the marks of containers.
  private func lastUnderline(from start: Int, to end: Int) -> Int {
    var line = end
    while line > start, !isUnderline(line) { line -= 1 }
    return line > start ? line : end
  }

  private func isUnderline(_ number: Int) -> Bool {
    let line = lines.range(ofLine: number, in: file.bytes)
    var mark: UInt8?
    for byte in file.bytes[line.lower..<line.upper] {
      switch byte {
      case 0x20, 0x09, UInt8(ascii: ">"): continue
      case UInt8(ascii: "="), UInt8(ascii: "-"):
        if let mark, mark != byte { return false }
        mark = byte
      default: return false
      }
    }
    return mark != nil
  }

  /// Whether a line has nothing, or only the marks of the quotes around the block.
  private func isBlank(line number: Int, inside block: RawNode) -> Bool {
    let line = lines.range(ofLine: number, in: file.bytes)
    let text = file.bytes[line.lower..<line.upper].drop { $0 == 0x20 || $0 == 0x09 }
    if text.isEmpty { return true }
    return text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
      && isInQuote(block)
  }

  func isInQuote(_ block: RawNode) -> Bool {
    var node = block.parent
    while let current = node {
      if current.kind == .blockQuote { return true }
      node = current.parent
    }
    return false
  }
}

extension SourceMap {
  /// The first place of a text within a range.
  func find(_ text: UnsafeBufferPointer<UInt8>, in range: SourceRange) -> SourceRange? {
    guard let first = text.first, text.count <= range.upper - range.lower else { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
      let last = range.upper - text.count
      var index = bytes.firstOffset(of: first, from: range.lower, to: last + 1)
      while index <= last {
        if bytes[index..<index + text.count].elementsEqual(text) {
          return SourceRange(index, index + text.count)
        }
        index = bytes.firstOffset(of: first, from: index + 1, to: last + 1)
      }
      return nil
    }
  }

  /// The first line of a range, without its line ending.
  func firstLine(of range: SourceRange) -> SourceRange {
    let line = lines.range(ofLine: lines.line(at: range.lower), in: file.bytes)
    return SourceRange(range.lower, min(line.upper, range.upper))
  }

  /// The lines of a paragraph without the white space and the marks of quotes before them.
  func textLines(of paragraph: RawNode) -> [ArraySlice<UInt8>] {
    let start = range(of: paragraph).lower
    let isQuoted = isInQuote(paragraph)
    return lines(of: paragraph).enumerated().map { position, number in
      let line = lines.range(ofLine: number, in: file.bytes)
      let text = file.bytes[(position == 0 ? start : line.lower)..<line.upper]
      return text.drop {
        $0 == 0x20 || $0 == 0x09 || isQuoted && position > 0 && $0 == UInt8(ascii: ">")
      }
    }
  }
}
