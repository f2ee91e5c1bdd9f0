import Diagnostics

/// The lines of a document, for explanations: what stands where, whatever YAML makes of it.
struct SourceLines {
  private let bytes: [UInt8]
  private let range: SourceRange

  init(_ bytes: [UInt8], in range: SourceRange) {
    self.bytes = bytes
    self.range = range
  }

  /// The line that holds a byte, without its line ending.
  func line(at offset: Int) -> SourceRange {
    let point = min(max(offset, range.lower), range.upper)
    var lower = point
    while lower > range.lower, bytes[lower - 1] != UInt8(ascii: "\n") { lower -= 1 }
    var upper = point
    while upper < range.upper, bytes[upper] != UInt8(ascii: "\n") { upper += 1 }
    while upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return SourceRange(lower, upper)
  }

  /// The first character of a line that is neither space nor tab, or its end.
  func indentationEnd(of line: SourceRange) -> Int { skipBlanks(from: line.lower, to: line.upper) }

  /// The start of the first line below that begins, without indentation, with `key:`.
  func nextKeyLine(after line: SourceRange) -> Int? {
    var next = line.upper
    while let start = lineStart(after: next) {
      let line = self.line(at: start)
      if let key = parts(of: line).key, key.lower == line.lower { return start }
      next = line.upper
    }
    return nil
  }

  /// Whether a line stands for itself: a key without indentation begins the next, or none follows.
  func isEntry(_ line: SourceRange) -> Bool {
    var next = line.upper
    while let start = lineStart(after: next) {
      let below = self.line(at: start)
      if indentationEnd(of: below) < below.upper { return nextKeyLine(after: line) == start }
      next = below.upper
    }
    return true
  }

  private func lineStart(after offset: Int) -> Int? {
    var index = offset
    while index < range.upper, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    return index + 1 < range.upper ? index + 1 : nil
  }

  /// The byte at an offset, or a line feed where the document ends.
  func byte(at offset: Int) -> UInt8 {
    offset >= range.lower && offset < range.upper ? bytes[offset] : UInt8(ascii: "\n")
  }

  /// The text of a range, as far as it lies in the document.
  func text(_ text: SourceRange) -> String {
    let lower = min(max(text.lower, range.lower), range.upper)
    let upper = min(max(text.upper, lower), range.upper)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// What stands on a line: dashes of list items, a key, a value, a comment.
  struct Parts {
    /// The key without its colon, if there is one.
    var key: SourceRange?
    /// The value: all behind the key or the dashes, without comment and trailing blanks.
    var value: SourceRange
    /// Whether a comment follows.
    var hasComment: Bool
  }

  /// Takes a line apart as its author saw it, though YAML may see it differently.
  func parts(of line: SourceRange) -> Parts {
    var start = indentationEnd(of: line)
    while byte(at: start) == UInt8(ascii: "-"), start + 1 < line.upper, isBlank(start + 1) {
      start = skipBlanks(from: start + 1, to: line.upper)
    }
    let colon = keyColon(from: start, to: line.upper)
    let valueStart = colon.map { skipBlanks(from: $0 + 1, to: line.upper) } ?? start
    let comment = commentStart(from: valueStart, to: line.upper)
    var upper = max(comment ?? line.upper, valueStart)
    while upper > valueStart, isBlank(upper - 1) { upper -= 1 }
    return Parts(
      key: colon.map { SourceRange(start, $0) }, value: SourceRange(valueStart, upper),
      hasComment: comment != nil)
  }

  /// The first colon that a blank or the line's end follows, behind a quoted key if there is one.
  private func keyColon(from lower: Int, to upper: Int) -> Int? {
    switch byte(at: lower) {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "#"), UInt8(ascii: "\n"): return nil
    default: break
    }
    var index = closingQuote(of: lower, to: upper).map { $0 + 1 } ?? lower
    while index < upper {
      if byte(at: index) == UInt8(ascii: ":"), index + 1 == upper || isBlank(index + 1) {
        return index > lower ? index : nil
      }
      index += 1
    }
    return nil
  }

  /// The quote that closes the one at `lower`, if a quote stands there.
  func closingQuote(of lower: Int, to upper: Int) -> Int? {
    let quote = byte(at: lower)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var index = lower + 1
    while index < upper {
      if byte(at: index) == quote { return index }
      if quote == UInt8(ascii: "\""), byte(at: index) == UInt8(ascii: "\\") { index += 1 }
      index += 1
    }
    return nil
  }

  private func commentStart(from lower: Int, to upper: Int) -> Int? {
    var index = closingQuote(of: lower, to: upper) ?? lower
    while index < upper {
      if byte(at: index) == UInt8(ascii: "#"), index == lower || isBlank(index - 1) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The colon of `key:value` at the start of a line, but for an address such as `https://…`.
  func tightColon(on line: SourceRange) -> Int? {
    var index = indentationEnd(of: line)
    let start = index
    while index < line.upper, isKeyByte(byte(at: index)) { index += 1 }
    guard index > start, index + 1 < line.upper, byte(at: index) == UInt8(ascii: ":"),
      !isBlank(index + 1), byte(at: index + 1) != UInt8(ascii: "/")
    else { return nil }
    return index
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private func skipBlanks(from lower: Int, to upper: Int) -> Int {
    var index = lower
    while index < upper, isBlank(index) { index += 1 }
    return index
  }

  /// Whether a space or tab stands there.
  func isBlank(_ offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
