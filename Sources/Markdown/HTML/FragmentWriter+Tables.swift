import Diagnostics

extension FragmentWriter {
  /// Writes a paragraph as a table; `false` where it is none.
  mutating func writeTable(_ paragraph: RawNode) -> Bool {
    let lines = document.source.textLines(of: paragraph)
    do throws(TableProblem) {
      guard let table = try PipeTable(lines) else { return false }
      write(table)
      return true
    } catch {
      let line = lines[error.line]
      report(table: error, at: SourceRange(line.startIndex, line.endIndex))
      keepsLines = true
      return false
    }
  }

  private mutating func write(_ table: PipeTable) {
    output.startLine()
    output.append("<table>\n<thead>\n")
    write(row: table.head, table.columns, "<th", "</th>\n")
    output.append("</thead>\n")
    if !table.rows.isEmpty {
      output.append("<tbody>\n")
      for row in table.rows { write(row: row, table.columns, "<td", "</td>\n") }
      output.append("</tbody>\n")
    }
    output.append("</table>\n")
  }

  private mutating func write(
    row: [[UInt8]], _ columns: [PipeTable.Alignment], _ start: StaticString, _ end: StaticString
  ) {
    output.append("<tr>\n")
    for (cell, alignment) in zip(row, columns) {
      output.append(start)
      switch alignment {
      case .none: output.append(">")
      case .left: output.append(" class=\"align-left\">")
      case .center: output.append(" class=\"align-center\">")
      case .right: output.append(" class=\"align-right\">")
      }
      write(cell: cell)
      output.append(end)
    }
    output.append("</tr>\n")
  }

  /// Writes the running text of a cell.
  ///
  /// It is read as a paragraph of its own, behind a full stop that keeps it from being anything
  /// else, and that is left out again.
  private mutating func write(cell: [UInt8]) {
    guard !cell.isEmpty else { return }
    let text = [UInt8(ascii: ".")] + cell
    var body = BodyText(text, SourceRange(0, text.count))
    // The lines of the file, unlike the tree, still hold the bytes that are no text.
    body.replace(text.withUnsafeBufferPointer { BadText($0).offsets })
    let tree = body.parsed()
    defer { tree.free() }
    guard let first = tree.root.firstChild?.firstChild else { return }
    if first.kind == .text {
      write(text: UnsafeBufferPointer(rebasing: first.literal.dropFirst()))
    }
    var node = first.next
    while let current = node {
      write(current)
      node = current.next
    }
  }
}
