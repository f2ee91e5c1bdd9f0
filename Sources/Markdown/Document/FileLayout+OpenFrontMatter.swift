/// Front matter whose last line is missing.
extension FileLayout {
  /// Whether a line is the heading of a text: what follows it could be no YAML, so that it is no
  /// comment.
  static func isHeading(at place: LineScanner, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let marks = bytes[place.line.start..<place.line.end].prefix { $0 == UInt8(ascii: "#") }
    let isMarked = (1...6).contains(marks.count) && marks.endIndex < place.line.end
    guard isMarked, bytes[marks.endIndex] == UInt8(ascii: " ") else { return false }
    var scanner = place
    scanner.advance()
    while scanner.line.start < bytes.count, scanner.line.isEmpty { scanner.advance() }
    return scanner.line.start == bytes.count || !mayBeYAML(scanner.line, in: bytes)
  }

  /// Lets front matter end below its last key where nothing but keys stands above a heading.
  mutating func endAboveHeading(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var scanner = LineScanner(bytes, from: start)
    var (end, lines, lastLine) = (start, 1, 1)
    while scanner.line.start < bytes.count {
      let line = scanner.line
      lines += 1
      if !line.isEmpty {
        if FileLayout.isHeading(at: scanner, in: bytes) {
          frontMatter = start..<end
          body = end..<bytes.count
          linesAboveBody = lastLine
          return
        }
        guard FileLayout.mayBeYAML(line, in: bytes) else { return }
        (end, lastLine) = (line.next, lines)
      }
      scanner.advance()
    }
  }

  private static func mayBeYAML(
    _ line: LineScanner.Line, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    " \t-#]}\"'?".utf8.contains(bytes[line.start]) || isKey(bytes[line.start..<line.end])
  }
}
