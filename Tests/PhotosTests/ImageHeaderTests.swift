import Testing

@testable import Photos

@Suite struct ImageHeaderTests {
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 0x2C, 0, 0, 0, 200, 8, 2, 0, 0, 0]

  /// A JPEG of 300 × 200 that says how it was held.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    let exif =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
      + [0xFF, 0xC4, 0, 4, 0, 0] + [0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 0x2C, 3, 0, 0, 0]
  }

  private static func webp(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + data
  }

  @Test("The size of each format is read from its first bytes")
  func sizes() {
    let wanted = { ImageHeader(format: $0, width: 300, height: 200) }
    #expect(ImageHeader(Self.png) == wanted(.png))
    #expect(ImageHeader(Self.jpeg(orientation: 1)) == wanted(.jpeg))
    #expect(
      ImageHeader(Self.webp("VP8X", [0, 0, 0, 0, 0x2B, 1, 0, 199, 0, 0])) == wanted(.webp))
    #expect(ImageHeader(Self.webp("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0])) == wanted(.webp))
    #expect(
      ImageHeader(Self.webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x2C, 1, 200, 0])) == wanted(.webp))
  }

  @Test(
    "A photo that was taken on its side is seen upright", arguments: 1...8 as ClosedRange<UInt8>)
  func orientation(_ orientation: UInt8) {
    let header = ImageHeader(Self.jpeg(orientation: orientation))
    #expect(header?.width == (orientation < 5 ? 300 : 200))
    #expect(header?.height == (orientation < 5 ? 200 : 300))
  }

  @Test("What moves is told from what stands still")
  func animated() {
    let moving = Self.webp("VP8X", [2, 0, 0, 0, 0x2B, 1, 0, 199, 0, 0])
    #expect(ImageHeader(moving)?.isAnimated == true)
    let still = Self.png + [0, 0, 0, 0]
    let control = [0, 0, 0, 8] + Array("acTL".utf8) + [UInt8](repeating: 0, count: 12)
    let data = [0, 0, 0, 0] + Array("IDAT".utf8) + [0, 0, 0, 0]
    #expect(ImageHeader(still + control + data)?.isAnimated == true)
    #expect(ImageHeader(still + data + control)?.isAnimated == false)
    #expect(ImageHeader(Self.png)?.isAnimated == false)
  }

  @Test("What is cut off or something else has no header")
  func broken() {
    #expect(ImageHeader([]) == nil)
    #expect(ImageHeader(Array("GIF89a".utf8)) == nil)
    for whole in [Self.png, Self.jpeg(orientation: 6)] {
      for count in 0..<20 { #expect(ImageHeader(Array(whole.prefix(count))) == nil) }
    }
  }

  @Test(
    "A photo is too large from a hundred million pixels on, whatever numbers its header holds",
    arguments: [
      (10_000, 10_000, false), (10_000, 10_001, true), (1, 100_000_000, false),
      (100_000_001, 1, true), (0xFFFF_FFFF, 0xFFFF_FFFF, true),
    ])
  func tooLarge(width: Int, height: Int, isTooLarge: Bool) {
    let header = ImageHeader(format: .png, width: width, height: height)
    #expect(PhotoStudio.isTooLarge(header) == isTooLarge)
  }

  @Test(
    "Nothing is enlarged",
    arguments: [
      (100, [100]), (320, [320]), (800, [320, 640, 800]), (1600, [320, 640, 960, 1600]),
      (4000, [320, 640, 960, 1600]),
    ])
  func variants(width: Int, widths: [Int]) {
    let header = ImageHeader(format: .jpeg, width: width, height: 50)
    let all = PhotoVariant.all(of: header)
    #expect(all.filter { $0.format == .webp }.map(\.width) == widths)
    #expect(all.filter { $0.format == .jpeg }.map(\.width) == widths)
    #expect(PhotoVariant.whole(of: header).width == widths.last)
  }
}
