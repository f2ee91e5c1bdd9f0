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
  /// The column after the last character of the range; a line's ending is no character of it.
  public var endColumn: Int
  /// The lines to show; without any for a whole file.
  public var frame: CodeFrame

  /// The source line at `line`, without its line ending; empty where there is nothing to show, and
  /// only what is around the place where the line is very long.
  public var excerpt: String { frame.lines.first { $0.isMarked }?.text ?? "" }
}

extension SourceFile {
  /// The place of a range of this file, with the lines of text around it.
  ///
  /// The first call looks for the lines of the file; after that a call costs as much as the lines
  /// that it shows are long.
  public func location(of range: SourceRange) -> SourceLocation {
    let range = clamped(range)
    return withLines { lines in
      let first = lines.line(at: range.lower)
      let last = lines.line(at: range.upper > range.lower ? range.upper - 1 : range.upper)
      return SourceLocation(
        path: path, range: range, line: first + 1,
        column: lines.column(of: range.lower, inLine: first, of: bytes),
        endLine: last + 1, endColumn: lines.column(of: range.upper, inLine: last, of: bytes),
        frame: CodeFrame(of: range, lines: first...last, in: lines, of: bytes))
    }
  }

  /// The place of a whole file, for faults that have no line.
  public var wholeFile: SourceLocation { SourceLocation(ofWholeFile: path) }
}

extension SourceLocation {
  /// The place of a whole file or folder that could not be read, so that there is no text of it.
  public init(ofWholeFile path: String) {
    self.init(
      path: path, range: SourceRange(at: 0), line: 1, column: 1, endLine: 1, endColumn: 1,
      frame: CodeFrame(lines: []))
  }
}
