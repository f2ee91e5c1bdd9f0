import Diagnostics

/// A table of GitHub's Markdown in the source of a paragraph: a head, a line of dashes, rows.
///
/// After the GFM specification, §4.10: cells are split at each `|` without a backslash, also in
/// code; rows are cut or filled up to the columns of the head.
struct PipeTable {
  enum Alignment: Equatable { case none, left, center, right }

  let columns: [Alignment]
  let head: [[UInt8]]
  let rows: [[[UInt8]]]

  /// Reads a table from the lines of a paragraph, the marks of its containers left out.
  init?(_ lines: [ArraySlice<UInt8>]) throws(TableProblem) {
    guard let line = lines.firstIndex(where: { PipeTable.columns(of: $0) != nil }), line > 0,
      let columns = PipeTable.columns(of: lines[line])
    else { return nil }
    let head = PipeTable.cells(of: lines[line - 1])
    guard lines[line - 1].contains(UInt8(ascii: "|")) else { return nil }
    guard head.count == columns.count else {
      throw TableProblem(kind: .columns(head: head.count, dashes: columns.count), line: line)
    }
    guard line == 1 else { throw TableProblem(kind: .noBlankLineAbove, line: line - 1) }
    self.columns = columns
    self.head = head
    rows = lines[2...].map { line in
      let cells = PipeTable.cells(of: line).prefix(columns.count)
      return cells + Array(repeating: [], count: columns.count - cells.count)
    }
  }

  /// The alignments that a line of dashes gives; `nil` where the line is none.
  private static func columns(of line: ArraySlice<UInt8>) -> [Alignment]? {
    guard line.contains(UInt8(ascii: "|")), line.contains(UInt8(ascii: "-")) else { return nil }
    var columns: [Alignment] = []
    for cell in cells(of: line) {
      let dashes = cell.drop { $0 == UInt8(ascii: ":") }
      let isLeft = dashes.count < cell.count
      let isRight = dashes.last == UInt8(ascii: ":")
      guard cell.count - dashes.count < 2, dashes.first == UInt8(ascii: "-"),
        dashes.dropLast(isRight ? 1 : 0).allSatisfy({ $0 == UInt8(ascii: "-") })
      else { return nil }
      columns.append(isLeft && isRight ? .center : isLeft ? .left : isRight ? .right : .none)
    }
    return columns.isEmpty ? nil : columns
  }

  private static func cells(of line: ArraySlice<UInt8>) -> [[UInt8]] {
    var line = trimmed(line)
    if line.first == UInt8(ascii: "|") { line.removeFirst() }
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in line {
      switch (byte, isEscaped) {
      case (UInt8(ascii: "|"), false):
        cells.append(Array(trimmed(cell[...])))
        cell.removeAll()
      case (UInt8(ascii: "|"), true): cell[cell.count - 1] = byte
      default: cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    let last = trimmed(cell[...])
    if !last.isEmpty { cells.append(Array(last)) }
    return cells
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = text.drop { $0 == 0x20 || $0 == 0x09 }
    let end = start.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? start.startIndex
    return start[..<end]
  }
}

/// Why lines that look like a table make none.
struct TableProblem: Error, Equatable {
  enum Kind: Equatable {
    case columns(head: Int, dashes: Int)
    case noBlankLineAbove
  }

  let kind: Kind
  /// The line of the paragraph to point at, counted from 0.
  let line: Int

  var message: String {
    switch kind {
    case .columns(let head, let dashes):
      """
      this line has \(TableProblem.columns(dashes)) and the head above it \
      \(TableProblem.columns(head)), so the table is shown as text
      """
    case .noBlankLineAbove:
      "this table has text right above its head, so it is shown as text"
    }
  }

  var help: String {
    switch kind {
    case .columns(let head, _):
      "write `|\(String(repeating: "---|", count: min(head, 20)))` below the head"
    case .noBlankLineAbove: "leave a blank line above the head"
    }
  }

  private static func columns(_ count: Int) -> String {
    count == 1 ? "1 column" : "\(count) columns"
  }
}
