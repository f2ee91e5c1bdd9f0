import Glibc

/// A script or a stylesheet as it is published: without indentation and without lines that are
/// comments alone.
///
/// What is left are the author's lines, so that a message of a browser is understood. A file with a
/// text over several lines, where white space counts, is published as it was written.
enum LeanAsset {
  /// The lines of a script that say something.
  static func script(_ bytes: [UInt8]) -> [UInt8] {
    lines(of: bytes) { $0.starts(with: "//".utf8) }
  }

  /// The lines of a stylesheet that say something.
  static func stylesheet(_ bytes: [UInt8]) -> [UInt8] {
    lines(of: bytes) { $0.starts(with: "/*".utf8) && $0.isWholeComment }
  }

  private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  private static func lines(of bytes: [UInt8], without isComment: (Line) -> Bool) -> [UInt8] {
    var lean: [UInt8] = []
    lean.reserveCapacity(bytes.count)
    let isLean = bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var tick = place(of: UInt8(ascii: "`"), from: 0, in: bytes)
      while start < bytes.count {
        let end = place(of: UInt8(ascii: "\n"), from: start, in: bytes)
        var isOpen = false
        while tick < end {
          isOpen.toggle()
          tick = place(of: UInt8(ascii: "`"), from: tick + 1, in: bytes)
        }
        // A template literal that the line does not end, or a string that goes on behind a backslash.
        if isOpen || end > start && bytes[end - 1] == UInt8(ascii: "\\") { return false }
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

  /// The place of a byte; the end of the file where there is none.
  private static func place(
    of byte: UInt8, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
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
