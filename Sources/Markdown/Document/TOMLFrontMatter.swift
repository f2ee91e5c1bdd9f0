import Diagnostics

/// The front matter of Hugo's older sites, in TOML.
///
/// What people write there (`title = "Pie"`, `tags = ["sweet"]`, `draft = false`) is YAML but for the
/// sign between key and value, so the sign alone is changed, and all positions stay.
enum TOMLFrontMatter {
  /// The file with a colon for the first `=` of each line of a range, and with the heads of tables
  /// (`[params]`) as comments.
  static func asYAML(_ file: SourceFile, _ range: Range<Int>) -> SourceFile {
    var bytes = file.bytes
    var depth = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      if depth == 0 { change(&bytes, start..<end) }
      depth = max(0, depth + brackets(in: bytes[start..<end]))
      start = end + 1
    }
    return SourceFile(path: file.path, bytes: bytes)
  }

  private static func change(_ bytes: inout [UInt8], _ line: Range<Int>) {
    guard let first = bytes[line].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
    if bytes[first] == UInt8(ascii: "[") {
      bytes[first] = UInt8(ascii: "#")
    } else if let sign = bytes[line].firstIndex(of: UInt8(ascii: "=")), sign > first {
      bytes[sign] = UInt8(ascii: ":")
      // A colon needs a space behind it, and may do without one before.
      if sign + 1 < line.upperBound, bytes[sign + 1] != 0x20, bytes[sign - 1] == 0x20 {
        (bytes[sign - 1], bytes[sign]) = (UInt8(ascii: ":"), 0x20)
      }
    }
  }

  /// How many brackets a line opens and does not close; what stands in quotes is passed over.
  private static func brackets(in line: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var quote: UInt8?
    for byte in line {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case UInt8(ascii: "#") where quote == nil: return depth
      case UInt8(ascii: "[") where quote == nil: depth += 1
      case UInt8(ascii: "]") where quote == nil: depth -= 1
      default: continue
      }
    }
    return depth
  }
}
