/// A place in a file as a message shows it: path, line, column, and the lines of its code frame.
///
/// It carries its own excerpt, so that a file can be forgotten once its findings are collected.
public struct SourceLocation: Sendable, Equatable {
  /// The path to show.
  public var path: String
  /// The bytes in the whole file.
  public var range: SourceRange
  /// The line of the first byte, counted from 1.
  public var line: Int
  /// The column of the first byte in characters (extended grapheme clusters), counted from 1.
  public var column: Int
  /// The line that holds the last byte of the range.
  public var endLine: Int
  /// The column after the last character of the range.
  public var endColumn: Int
  /// The source line at `line`, without its line ending; empty where there is nothing to show.
  public var excerpt: String
}

extension SourceFile {
  /// The place of a range of this file, with the line of text around it.
  public func location(of range: SourceRange) -> SourceLocation {
    let lower = min(max(range.lower, 0), bytes.count)
    let upper = min(max(range.upper, lower), bytes.count)
    let start = lineStart(before: lower)
    let last = upper > lower ? upper - 1 : upper
    let endStart = lineStart(before: last)
    let line = lineNumber(at: lower)
    return SourceLocation(
      path: path, range: SourceRange(lower, upper), line: line,
      column: characters(from: start, to: lower) + 1,
      endLine: line + newlines(from: lower, to: last),
      endColumn: characters(from: endStart, to: upper) + 1,
      excerpt: lineText(from: start))
  }

  /// The place of a whole file, for faults that have no line.
  public var wholeFile: SourceLocation {
    SourceLocation(
      path: path, range: SourceRange(at: 0), line: 1, column: 1, endLine: 1, endColumn: 1,
      excerpt: "")
  }

  private func lineStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  private func lineNumber(at offset: Int) -> Int { 1 + newlines(from: 0, to: offset) }

  private func newlines(from lower: Int, to upper: Int) -> Int {
    guard lower < upper else { return 0 }
    return bytes[lower..<upper].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  private func characters(from lower: Int, to upper: Int) -> Int {
    guard lower < upper else { return 0 }
    return String(decoding: bytes[lower..<upper], as: UTF8.self).count
  }

  private func lineText(from start: Int) -> String {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
