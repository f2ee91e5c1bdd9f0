/// A script as it is published: without indentation and without lines that are comments alone.
///
/// What is left are the author's lines, so that a message of a browser is understood. A script
/// with a text over several lines, where white space counts, is published as it was written.
enum LeanScript {
  /// The lines of a script that say something.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    var lean: [UInt8] = []
    lean.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard !mayGoOn(line) else { return bytes }
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.isEmpty || text.starts(with: "//".utf8) { continue }
      lean += text
      lean.append(UInt8(ascii: "\n"))
    }
    return lean
  }

  // A template literal that the line does not end, or a string that goes on behind a backslash.
  private static func mayGoOn(_ line: ArraySlice<UInt8>) -> Bool {
    let ticks = line.reduce(0) { $0 + ($1 == UInt8(ascii: "`") ? 1 : 0) }
    return !ticks.isMultiple(of: 2) || line.last == UInt8(ascii: "\\")
  }
}
