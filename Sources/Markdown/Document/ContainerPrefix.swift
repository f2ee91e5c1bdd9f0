/// The marks of quotes and list items at the beginning of a line, and the white space among them.
struct ContainerPrefix {
  /// How many marks there are; those of a thematic break do not count.
  private(set) var markers = 0
  /// The columns of white space, a tab counted as four.
  private(set) var columns = 0
  /// The first byte after the prefix.
  private(set) var end: Int
  /// Whether the line surely begins a block of its own, so that no inline construct reaches into
  /// it from above.
  private(set) var beginsBlock = false

  /// How many equal marks that could make a thematic break stand last.
  private var run: (mark: UInt8, count: Int) = (0, 0)

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: LineScanner.Line) {
    end = line.start
    while end < line.end {
      let byte = bytes[end]
      switch byte {
      case 0x20: columns += 1
      case 0x09: columns += 4
      case UInt8(ascii: ">"): add(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard isSpaceOrEnd(bytes, end + 1, line) else { return }
        if markers == 0, columns < 4 { beginsBlock = true }
        add(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let dot = numberEnd(bytes, line) else { return }
        end = dot
        add(byte)
      default: return
      }
      end += 1
    }
    if run.count >= 3, run.mark == UInt8(ascii: "-") || run.mark == UInt8(ascii: "*") {
      markers -= run.count
    }
    if markers == 1, run.count == 1 { beginsBlock = false }
  }

  /// Whether the line is one of `|`, `:`, `-` and white space with at least one `|`.
  func isDelimiterRow(_ bytes: UnsafeBufferPointer<UInt8>, _ line: LineScanner.Line) -> Bool {
    guard end < line.end else { return false }
    var bars = 0
    var dashes = 0
    for byte in bytes[end..<line.end] {
      switch byte {
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "-"): dashes += 1
      case UInt8(ascii: ":"), 0x20, 0x09: continue
      default: return false
      }
    }
    return bars > 0 && dashes > 0
  }

  private mutating func add(_ mark: UInt8) {
    markers += 1
    run = (mark, run.mark == mark ? run.count + 1 : 1)
  }

  private func isSpaceOrEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ line: LineScanner.Line
  ) -> Bool {
    index >= line.end || bytes[index] == 0x20 || bytes[index] == 0x09
  }

  /// The offset of the `.` or `)` of a list item's number of at most nine digits.
  private func numberEnd(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: LineScanner.Line
  ) -> Int? {
    var index = end
    while index < line.end, index - end < 10, bytes[index] >= 0x30, bytes[index] <= 0x39 {
      index += 1
    }
    guard index < line.end, index - end < 10,
      bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")"),
      isSpaceOrEnd(bytes, index + 1, line)
    else { return nil }
    return index
  }
}
