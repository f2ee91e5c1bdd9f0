import Glibc

/// Where the front matter and the body of a file are.
struct FileLayout {
  /// The YAML between the two lines of the front matter, without these lines.
  var frontMatter: Range<Int>?
  /// What follows the front matter; the whole file, but for its byte order mark, without one.
  var body: Range<Int>
  /// Whether the front matter is TOML, between two lines of `+++`.
  var isTOML = false
  /// The lines above the body, the front matter's own two counted.
  var linesAboveBody = 0
  /// The first line of front matter that nothing closes.
  ///
  /// There is front matter all the same where its end is plain: its keys stand above a heading.
  var openedButNotClosed: Range<Int>?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    body = start..<bytes.count
    let opening = LineScanner(bytes, from: start).line
    guard opening.isFence(of: [UInt8(ascii: "-")], in: bytes) else {
      if opening.isFence(of: [UInt8(ascii: "+")], in: bytes) {
        findTOML(bytes, after: opening.next)
      }
      return
    }
    var scanner = LineScanner(bytes, from: opening.next)
    guard FileLayout.beginsLikeYAML(bytes, scanner) else { return }
    var lines = 1
    while scanner.line.start < bytes.count {
      let line = scanner.line
      lines += 1
      if line.isFence(of: [UInt8(ascii: "-"), UInt8(ascii: ".")], in: bytes) {
        frontMatter = opening.next..<line.start
        body = line.next..<bytes.count
        linesAboveBody = lines
        return
      }
      // What follows a heading is no front matter, so a line of dashes there ends none.
      if !line.isEmpty, bytes[line.start] == UInt8(ascii: "#"),
        FileLayout.isHeading(at: scanner, in: bytes)
      {
        break
      }
      scanner.advance()
    }
    openedButNotClosed = opening.start..<opening.end
    endAboveHeading(bytes, from: opening.next)
  }

  /// Takes what stands above the next line of `+++` for front matter.
  private mutating func findTOML(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) {
    var scanner = LineScanner(bytes, from: start)
    var lines = 1
    while scanner.line.start < bytes.count {
      let line = scanner.line
      lines += 1
      if line.isFence(of: [UInt8(ascii: "+")], in: bytes) {
        frontMatter = start..<line.start
        body = line.next..<bytes.count
        linesAboveBody = lines
        isTOML = true
        return
      }
      scanner.advance()
    }
  }

  /// Whether the first line that is neither blank nor a comment is a key with a colon, or closes
  /// the front matter at once: a rule that opens a text is not taken for front matter.
  private static func beginsLikeYAML(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: LineScanner
  ) -> Bool {
    var scanner = start
    while scanner.line.start < bytes.count {
      let line = scanner.line
      let text = bytes[line.start..<line.end].drop { $0 == 0x20 || $0 == 0x09 }
      if let first = text.first, first != UInt8(ascii: "#") {
        return isKey(text)
          || line.start == start.line.start && line.isFence(of: [UInt8(ascii: "-")], in: bytes)
      }
      scanner.advance()
    }
    return false
  }

  /// Whether a line is a key of at most 60 bytes, a colon, and a space or nothing; or one word, a
  /// colon, and what its author forgot to put a space before.
  static func isKey(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let colon = text.prefix(61).firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex
    else { return false }
    guard text[..<colon].allSatisfy(isKeyByte) else { return false }
    let after = text.index(after: colon)
    if after == text.endIndex || text[after] == 0x20 || text[after] == 0x09 { return true }
    let isWord = text[text.startIndex] > UInt8(ascii: "9") && !text[..<colon].contains(0x20)
    return isWord && text[after] != UInt8(ascii: "/")
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x20,
      UInt8(ascii: "\""), UInt8(ascii: "'"), 0x80...0xFF:
      true
    default: false
    }
  }
}
