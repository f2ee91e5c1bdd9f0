/// The size of a PNG (its specification, §11.2.2).
enum PNGHeader {
  static func read(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.number(0, 4) == 0x8950_4E47, bytes.number(4, 4) == 0x0D0A_1A0A,
      bytes.holds("IHDR", at: 12), let width = bytes.number(16, 4),
      let height = bytes.number(20, 4)
    else { return nil }
    return ImageHeader(
      format: .png, width: width, height: height, isAnimated: isAnimated(bytes))
  }

  // An animation announces itself by `acTL` among the chunks before the picture's first data.
  private static func isAnimated(_ bytes: ByteReader) -> Bool {
    var offset = 8
    while let length = bytes.number(offset, 4), !bytes.holds("IDAT", at: offset + 4) {
      if bytes.holds("acTL", at: offset + 4) { return true }
      offset += length + 12
    }
    return false
  }
}
