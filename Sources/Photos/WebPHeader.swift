/// The size of a WebP (RFC 9649).
enum WebPHeader {
  static func read(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.holds("RIFF", at: 0), bytes.holds("WEBP", at: 8), let size = size(bytes) else {
      return nil
    }
    // The second lowest bit of the extended header's first byte says that it is animated.
    let isAnimated = bytes.holds("VP8X", at: 12) && (bytes.byte(20) ?? 0) & 2 != 0
    return ImageHeader(
      format: .webp, width: size.width, height: size.height, isAnimated: isAnimated)
  }

  private static func size(_ bytes: ByteReader) -> (width: Int, height: Int)? {
    if bytes.holds("VP8X", at: 12), let width = bytes.number(24, 3, littleEndian: true),
      let height = bytes.number(27, 3, littleEndian: true)
    {
      return (width + 1, height + 1)
    }
    if bytes.holds("VP8L", at: 12), let bits = bytes.number(21, 4, littleEndian: true) {
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if bytes.holds("VP8 ", at: 12), let width = bytes.number(26, 2, littleEndian: true),
      let height = bytes.number(28, 2, littleEndian: true)
    {
      return (width & 0x3FFF, height & 0x3FFF)
    }
    return nil
  }
}
