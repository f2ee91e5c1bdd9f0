/// What a camera, a phone and an editor write into a photo, as segments of a JPEG.
enum PhotoSecrets {
  /// Exif with the camera, its owner, the day and the place; XMP, IPTC and a comment.
  static let segments: [UInt8] =
    segment(0xE1, Array("Exif\0\0".utf8) + exif)
    + segment(
      0xE1,
      Array("http://ns.adobe.com/xap/1.0/\0".utf8)
        + Array("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">Secret place</x:xmpmeta>".utf8))
    + segment(
      0xED,
      Array("Photoshop 3.0\08BIM\u{4}\u{4}\0\0\0\0\0\u{F}\u{1C}\u{2}\u{5A}\0\u{A}SecretCity\0".utf8)
    )
    + segment(0xFE, Array("Secret comment".utf8))

  /// The fields of libvips that tell of the file alone, not of who made it.
  static let harmless: Set<String> = [
    "exif-ifd0-Orientation", "exif-ifd0-XResolution", "exif-ifd0-YResolution",
    "exif-ifd0-ResolutionUnit", "exif-ifd0-YCbCrPositioning", "exif-ifd2-ExifVersion",
    "exif-ifd2-ComponentsConfiguration", "exif-ifd2-FlashpixVersion", "exif-ifd2-ColorSpace",
    "exif-ifd2-PixelXDimension", "exif-ifd2-PixelYDimension",
  ]

  private static func segment(_ kind: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, kind] + big(data.count + 2, 2) + data
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 0xFF) }
  }

  /// A TIFF of three directories: the picture's, the camera's, the place's.
  private static let exif: [UInt8] = {
    let camera = [
      text(0x9003, "2020:01:02 03:04:05"), (tag: 0x927C, kind: 7, data: Array("Secret note".utf8)),
      text(0xA431, "Secret serial"),
    ]
    let place = [
      text(1, "N"), (tag: 2, kind: 5, data: [52, 1, 31, 1, 0, 1].flatMap { big($0, 4) }),
      text(3, "E"), (tag: 4, kind: 5, data: [13, 1, 24, 1, 0, 1].flatMap { big($0, 4) }),
      text(0x1D, "2020:01:02"),
    ]
    let picture = { (cameraAt: Int, placeAt: Int) in
      [
        text(0x10F, "Secret make"), text(0x110, "Secret model"), text(0x13B, "Secret artist"),
        (tag: 0x8769, kind: 4, data: big(cameraAt, 4)),
        (tag: 0x8825, kind: 4, data: big(placeAt, 4)),
      ]
    }
    let cameraAt = 8 + directory(picture(0, 0), at: 8).count
    let cameraBytes = directory(camera, at: cameraAt)
    let placeAt = cameraAt + cameraBytes.count
    return Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
      + directory(picture(cameraAt, placeAt), at: 8) + cameraBytes + directory(place, at: placeAt)
  }()

  private typealias Entry = (tag: Int, kind: Int, data: [UInt8])

  private static func text(_ tag: Int, _ text: String) -> Entry {
    (tag: tag, kind: 2, data: Array(text.utf8) + [0])
  }

  private static func directory(_ entries: [Entry], at start: Int) -> [UInt8] {
    var bytes = big(entries.count, 2)
    var more: [UInt8] = []
    let end = start + 2 + 12 * entries.count + 4
    for entry in entries {
      let count = entry.kind == 4 ? 1 : entry.kind == 5 ? entry.data.count / 8 : entry.data.count
      bytes += big(entry.tag, 2) + big(entry.kind, 2) + big(count, 4)
      if entry.data.count <= 4 {
        bytes += entry.data + [UInt8](repeating: 0, count: 4 - entry.data.count)
      } else {
        bytes += big(end + more.count, 4)
        more += entry.data
        if more.count % 2 == 1 { more.append(0) }
      }
    }
    return bytes + [0, 0, 0, 0] + more
  }
}
