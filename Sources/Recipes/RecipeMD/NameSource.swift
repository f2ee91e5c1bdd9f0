import Diagnostics
import Markdown

/// The Markdown of an ingredient's name as it stands in the file, by RecipeMD's rules: the first
/// paragraph without spaces at its end, what follows as it is.
enum NameSource {
  /// All that an item says.
  static func whole(_ block: Node) -> String { trimmed(content(of: block)) }

  /// What follows the emphasised amount; `nil` where its end cannot be made out.
  static func afterEmphasis(_ block: Node) -> String? {
    let bytes = content(of: block)
    guard let mark = bytes.first, mark == 0x2A || mark == 0x5F || mark == 0x60 else { return nil }
    let count = bytes.prefix { $0 == mark }.count
    var run = 0
    for position in bytes.indices.dropFirst(count) {
      run = bytes[position] == mark ? run + 1 : 0
      if run == count { return trimmed(bytes[(position + 1)...]) }
    }
    return nil
  }

  private static func content(of block: Node) -> ArraySlice<UInt8> {
    let range = block.range
    guard block.kind == .item else { return block.document.file.bytes(range) }
    guard let start = block.firstChild?.range.lower else { return [] }
    return block.document.file.bytes(SourceRange(max(start, range.lower), range.upper))
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.contains(0x0D) ? bytes.filter { $0 != 0x0D }[...] : bytes
    guard let first = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { return "" }
    let body = text[first...last]
    guard let blank = endOfFirstParagraph(body) else {
      return String(decoding: body, as: UTF8.self)
    }
    let head = body[..<blank]
    let end = head.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? head.startIndex
    return String(decoding: body[..<end] + body[blank...], as: UTF8.self)
  }

  /// The line break that ends the first paragraph.
  private static func endOfFirstParagraph(_ text: ArraySlice<UInt8>) -> Int? {
    var lineBreak: Int?
    for index in text.indices {
      if text[index] == 0x0A {
        if let lineBreak { return lineBreak }
        lineBreak = index
      } else if !isSpace(text[index]) {
        lineBreak = nil
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
