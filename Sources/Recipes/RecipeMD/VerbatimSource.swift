import Diagnostics

/// Source that RecipeMD wants as it is.
enum VerbatimSource {
  /// The text between two bytes, blank lines at the start and white space at the end left out;
  /// `nil` where nothing is left.
  static func text(of file: SourceFile, _ start: Int, _ end: Int) -> String? {
    guard start < end, end <= file.bytes.count else { return nil }
    let bytes = file.bytes[start..<end].filter { $0 != 0x0D }
    guard let last = bytes.lastIndex(where: { !isSpace($0) }),
      let first = bytes.firstIndex(where: { !isSpace($0) })
    else { return nil }
    let lineStart = bytes[..<first].lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.startIndex
    return String(decoding: bytes[lineStart...last], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
