/// Whether a picture is there to its end, which decoders that mean well do not tell.
public enum ImageEnd {
  /// Looks for the mark that ends a picture of a format; the first bytes are right already.
  public static func isThere(_ bytes: [UInt8], of format: ImageHeader.Format) -> Bool {
    switch format {
    // Coded data never holds the end mark: a byte of FF is followed by 00 in it.
    case .jpeg: hasLast([0xFF, 0xD9], in: bytes, behind: bytes.count / 4)
    case .png: hasLast(Array("IEND".utf8), in: bytes, behind: 8)
    case .webp:
      (ByteReader(bytes).number(4, 4, littleEndian: true)).map { $0 + 8 <= bytes.count } ?? false
    }
  }

  private static func hasLast(_ mark: [UInt8], in bytes: [UInt8], behind start: Int) -> Bool {
    var index = bytes.count - mark.count
    while index >= start {
      if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) {
        return true
      }
      index -= 1
    }
    return false
  }
}
