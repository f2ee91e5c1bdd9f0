/// A place in a line of UTF-8 text that moves on as the text is understood.
///
/// Text that is no valid UTF-8 is read byte by byte; it never traps. The text has to stay where it is
/// as long as a cursor is used: cursors are copied wherever somebody looks ahead, and count nothing.
struct TextCursor {
  /// The line, or the text that holds it.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte to read.
  var offset: Int
  /// The byte after the last one.
  let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.offset = offset
    self.end = end ?? bytes.count
  }

  /// Gives a cursor over a text to `body`.
  static func over<Result>(_ text: String, _ body: (TextCursor) throws -> Result) rethrows -> Result
  {
    var text = text
    return try text.withUTF8 { try body(TextCursor($0)) }
  }

  var isAtEnd: Bool { offset >= end }

  /// The next byte, or 0 at the end.
  var byte: UInt8 { offset < end ? bytes[offset] : 0 }

  /// The byte `distance` ahead of the next one, or 0 past the end.
  func byte(ahead distance: Int) -> UInt8 {
    offset + distance < end ? bytes[offset + distance] : 0
  }

  /// The scalar at the cursor with its length in bytes; `(0, 0)` at the end.
  var scalar: (value: UInt32, length: Int) { scalar(at: offset) }

  /// The scalar that begins at a byte with its length in bytes; `(0, 0)` at the end.
  func scalar(at start: Int) -> (value: UInt32, length: Int) {
    guard start < end else { return (0, 0) }
    let first = bytes[start]
    if first < 0x80 { return (UInt32(first), 1) }
    return TextCursor.scalar(at: start, of: UnsafeBufferPointer(rebasing: bytes[..<end]))
  }

  /// The scalar of a text that begins at a byte with its length in bytes; `(0, 0)` at the end.
  static func scalar(
    at start: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: UInt32, length: Int) {
    guard start < bytes.count else { return (0, 0) }
    let first = bytes[start]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard length > 1, start + length <= bytes.count else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for place in start + 1..<start + length { value = value << 6 | UInt32(bytes[place] & 0x3F) }
    return (value, length)
  }

  /// The text between two bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The range without the spaces at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var stop = range.upperBound
    while start < stop, let length = spaceLength(at: start) { start += length }
    while stop > start, let length = spaceLength(before: stop, from: start) { stop -= length }
    return start..<stop
  }

  /// Passes spaces and says whether there were any.
  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = offset
    while let length = spaceLength(at: offset) { offset += length }
    return offset > start
  }

  /// Passes a byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard self.byte == byte, offset < end else { return false }
    offset += 1
    return true
  }

  /// The length of the space that begins at a byte: ASCII, no-break, thin and ideographic ones.
  func spaceLength(at start: Int) -> Int? {
    guard start < end else { return nil }
    switch bytes[start] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return 1
    case 0xC2: return start + 1 < end && bytes[start + 1] == 0xA0 ? 2 : nil
    case 0xE2, 0xE3, 0xEF: return Scalars.isSpace(scalar(at: start).value) ? 3 : nil
    default: return nil
    }
  }

  private func spaceLength(before stop: Int, from start: Int) -> Int? {
    for length in 1...3 where stop - length >= start {
      if spaceLength(at: stop - length) == length { return length }
    }
    return nil
  }
}
