import Glibc

/// Goes through bytes line by line; a line ends with LF, CR LF or a CR alone, as in CommonMark.
struct LineScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The next LF and CR that are not behind the scanner, so that no byte is looked at twice.
  private var newline = -1
  private var carriageReturn = -1
  /// The line that the scanner stands at; empty and at the end of the bytes after the last one.
  private(set) var line: Line

  /// A line in bytes from the start of the buffer.
  struct Line {
    /// Its first byte.
    var start: Int
    /// The byte after its last one, the line ending left out.
    var end: Int
    /// The first byte of the next line.
    var next: Int
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    line = Line(start: start, end: start, next: start)
    advance()
  }

  /// Goes to the next line.
  mutating func advance() {
    let start = line.next
    if newline < start { newline = bytes.firstOffset(of: UInt8(ascii: "\n"), from: start) }
    if carriageReturn < start {
      carriageReturn = bytes.firstOffset(of: UInt8(ascii: "\r"), from: start)
    }
    let end = min(newline, carriageReturn)
    let isPair = carriageReturn + 1 == newline && newline < bytes.count
    line = Line(start: start, end: end, next: min(isPair ? end + 2 : end + 1, bytes.count))
  }
}

extension LineScanner.Line {
  /// Whether nothing stands on the line, not even a space.
  var isEmpty: Bool { start == end }

  /// Whether the line is three times one of these bytes, and spaces or tabs after them.
  func isFence(of marks: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard end - start >= 3, marks.contains(bytes[start]), bytes[start + 1] == bytes[start],
      bytes[start + 2] == bytes[start]
    else { return false }
    return bytes[start + 3..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first such byte from `start` on, or `end` where there is none before it.
  func firstOffset(of byte: UInt8, from start: Int, to end: Int? = nil) -> Int {
    let end = end ?? count
    guard start < end, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return Swift.max(start, end) }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }
}
