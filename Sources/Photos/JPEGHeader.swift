/// The size of a JPEG (ITU-T T.81, annex B) with its orientation (Exif 2.3).
enum JPEGHeader {
  static func read(_ bytes: ByteReader) -> ImageHeader? {
    guard bytes.number(0, 2) == 0xFFD8 else { return nil }
    var offset = 2
    // Of several Exif segments the first counts, as for libvips.
    var turned: Int?
    while let mark = bytes.byte(offset), mark == 0xFF, let kind = bytes.byte(offset + 1) {
      if kind == 0xFF {
        offset += 1
        continue
      }
      guard let length = bytes.number(offset + 2, 2), length >= 2 else { return nil }
      if isFrame(kind) {
        guard let height = bytes.number(offset + 5, 2), let width = bytes.number(offset + 7, 2)
        else { return nil }
        let isTurned = (turned ?? 1) >= 5
        return ImageHeader(
          format: .jpeg, width: isTurned ? height : width, height: isTurned ? width : height)
      }
      if kind == 0xE1, turned == nil, bytes.holds("Exif\0\0", at: offset + 4) {
        turned = orientation(bytes, at: offset + 10)
      }
      offset += 2 + length
    }
    return nil
  }

  // SOF0 to SOF15 without the tables DHT, JPG and DAC that lie between them.
  private static func isFrame(_ kind: Int) -> Bool {
    (0xC0...0xCF).contains(kind) && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
  }

  /// The tag 0x0112 of the first directory: 5 to 8 lie on their side.
  private static func orientation(_ bytes: ByteReader, at start: Int) -> Int? {
    let isLittle = bytes.holds("II", at: start)
    guard isLittle || bytes.holds("MM", at: start),
      let directory = bytes.number(start + 4, 4, littleEndian: isLittle),
      let count = bytes.number(start + directory, 2, littleEndian: isLittle)
    else { return nil }
    for entry in 0..<count {
      let offset = start + directory + 2 + 12 * entry
      guard let tag = bytes.number(offset, 2, littleEndian: isLittle) else { return nil }
      if tag == 0x0112 { return bytes.number(offset + 8, 2, littleEndian: isLittle) }
    }
    return nil
  }
}
