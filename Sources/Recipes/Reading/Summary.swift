/// The one line under a title.
enum Summary {
  /// The longest line, in bytes.
  private static let longest = 240
  /// A sentence that is shorter than this many bytes takes the next one along.
  private static let shortest = 60

  /// The first sentences of a text that make a line of moderate length, blanks folded.
  static func line(of text: String) -> String {
    var line: [UInt8] = []
    for word in text.utf8.split(whereSeparator: { Blanks.holds($0) }) {
      if line.count + word.count + 1 > longest {
        return String(decoding: line, as: UTF8.self) + "…"
      }
      if !line.isEmpty { line.append(32) }
      line += word
      if line.count > shortest, endsSentence(line) { break }
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func endsSentence(_ line: [UInt8]) -> Bool {
    switch line.last {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: line.suffix(3).elementsEqual("。".utf8)
    }
  }
}
