import Testing

@testable import Diagnostics

@Suite("Places in files")
struct SourceLocationTests {
  static func place(_ text: String, of part: String) -> Diagnostics.SourceLocation {
    place(Array(text.utf8), of: part)
  }

  static func place(_ bytes: [UInt8], of part: String) -> Diagnostics.SourceLocation {
    let part = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: part) } ?? bytes.count
    let range = SourceRange(start, start + part.count)
    return SourceFile(path: "pie.md", bytes: bytes).location(of: range)
  }

  static func numbers(_ place: Diagnostics.SourceLocation) -> [Int] {
    [place.line, place.column, place.endLine, place.endColumn]
  }

  @Test(
    "Lines and columns count characters, whatever ends the lines and whatever the file begins with",
    arguments: [
      ("x", [1, 1, 1, 2]), ("a\nb x", [2, 3, 2, 4]), ("a\r\nb x\r\n", [2, 3, 2, 4]),
      ("\u{FEFF}x", [1, 1, 1, 2]), ("\u{FEFF}a\r\n\r\nb x", [3, 3, 3, 4]),
      ("麻婆x", [1, 3, 1, 4]), ("e\u{301}x", [1, 2, 1, 3]), ("👩‍🍳x", [1, 2, 1, 3]),
      ("\tx", [1, 2, 1, 3]), ("a\rx", [1, 3, 1, 4]),
    ])
  func columns(text: String, numbers: [Int]) {
    #expect(Self.numbers(Self.place(text, of: "x")) == numbers)
  }

  @Test("A line's ending is no character of it")
  func lineEnding() {
    let place = Self.place("a x\r\nb\r\n", of: "x\r\n")
    #expect(Self.numbers(place) == [1, 3, 1, 4])
    #expect(place.excerpt == "a x")
    #expect(Self.numbers(Self.place("a x\r\nb\r\n", of: "\r\nb")) == [1, 4, 2, 2])
  }

  @Test("Points at the end and ranges outside of the file are kept inside")
  func outside() {
    let file = SourceFile(path: "pie.md", text: "ab\n")
    #expect(Self.numbers(file.location(of: SourceRange(at: 3))) == [2, 1, 2, 1])
    #expect(Self.numbers(file.location(of: SourceRange(1, 99))) == [1, 2, 1, 3])
    #expect(Self.numbers(file.location(of: SourceRange(-5, 1))) == [1, 1, 1, 2])
    let empty = SourceFile(path: "empty.md", text: "").location(of: SourceRange(at: 0))
    #expect(Self.numbers(empty) == [1, 1, 1, 1])
    #expect(empty.frame.lines.map(\.text) == [""])
  }

  @Test("Invalid UTF-8 counts one character for each replacement")
  func invalid() {
    let place = Self.place([0xFF, 0x80, 0x0A, 0xC3, 0x78, 0xE2], of: "x")
    #expect(Self.numbers(place) == [2, 2, 2, 3])
    #expect(place.excerpt == "\u{FFFD}x\u{FFFD}")
  }

  @Test("A frame has two lines of context on each side and says what is marked")
  func context() {
    let frame = Self.place("1\n2\n3\n4 x.\n5\n6\n7\n", of: "x").frame
    #expect(frame.lines.map(\.number) == [2, 3, 4, 5, 6])
    #expect(frame.lines.map(\.isMarked) == [false, false, true, false, false])
    #expect(frame.lines[2].before == "4 ")
    #expect(frame.lines[2].marked == "x")
    #expect(frame.lines[2].after == ".")
    #expect(frame.lines[2].offset == 6)
  }

  @Test("Of many marked lines the first four and the last are kept")
  func manyLines() {
    let text = (1...20).map { "line \($0)\n" }.joined()
    let file = SourceFile(path: "pie.md", text: text)
    let all = file.location(of: SourceRange(0, text.utf8.count)).frame
    #expect(all.lines.map(\.number) == [1, 2, 3, 4, 20])
    #expect(all.lines.map(\.followsGap) == [false, false, false, false, true])
    #expect(all.lines.filter(\.isMarked).count == 5)
    let five = file.location(of: SourceRange(0, 35)).frame
    #expect(five.lines.map(\.number) == [1, 2, 3, 4, 5, 6, 7])
    #expect(five.lines.filter(\.followsGap) == [])
  }

  @Test("Of a very long line only what is around the mark is kept")
  func longLine() {
    let text = String(repeating: "é", count: 9999) + "x" + String(repeating: "麻", count: 9999)
    let line = Self.place(text, of: "x").frame.lines[0]
    #expect(line.isCutBefore && line.isCutAfter)
    #expect(line.before == String(repeating: "é", count: 240))
    #expect(line.after == String(repeating: "麻", count: 160))
    #expect(line.offset == 2 * 9999 - 480)
    #expect(Self.numbers(Self.place(text, of: "x")) == [1, 10_000, 1, 10_001])
  }

  @Test("Columns along a long line are those that counting from its beginning gives")
  func columnTable() {
    let unit = "ae\u{301}麻👩‍🍳"
    let text = "first\n" + String(repeating: unit, count: 400)
    let file = SourceFile(path: "pie.md", text: text)
    for repetition in stride(from: 0, to: 400, by: 7) {
      let offset = 6 + repetition * unit.utf8.count + 1
      #expect(file.location(of: SourceRange(at: offset)).column == 4 * repetition + 2)
    }
  }

  @Test("A hundred thousand marks heaped on one letter are one character, and quickly so")
  func heapedMarks() {
    let heap = "a" + String(repeating: "\u{301}", count: 100_000)
    let file = SourceFile(path: "pie.md", text: "é" + heap + heap + "x")
    let ends = [2, 3, 3 + 200_000, 3 + 200_001, 4 + 400_000, 5 + 400_000]
    #expect(
      ends.map { file.location(of: SourceRange(at: $0)).column } == [2, 3, 3, 4, 4, 5])
    for offset in 10_000..<11_000 {
      #expect(file.location(of: SourceRange(at: offset)).column == 3)
    }
  }
}
