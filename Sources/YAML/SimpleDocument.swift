import Diagnostics

/// Reads the front matter that nearly every recipe has, several times as fast as libyaml.
///
/// It knows lines `key: value`, `key: "value"`, `key: [a, b]` and `key:` without indentation, and
/// only such values as can mean nothing else. At anything further it gives up, and libyaml reads
/// the document from its start; a test holds the two against each other.
struct SimpleDocument {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var index: Int
  private var entries: [YAMLNode.Entry] = []

  /// The longest document that is tried, in bytes: long ones are seldom simple.
  private static let longest = 8_192
  /// The most entries, few enough to look for duplicate keys one by one.
  private static let mostEntries = 32

  /// The map of a document whose bytes are sound text, or `nil` where it is not a simple one.
  static func read(_ bytes: [UInt8], in range: SourceRange) -> YAMLNode? {
    guard range.upper - range.lower <= longest else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var document = SimpleDocument(buffer, in: range)
      return document.readLines() ? document.root : nil
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, in range: SourceRange) {
    self.bytes = bytes
    index = range.lower
    end = range.upper
  }

  private var root: YAMLNode? {
    guard let first = entries.first, let last = entries.last else { return nil }
    return YAMLNode(
      .mapping(entries), range: SourceRange(first.keyRange.lower, last.value.range.upper))
  }

  private mutating func readLines() -> Bool {
    while index < end {
      if isLineEnd(index) {
        index = lineEnd(after: index)
      } else if !readEntry() {
        return false
      }
    }
    return true
  }

  private mutating func readEntry() -> Bool {
    guard entries.count < SimpleDocument.mostEntries, let colon = keyEnd() else { return false }
    let key = SourceRange(index, colon)
    let keyText = text(key)
    guard !entries.contains(where: { $0.key == keyText }), let value = value(after: colon)
    else { return false }
    entries.append(YAMLNode.Entry(key: keyText, keyRange: key, value: value))
    index = value.range.upper
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index == end || isLineEnd(index) else { return false }
    index = lineEnd(after: index)
    return true
  }

  /// The colon behind a key that begins here with a letter.
  private func keyEnd() -> Int? {
    guard isLetter(bytes[index]) else { return nil }
    var colon = index + 1
    while colon < end, isKeyByte(bytes[colon]) { colon += 1 }
    guard colon < end, colon - index < 100, bytes[colon] == UInt8(ascii: ":") else { return nil }
    return bytes[colon - 1] == UInt8(ascii: " ") ? nil : colon
  }

  private func value(after colon: Int) -> YAMLNode? {
    var start = colon + 1
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    if start == end || isLineEnd(start) {
      return YAMLNode(.null, range: SourceRange(at: colon + 1))
    }
    guard start > colon + 1 else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(from: start)
    case UInt8(ascii: "["): return list(from: start)
    default: return plain(from: start)
    }
  }

  /// A text up to the end of its line, without a colon or number sign that could mean more.
  private func plain(from start: Int) -> YAMLNode? {
    guard isPlainStart(bytes[start]) else { return nil }
    var index = start
    while index < end, !isLineEnd(index) {
      guard isPlain(bytes[index]), !isExoticBreak(index) else { return nil }
      if bytes[index] == UInt8(ascii: ":"), endsKey(index) { return nil }
      index += 1
    }
    return scalar(from: start, to: index)
  }

  /// Whether a colon could end a key, because a space or nothing follows.
  private func endsKey(_ colon: Int) -> Bool {
    let next = colon + 1
    return next == end || bytes[next] == UInt8(ascii: " ") || isLineEnd(next)
  }

  private func scalar(from start: Int, to end: Int) -> YAMLNode {
    var upper = end
    while bytes[upper - 1] == UInt8(ascii: " ") { upper -= 1 }
    let range = SourceRange(start, upper)
    let text = text(range)
    return YAMLNode(
      TreeBuilder.isNull(text) ? .null : .scalar(text, isPlain: true), range: range)
  }

  /// A text in quotes that holds neither quotes nor backslashes.
  private func quoted(from start: Int) -> YAMLNode? {
    var index = start + 1
    while index < end, bytes[index] != bytes[start] {
      guard bytes[index] >= UInt8(ascii: " "), bytes[index] != UInt8(ascii: "\\"),
        !isExoticBreak(index)
      else { return nil }
      index += 1
    }
    // Two quotes in a row stand for one.
    guard index < end, index + 1 == end || bytes[index + 1] != bytes[start] else { return nil }
    return YAMLNode(
      .scalar(text(SourceRange(start + 1, index)), isPlain: false),
      range: SourceRange(start, index + 1))
  }

  /// A list of plain words in brackets on one line.
  private func list(from start: Int) -> YAMLNode? {
    var items: [YAMLNode] = []
    var index = start + 1
    while true {
      while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
      let first = index
      while index < end, isItemByte(bytes[index]), !isExoticBreak(index) { index += 1 }
      guard index < end else { return nil }
      let isLast = bytes[index] == UInt8(ascii: "]")
      guard isLast || bytes[index] == UInt8(ascii: ",") else { return nil }
      if isLast, items.isEmpty, first == index { break }
      guard first < index, isPlainStart(bytes[first]) else { return nil }
      items.append(scalar(from: first, to: index))
      if isLast { break }
      index += 1
    }
    return YAMLNode(.sequence(items), range: SourceRange(start, index + 1))
  }
}

/// What the bytes of simple documents are.
extension SimpleDocument {
  private func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }

  /// Whether a line feed stands here, or a carriage return before one.
  private func isLineEnd(_ index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: "\n") { return true }
    return bytes[index] == UInt8(ascii: "\r") && index + 1 < end
      && bytes[index + 1] == UInt8(ascii: "\n")
  }

  private func lineEnd(after index: Int) -> Int {
    guard index < end else { return end }
    return index + (bytes[index] == UInt8(ascii: "\r") ? 2 : 1)
  }

  /// U+0085, U+2028 and U+2029, which end a line for YAML 1.1.
  private func isExoticBreak(_ index: Int) -> Bool {
    guard bytes[index] >= 0x80, index + 1 < end else { return false }
    if bytes[index] == 0xC2 { return bytes[index + 1] == 0x85 }
    return bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && index + 2 < end
      && bytes[index + 2] & 0xFE == 0xA8
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private func isPlainStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte >= 0x80
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte != UInt8(ascii: "#")
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: " ")
  }

  private func isItemByte(_ byte: UInt8) -> Bool {
    isKeyByte(byte) || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'")
  }
}
