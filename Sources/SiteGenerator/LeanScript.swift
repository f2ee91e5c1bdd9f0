import Glibc

/// A script as it is published: without indentation and without lines that are comments alone.
///
/// What is left are the author's lines, so that a message of a browser is understood. A script
/// with a text over several lines, where white space counts, is published as it was written.
enum LeanScript {
  /// The lines of a script that say something.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
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
        append(bytes, start..<end, to: &lean)
        start = end + 1
      }
      return true
    }
    return isLean ? lean : bytes
  }

  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, to lean: inout [UInt8]
  ) {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let text = bytes[start..<line.upperBound]
    if text.isEmpty || text.starts(with: "//".utf8) { return }
    lean += text
    lean.append(UInt8(ascii: "\n"))
  }

  /// The place of a byte; the end of the script where there is none.
  private static func place(
    of byte: UInt8, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
