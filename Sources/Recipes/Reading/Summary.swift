/// The one line under a title.
enum Summary {
  /// The longest line, in characters.
  private static let longest = 200

  /// The first sentences of a text that make a line of moderate length.
  static func line(of text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    var line = ""
    for word in words {
      if line.count + word.count + 1 > longest { return line + "…" }
      line += (line.isEmpty ? "" : " ") + word
      if line.count > 60, let last = word.last, ".!?。".contains(last) { break }
    }
    return line
  }
}
