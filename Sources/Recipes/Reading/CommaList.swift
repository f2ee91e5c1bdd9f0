/// Lists in one line, as RecipeMD has them for tags and yields.
enum CommaList {
  /// The items between commas, blanks trimmed; a comma between two digits is a decimal comma.
  static func items(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var items: [String] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ",") {
      let isDecimal =
        index > 0 && index + 1 < bytes.count && isDigit(bytes[index - 1])
        && isDigit(bytes[index + 1])
      if isDecimal { continue }
      append(bytes[start..<index], to: &items)
      start = index + 1
    }
    append(bytes[start...], to: &items)
    return items
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to items: inout [String]) {
    let trimmed = bytes.drop { Blanks.holds($0) }
    let end = trimmed.lastIndex { !Blanks.holds($0) }.map { $0 + 1 } ?? trimmed.startIndex
    let text = String(decoding: trimmed[trimmed.startIndex..<end], as: UTF8.self)
    if !text.isEmpty { items.append(text) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
