/// A script or a stylesheet as it is published: without indentation and without lines that are
/// comments alone.
///
/// Comments that begin with `!`, `#` or `@` stay: licences, and where the source is. What is left are
/// the author's lines, so that a message of a browser is understood. A file with a text over several
/// lines, where white space counts, is published as it was written.
enum LeanAsset {
  /// The lines of a script that say something.
  static func script(_ bytes: [UInt8]) -> [UInt8] {
    lines(of: bytes) { $0.begins(with: "//") && !$0.isForOthers }
  }

  /// The lines of a stylesheet that say something.
  static func stylesheet(_ bytes: [UInt8]) -> [UInt8] {
    lines(of: bytes) { $0.begins(with: "/*") && $0.isWholeComment && !$0.isForOthers }
  }

  private static func lines(
    of bytes: [UInt8], without isComment: (UnsafeRawBufferPointer) -> Bool
  ) -> [UInt8] {
    var lean: [UInt8] = []
    lean.reserveCapacity(bytes.count)
    let isLean = bytes.withUnsafeBytes { bytes in
      var start = 0
      var tick = bytes.place(of: UInt8(ascii: "`"), from: 0)
      while start < bytes.count {
        let end = bytes.place(of: UInt8(ascii: "\n"), from: start)
        var isOpen = false
        while tick < end {
          isOpen.toggle()
          tick = bytes.place(of: UInt8(ascii: "`"), from: tick + 1)
        }
        // A template literal that the line does not end, or a string that goes on behind a backslash.
        if isOpen || bytes.goesOn(behind: end) { return false }
        let line = bytes.withoutIndentation(start..<end)
        if !line.isEmpty, !isComment(line) {
          lean.append(contentsOf: line)
          lean.append(UInt8(ascii: "\n"))
        }
        start = end + 1
      }
      return true
    }
    return isLean ? lean : bytes
  }
}

// By index: a closure for each byte of every script makes a build of the tests' program slow.
extension UnsafeRawBufferPointer {
  fileprivate func withoutIndentation(_ line: Range<Int>) -> UnsafeRawBufferPointer {
    var start = line.lowerBound
    while start < line.upperBound, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    return UnsafeRawBufferPointer(rebasing: self[start..<line.upperBound])
  }

  /// Whether a backslash ends the line that ends before a place.
  fileprivate func goesOn(behind end: Int) -> Bool {
    var end = end
    while end > 0, self[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end > 0 && self[end - 1] == UInt8(ascii: "\\")
  }

  fileprivate func begins(with sign: StaticString) -> Bool {
    count > 1 && self[0] == sign.utf8Start[0] && self[1] == sign.utf8Start[1]
  }

  /// Whether a comment is a licence, or tells tools where the source of the file is.
  fileprivate var isForOthers: Bool {
    guard count > 2 else { return false }
    switch self[2] {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "@"): return true
    default: return false
    }
  }

  /// Whether a comment that begins the line ends it, and not before.
  fileprivate var isWholeComment: Bool {
    var star = place(of: UInt8(ascii: "*"), from: 2)
    while star + 1 < count, self[star + 1] != UInt8(ascii: "/") {
      star = place(of: UInt8(ascii: "*"), from: star + 1)
    }
    return star + 2 == count
  }
}
