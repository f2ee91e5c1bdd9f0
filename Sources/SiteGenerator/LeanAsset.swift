/// A script or a stylesheet as it is published: without indentation and without lines that are
/// comments alone.
///
/// Comments that begin with `!`, `#` or `@` stay: licences, and where the source is. What is left are
/// the author's lines, so that a message of a browser is understood. A file with a text over several
/// lines, where white space counts, is published as it was written.
enum LeanAsset {
  /// The lines of a script that say something.
  static func script(_ bytes: [UInt8]) -> [UInt8] {
    lines(of: bytes) { $0.starts(with: "//".utf8) && !$0.isForOthers }
  }

  /// The lines of a stylesheet that say something.
  static func stylesheet(_ bytes: [UInt8]) -> [UInt8] {
    lines(of: bytes) { $0.starts(with: "/*".utf8) && $0.isWholeComment && !$0.isForOthers }
  }

  private typealias Line = Slice<UnsafeRawBufferPointer>

  private static func lines(of bytes: [UInt8], without isComment: (Line) -> Bool) -> [UInt8] {
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
        let last = bytes[start..<end].last { $0 != UInt8(ascii: "\r") }
        if isOpen || last == UInt8(ascii: "\\") { return false }
        let line = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
        if !line.isEmpty, !isComment(line) {
          lean += line
          lean.append(UInt8(ascii: "\n"))
        }
        start = end + 1
      }
      return true
    }
    return isLean ? lean : bytes
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Whether a comment is a licence, or tells tools where the source of the file is.
  fileprivate var isForOthers: Bool {
    switch dropFirst(2).first {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "@"): true
    default: false
    }
  }

  /// Whether a comment that begins the line ends it, and not before.
  fileprivate var isWholeComment: Bool {
    let body = dropFirst(2)
    guard
      let star = body.indices.dropLast().first(where: {
        body[$0] == UInt8(ascii: "*") && body[$0 + 1] == UInt8(ascii: "/")
      })
    else { return false }
    return star + 2 == endIndex
  }
}
