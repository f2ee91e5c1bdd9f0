import Diagnostics

/// A row of a table.
public struct TableRow {
  /// The source of each cell.
  public let cells: [String]
  /// The bytes of the row in the whole file.
  public let range: SourceRange
}

extension Node {
  /// The rows of a paragraph that is a table, that of the head first; `nil` where it is none.
  public var tableRows: [TableRow]? {
    guard kind == .paragraph, document.mayHoldTables else { return nil }
    let lines = document.source.textLines(of: raw)
    guard let table = try? PipeTable(lines) else { return nil }
    return zip([table.head] + table.rows, [lines[0]] + lines[2...]).map { cells, line in
      TableRow(
        cells: cells.map { String(decoding: $0, as: UTF8.self) },
        range: SourceRange(line.startIndex, line.endIndex))
    }
  }
}
