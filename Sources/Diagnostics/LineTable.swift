import Glibc

/// Where the lines of a file begin, so that thousands of positions can be found in it quickly.
struct LineTable: Sendable {
  /// The offset of the first byte of each line, line feeds ending lines; a byte order mark is
  /// before the first line.
  let starts: [Int]
  /// Columns along lines so long that counting from their beginning would be slow.
  private var columns: [Int: ColumnTable] = [:]

  init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var position = 0
      while position < buffer.count,
        let found = memchr(base + position, Int32(UInt8(ascii: "\n")), buffer.count - position)
      {
        position = UnsafeRawPointer(found) - base + 1
        starts.append(position)
      }
    }
    self.starts = starts
  }

  /// The index of the line that holds a byte, counted from 0; bytes of a byte order mark count to
  /// the first.
  func line(at offset: Int) -> Int { LineStarts.line(at: offset, of: starts) }

  /// The bytes of a line without its line ending.
  func content(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = starts[line]
    guard line + 1 < starts.count else { return start..<bytes.count }
    let end = starts[line + 1] - 1
    return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
  }

  /// The index of the last line, not counting the emptiness after a line feed that ends the file.
  func lastLineWithText(in bytes: [UInt8]) -> Int {
    let last = starts.count - 1
    return last > 0 && starts[last] == bytes.count ? last - 1 : last
  }

  /// The column of a byte in characters, counted from 1; the end of the line for what ends it.
  mutating func column(of offset: Int, inLine line: Int, of bytes: [UInt8]) -> Int {
    let content = content(ofLine: line, in: bytes)
    let offset = min(max(offset, content.lowerBound), content.upperBound)
    guard content.count > ColumnTable.lengthOfLongLine else {
      return 1 + characterCount(bytes[content.lowerBound..<offset])
    }
    let table = columns[line] ?? ColumnTable(bytes[content])
    columns[line] = table
    return table.column(of: offset, in: bytes)
  }
}
