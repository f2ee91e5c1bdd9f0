import Diagnostics

/// The text that libcmark is given: the body, of the same length, with some bytes replaced.
struct BodyText {
  private var bytes: [UInt8]
  private let range: SourceRange

  init(_ bytes: [UInt8], _ range: SourceRange) {
    self.bytes = bytes
    self.range = range
  }

  /// Puts a question mark in the place of each of these bytes.
  mutating func replace(_ offsets: [Int]) {
    for offset in offsets { bytes[offset] = UInt8(ascii: "?") }
  }

  /// Puts a control character that the text does not hold in the place of the `[` of each mark of a
  /// footnote, and returns it; `nil` where no such mark is there.
  ///
  /// Without it libcmark takes `[^1]: note` for the address of a link and drops the line.
  mutating func mask(footnotes candidates: [Int]) -> UInt8? {
    let marks = candidates.filter(isFootnoteMark)
    guard !marks.isEmpty, let mask = unusedControl() else { return nil }
    for mark in marks { bytes[mark] = mask }
    return mask
  }

  /// Whether the label ends within 100 bytes without a space, and no target follows it.
  private func isFootnoteMark(_ offset: Int) -> Bool {
    var index = offset + 2
    while index < min(range.upper, offset + 100) {
      switch bytes[index] {
      case UInt8(ascii: "]"):
        let after = index + 1 < range.upper ? bytes[index + 1] : 0
        return index > offset + 2 && after != UInt8(ascii: "(") && after != UInt8(ascii: "[")
      case UInt8(ascii: "["), 0x00...0x20: return false
      default: index += 1
      }
    }
    return false
  }

  private func unusedControl() -> UInt8? {
    let body = bytes[range.lower..<range.upper]
    return (UInt8(0x0E)...0x1F).first { !body.contains($0) }
  }

  /// The tree that libcmark makes of it.
  func parsed() -> Tree {
    bytes.withUnsafeBytes { Tree(parsing: .init(rebasing: $0[range.lower..<range.upper])) }
  }

  /// A tree of one code block that holds it all.
  func verbatim() -> Tree {
    Tree(codeBlock: bytes[range.lower..<range.upper].map(CChar.init(bitPattern:)) + [0])
  }
}
