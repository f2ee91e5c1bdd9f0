/// A line of a code frame as it is printed: cut around its mark where it is too long.
struct FrameLine {
  /// What is printed before, in and after the mark.
  let before: String, marked: String, after: String
  /// The column of the first caret, counted from 0.
  let markColumn: Int
  /// How many carets there are; at least one.
  let markWidth: Int

  /// Lays out a line in at most `width` columns, `…` where it goes on.
  init(_ line: CodeFrame.Line, width: Int) {
    var text = VisibleText()
    text.append(line.before)
    let markStart = text.cells.count
    text.append(line.marked)
    let markEnd = text.cells.count
    text.append(line.after)

    let window = FrameWindow(over: text, around: markStart..<markEnd, line: line, width: width)
    let start = min(markStart, window.cells.upperBound)
    let end = min(markEnd, window.cells.upperBound)
    let cells = text.cells
    before = window.beginning + cells[window.cells.lowerBound..<start].text
    marked = cells[start..<end].text
    after = (cells[end..<window.cells.upperBound].text + window.ending).withoutTrailingSpaces
    markColumn = window.beginning.count + cells[window.cells.lowerBound..<start].width
    markWidth = max(1, cells[start..<end].width)
  }
}

/// Which cells of a line are shown.
private struct FrameWindow {
  let cells: Range<Int>
  let beginning: String
  let ending: String

  init(over text: VisibleText, around mark: Range<Int>, line: CodeFrame.Line, width: Int) {
    let cells = text.cells
    let isShort = text.width + (line.isCutBefore ? 1 : 0) + (line.isCutAfter ? 1 : 0) <= width
    let markEndColumn = cells[..<mark.upperBound].width
    var start = 0
    if !isShort, markEndColumn + 2 > width {
      let wanted = min(cells[..<mark.lowerBound].width - width / 4, text.width - width + 2)
      var column = 0
      while start < mark.lowerBound, column < wanted {
        column += cells[start].width
        start += 1
      }
    }
    beginning = start > 0 || line.isCutBefore ? "…" : ""
    var end = start
    var room = width - beginning.count - (isShort && !line.isCutAfter ? 0 : 1)
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    ending = end < cells.count || line.isCutAfter ? "…" : ""
    self.cells = start..<end
  }
}

extension ArraySlice<VisibleText.Cell> {
  fileprivate var text: String { map(\.text).joined() }
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    guard utf8.last == UInt8(ascii: " "), let end = lastIndex(where: { $0 != " " }) else {
      return utf8.last == UInt8(ascii: " ") ? "" : self
    }
    return String(self[...end])
  }
}
