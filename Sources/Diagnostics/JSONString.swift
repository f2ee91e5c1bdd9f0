extension JSONWriter {
  /// Appends a text as a JSON string with its quotation marks.
  ///
  /// Escaped are quotation marks, backslashes, control characters, U+2028 and U+2029 (line ends in
  /// old JavaScript), and for `.scriptData` the `<` that could begin `</script>` or `<!--`.
  public static func append(_ text: String, to bytes: inout [UInt8], for place: Place = .document) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { appendEscaped($0, to: &bytes, for: place) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the stretches that need no escape as they are, and an escape between each two.
  private static func appendEscaped(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], for place: Place
  ) {
    var start = 0
    var position = 0
    while position < text.count {
      let length = lengthToEscape(text, at: position, for: place)
      if length > 0 {
        bytes += text[start..<position]
        appendEscape(text, at: position, to: &bytes)
        start = position + length
      }
      position += max(length, 1)
    }
    bytes += text[start...]
  }

  /// How many bytes at `position` are to be replaced by an escape, 0 for none.
  private static func lengthToEscape(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, for place: Place
  ) -> Int {
    switch text[position] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return 1
    case UInt8(ascii: "<"): return place == .scriptData ? 1 : 0
    case 0xE2:
      let isLineEnd =
        position + 2 < text.count && text[position + 1] == 0x80 && text[position + 2] & 0xFE == 0xA8
      return isLineEnd ? 3 : 0
    default: return 0
    }
  }

  private static func appendEscape(
    _ text: UnsafeBufferPointer<UInt8>, at position: Int, to bytes: inout [UInt8]
  ) {
    switch text[position] {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
    case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
    case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
    case 0xE2: bytes += (text[position + 2] == 0xA8 ? #"\u2028"# : #"\u2029"#).utf8
    case let control:
      let digits = Array("0123456789abcdef".utf8)
      bytes += #"\u00"#.utf8
      bytes.append(digits[Int(control >> 4)])
      bytes.append(digits[Int(control & 15)])
    }
  }
}
