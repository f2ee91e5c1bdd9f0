/// A text with places to fill in, their names in braces: `Page {page} of {title}`.
///
/// A brace that begins no name of letters, digits, hyphens and underscores means itself.
struct Phrase: Sendable, Equatable {
  private enum Piece: Sendable, Equatable {
    case text(String)
    case placeholder(String)
  }

  private let pieces: [Piece]
  /// The phrase as it was written.
  let source: String

  init(_ source: String) {
    self.source = source
    var pieces: [Piece] = []
    var rest = Substring(source)
    while let (before, name, after) = Phrase.firstPlaceholder(in: rest) {
      if !before.isEmpty { pieces.append(.text(String(before))) }
      pieces.append(.placeholder(String(name)))
      rest = after
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  /// The names of the places to fill in.
  var placeholders: Set<String> {
    Set(
      pieces.compactMap {
        if case .placeholder(let name) = $0 { name } else { nil }
      })
  }

  /// The text with its places filled; a place without a value stays as it is written.
  ///
  /// - Parameter count: What fills `{count}` where it is given.
  func filled(_ values: KeyValuePairs<String, String>, count: String? = nil) -> String {
    if case .text(let text)? = pieces.first, pieces.count == 1 { return text }
    return pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .placeholder(let name):
        let counted = name == "count" ? count : nil
        result += counted ?? values.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
  }

  private static func firstPlaceholder(
    in text: Substring
  ) -> (before: Substring, name: Substring, after: Substring)? {
    let utf8 = text.utf8
    var start = utf8.startIndex
    while let opening = utf8[start...].firstIndex(of: UInt8(ascii: "{")) {
      let nameStart = utf8.index(after: opening)
      let nameEnd = utf8[nameStart...].firstIndex { !isNameByte($0) } ?? utf8.endIndex
      if nameEnd > nameStart, nameEnd < utf8.endIndex, utf8[nameEnd] == UInt8(ascii: "}") {
        return (text[..<opening], text[nameStart..<nameEnd], text[utf8.index(after: nameEnd)...])
      }
      start = nameStart
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
