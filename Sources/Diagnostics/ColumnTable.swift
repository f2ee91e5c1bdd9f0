/// The columns of places along a long line, each at the beginning of a character, so that a column
/// is found by counting from the place before it.
struct ColumnTable: Sendable {
  /// A line of more bytes than this gets a table.
  static let lengthOfLongLine = 4096
  private static let step = 512

  private let end: Int
  /// Whether the line was gone through; otherwise there is one place alone, at its beginning.
  private var isComplete = false
  private var offsets: [Int]
  private var columns: [Int] = [1]

  /// Makes the table of a line; one place alone where every byte is a character, or where invalid
  /// UTF-8 keeps characters and bytes apart.
  init(_ line: ArraySlice<UInt8>) {
    end = line.endIndex
    offsets = [line.startIndex]
    guard !isASCII(line) else { return }
    let text = String(decoding: line, as: UTF8.self)
    guard text.utf8.count == line.count else { return }
    isComplete = true
    var offset = line.startIndex
    var column = 1
    var next = offset + ColumnTable.step
    for character in text {
      let length = character.utf8.count
      if offset >= next || length > ColumnTable.step {
        offsets.append(offset)
        columns.append(column)
        next = offset + ColumnTable.step
      }
      offset += length
      column += 1
    }
  }

  /// The column of a byte of the line, counted from 1.
  func column(of offset: Int, in bytes: [UInt8]) -> Int {
    var lower = 0
    var upper = offsets.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if offsets[middle] <= offset { lower = middle } else { upper = middle }
    }
    let start = offsets[lower]
    let next = lower + 1 < offsets.count ? offsets[lower + 1] : end
    // So far apart are two places only with one character between them: marks heaped on a letter.
    if isComplete, next - start > 2 * ColumnTable.step {
      return columns[lower] + (offset > start ? 1 : 0)
    }
    return columns[lower] + characterCount(bytes[start..<offset])
  }
}

/// How many characters (extended grapheme clusters) bytes of a line are.
func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
  isASCII(bytes) ? bytes.count : String(decoding: bytes, as: UTF8.self).count
}

/// Whether every byte is ASCII.
func isASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.withUnsafeBufferPointer { buffer in
    var all: UInt8 = 0
    for byte in buffer { all |= byte }
    return all < 0x80
  }
}
