import Diagnostics

/// Where the lines of a body begin, so that libcmark's lines and columns become bytes of the file.
struct BodyLines {
  /// The offset in the whole file of each line's first byte, ascending; never empty.
  var starts: [Int]
  /// The end of the body in the whole file.
  let end: Int
  /// How many lines of the file are above the body.
  let linesAbove: Int

  /// The number of the last line of the body, counted from 1 at the top of the body.
  var lastLine: Int { starts.count }

  /// The whole line of a number from 1 at the top of the body, without its line ending; numbers
  /// outside the body count as the nearest one inside.
  func range(ofLine number: Int, in bytes: [UInt8]) -> SourceRange {
    let index = min(max(number, 1), starts.count) - 1
    let start = starts[index]
    var upper = index + 1 < starts.count ? starts[index + 1] : end
    if upper > start, bytes[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
    if upper > start, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return SourceRange(start, upper)
  }

  /// The number, from 1 at the top of the body, of the line that holds an offset of the file.
  func line(at offset: Int) -> Int { LineStarts.line(at: offset, of: starts) + 1 }
}
