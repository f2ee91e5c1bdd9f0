import Glibc

/// What one pass over a body finds before libcmark sees it.
///
/// libcmark 0.30 needs time in the square of its input where containers nest deeply or where
/// openings of pictures pile up; the pass bounds that time from above, so that such a body is kept
/// away from it. It also marks what libcmark does not know: footnotes and tables.
struct BodyScan {
  /// Containers that may begin on one line.
  static let deepestLine = 50
  /// Containers that may be open at once, by the upper bound of the pass.
  static let deepestNesting = 100
  /// Open containers, summed over all lines: about 15 ns each in libcmark.
  static let mostContainerSteps = 10_000_000
  /// Pairs of a picture's opening and a bracket in one block: about 3 ns each in libcmark.
  static let mostBracketPairs = 50_000_000
  /// Bytes that libcmark reads in less than half a second, whatever they are.
  static let mostBytes = 4 << 20
  /// Punctuation marks and lines: about 0.7 µs each in libcmark at worst.
  static let mostMarks = 600_000

  /// The reasons for keeping a body away from libcmark.
  enum Hazard: Equatable { case nesting, brackets, size }

  /// The offset of each line's first byte.
  private(set) var lineStarts: [Int] = []
  /// The first hazard and the offset of the line where it was found.
  private(set) var hazard: (Hazard, offset: Int)?
  /// Where `[^` stands that may be a mark of a footnote.
  private(set) var footnoteMarks: [Int] = []
  /// Whether a line looks like the one under the head of a table.
  private(set) var holdsDelimiterRow = false

  private let bytes: UnsafeBufferPointer<UInt8>
  private var depth = 0
  private var containerSteps = 0
  private var followsBlankLine = true
  private var block = (pictures: 0, brackets: 0)
  private var bracketPairs = 0

  /// Scans the bytes from `start` on.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    checkSize(from: start)
    var scanner = LineScanner(bytes, from: start)
    lineStarts.reserveCapacity((bytes.count - start) / 40 + 8)
    lineStarts.append(start)
    while scanner.line.start < bytes.count {
      take(scanner.line)
      scanner.advance()
      if scanner.line.start < bytes.count { lineStarts.append(scanner.line.start) }
    }
  }

  private mutating func take(_ line: LineScanner.Line) {
    let prefix = ContainerPrefix(bytes, line)
    let isBlank = prefix.end == line.end && prefix.markers == 0
    if isBlank || prefix.beginsBlock { block = (0, 0) }
    if isBlank {
      followsBlankLine = true
    } else {
      nest(prefix, line)
      followsBlankLine = false
      lookAtBrackets(of: line)
      if prefix.isDelimiterRow(bytes, line) { holdsDelimiterRow = true }
    }
    containerSteps += depth
    if containerSteps > BodyScan.mostContainerSteps { report(.nesting, at: line) }
  }

  /// Bounds how many containers are open after a line: what it may continue by its indentation,
  /// what it opens, and, by a paragraph's lazy continuation, all that were open above it.
  private mutating func nest(_ prefix: ContainerPrefix, _ line: LineScanner.Line) {
    let own = prefix.markers + prefix.columns / 2
    if prefix.markers > 0 {
      if prefix.markers > BodyScan.deepestLine || own > BodyScan.deepestNesting {
        report(.nesting, at: line)
      }
      depth = followsBlankLine ? own : max(depth, own)
    } else if followsBlankLine {
      depth = min(depth, own)
    }
  }

  private mutating func lookAtBrackets(of line: LineScanner.Line) {
    let bracket = UInt8(ascii: "[")
    var index = bytes.firstOffset(of: bracket, from: line.start, to: line.end)
    while index < line.end {
      block.brackets += 1
      bracketPairs += block.pictures
      if index > line.start, bytes[index - 1] == UInt8(ascii: "!") {
        block.pictures += 1
        bracketPairs += block.brackets
      }
      if index + 1 < line.end, bytes[index + 1] == UInt8(ascii: "^") { footnoteMarks.append(index) }
      index = bytes.firstOffset(of: bracket, from: index + 1, to: line.end)
    }
    if bracketPairs > BodyScan.mostBracketPairs { report(.brackets, at: line) }
  }

  private mutating func checkSize(from start: Int) {
    let size = bytes.count - start
    guard size > BodyScan.mostMarks else { return }
    if size > BodyScan.mostBytes || marks(from: start) > BodyScan.mostMarks {
      hazard = (.size, start)
    }
  }

  /// How many line endings and ASCII punctuation marks there are.
  private func marks(from start: Int) -> Int {
    bytes[start...].reduce(0) { count, byte in
      switch byte {
      case 0x0A, 0x0D, 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: count + 1
      default: count
      }
    }
  }

  private mutating func report(_ kind: Hazard, at line: LineScanner.Line) {
    if hazard == nil { hazard = (kind, line.start) }
  }
}
