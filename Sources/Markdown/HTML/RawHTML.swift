/// What to make of HTML that stands in Markdown.
enum RawHTML {
  enum Meaning: Equatable {
    /// Nothing to show: comments, and blank lines.
    case nothing
    /// One or more `<br>` and nothing else, the one tag that Markdown tables need.
    case lineBreak
    /// Anything else.
    case text
  }

  /// What a literal of libcmark means; comments are seen as HTML sees them.
  static func meaning(of literal: UnsafeBufferPointer<UInt8>) -> Meaning {
    var meaning = Meaning.nothing
    var index = 0
    while index < literal.count {
      let rest = UnsafeBufferPointer(rebasing: literal[index...])
      if rest[0] <= 0x20 {
        index += 1
      } else if let length = commentLength(rest) {
        index += length
      } else if let length = breakLength(rest) {
        meaning = .lineBreak
        index += length
      } else {
        return .text
      }
    }
    return meaning
  }

  /// The length of a comment, which `<!-->` ends at once (HTML Standard, 13.2.5.43).
  private static func commentLength(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.starts(with: "<!--".utf8) else { return nil }
    var index = text.firstOffset(of: UInt8(ascii: ">"), from: 4)
    while index < text.count {
      if text[index - 1] == UInt8(ascii: "-"), text[index - 2] == UInt8(ascii: "-") {
        return index + 1
      }
      index = text.firstOffset(of: UInt8(ascii: ">"), from: index + 1)
    }
    return nil
  }

  private static func breakLength(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count >= 4, text[0] == UInt8(ascii: "<"), text[1] | 0x20 == UInt8(ascii: "b"),
      text[2] | 0x20 == UInt8(ascii: "r")
    else { return nil }
    var index = 3
    while index < text.count, text[index] <= 0x20 || text[index] == UInt8(ascii: "/") { index += 1 }
    return index < text.count && text[index] == UInt8(ascii: ">") ? index + 1 : nil
  }
}
