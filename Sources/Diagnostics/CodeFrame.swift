/// The lines of a file that a message shows, with what is marked in each.
public struct CodeFrame: Sendable, Equatable {
  /// One line of the frame.
  public struct Line: Sendable, Equatable {
    /// The number of the line, counted from 1.
    public var number: Int
    /// The offset in the whole file of the first byte shown.
    public var offset: Int
    /// What stands before the mark; the whole text of a line that is there for context.
    public var before: String
    /// What is marked; empty where a point between two characters is.
    public var marked = ""
    /// What stands after the mark.
    public var after = ""
    /// Whether the message speaks of this line; the others stand around it.
    public var isMarked: Bool
    /// Whether the line goes on to the left of what is shown.
    public var isCutBefore = false
    /// Whether the line goes on to the right of what is shown.
    public var isCutAfter = false
    /// Whether marked lines that are not shown come before this one.
    public var followsGap = false

    /// What is shown of the line, without its line ending, invalid UTF-8 replaced by U+FFFD.
    public var text: String { before + marked + after }
  }

  /// The lines in the order of the file.
  public var lines: [Line]

  /// How many lines are kept on each side of the marked ones.
  static let context = 2
  /// Of how many marked lines all are shown; of more the first ones and the last.
  static let mostMarkedLines = 5
  /// How many bytes of a line are kept on each side of the mark, and at most of the mark.
  static let mostBytes = 480
}

extension CodeFrame {
  /// The frame of a range that touches the lines `marked`, counted from 0.
  init(
    of range: SourceRange, lines marked: ClosedRange<Int>, in table: LineTable, of bytes: [UInt8]
  ) {
    let first = max(0, marked.lowerBound - CodeFrame.context)
    let last = max(
      marked.upperBound,
      min(table.lastLineWithText(in: bytes), marked.upperBound + CodeFrame.context))
    let isLong = marked.count > CodeFrame.mostMarkedLines
    let gapEnd = isLong ? marked.upperBound : marked.lowerBound
    let gapStart = isLong ? marked.lowerBound + CodeFrame.mostMarkedLines - 1 : gapEnd
    lines = (first...last).lazy.filter { $0 < gapStart || $0 >= gapEnd }.map { index in
      let content = table.content(ofLine: index, in: bytes)
      var line =
        marked.contains(index)
        ? Line(number: index + 1, marking: range, in: content, of: bytes)
        : Line(number: index + 1, context: content, of: bytes)
      line.followsGap = isLong && index == gapEnd
      return line
    }
  }
}

extension CodeFrame.Line {
  /// A line that stands around the marked ones.
  fileprivate init(number: Int, context content: Range<Int>, of bytes: [UInt8]) {
    let end = characterBoundary(
      content.lowerBound + 2 * CodeFrame.mostBytes, in: bytes, notAfter: content.upperBound)
    self.init(
      number: number, offset: content.lowerBound,
      before: String(decoding: bytes[content.lowerBound..<end], as: UTF8.self),
      isMarked: false, isCutAfter: end < content.upperBound)
  }

  /// A line with the part of it that lies in the range marked.
  fileprivate init(
    number: Int, marking range: SourceRange, in content: Range<Int>, of bytes: [UInt8]
  ) {
    let most = CodeFrame.mostBytes
    let lower = min(max(range.lower, content.lowerBound), content.upperBound)
    let markEnd = min(max(range.upper, lower), content.upperBound)
    let start =
      lower - content.lowerBound > most
      ? characterBoundary(lower - most, in: bytes, notAfter: lower) : content.lowerBound
    let upper = characterBoundary(lower + most, in: bytes, notAfter: markEnd)
    let end =
      upper < markEnd
      ? upper : characterBoundary(upper + most, in: bytes, notAfter: content.upperBound)
    self.init(
      number: number, offset: start, before: String(decoding: bytes[start..<lower], as: UTF8.self),
      marked: String(decoding: bytes[lower..<upper], as: UTF8.self),
      after: String(decoding: bytes[upper..<end], as: UTF8.self),
      isMarked: true, isCutBefore: start > content.lowerBound, isCutAfter: end < content.upperBound)
  }
}

/// The first offset from `offset` on at which a code point of UTF-8 begins, but at most `end`.
private func characterBoundary(_ offset: Int, in bytes: [UInt8], notAfter end: Int) -> Int {
  var boundary = offset
  while boundary < min(end, offset + 3), bytes[boundary] & 0xC0 == 0x80 { boundary += 1 }
  return min(boundary, end)
}
