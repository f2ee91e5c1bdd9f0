/// The colours of the web, sRGB, as an ICC profile: primaries and white as numbers and the curve as
/// its formula, so that colours that are in it already stay as they are.
///
/// The profile that libvips brings along under this name moves them: pure blue comes out violet.
/// Layout after ICC.1:2022 §7 to 10, numbers after IEC 61966-2-1, adapted to D50.
enum ColourProfile {
  /// The bytes of the profile.
  static let sRGB: [UInt8] = {
    let curve =
      text("para") + number(3, 2) + number(0, 2)
      + fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
    let blocks = [
      name("sRGB"), xyz(white), xyz(red), xyz(green), xyz(blue), curve,
    ]
    let tags: [(String, block: Int)] = [
      ("desc", 0), ("cprt", 0), ("wtpt", 1), ("rXYZ", 2), ("gXYZ", 3), ("bXYZ", 4), ("rTRC", 5),
      ("gTRC", 5), ("bTRC", 5),
    ]
    var offset = headerSize + 4 + 12 * tags.count
    let offsets = blocks.map { block in
      defer { offset += block.count }
      return offset
    }
    let table = tags.flatMap { tag, block in
      Array(tag.utf8) + number(offsets[block], 4) + number(blocks[block].count, 4)
    }
    return header(size: offset) + number(tags.count, 4) + table + blocks.joined()
  }()

  private static let headerSize = 128
  private static let white = (0.96420, 1.0, 0.82491)
  private static let red = (0.43607, 0.22249, 0.01392)
  private static let green = (0.38515, 0.71687, 0.09708)
  private static let blue = (0.14307, 0.06061, 0.71410)

  // §7.2: a profile of version 4.2 for a display, from RGB to XYZ, its day the first of 2026.
  private static func header(size: Int) -> [UInt8] {
    var header = number(size, 4) + number(0, 4) + number(0x0420_0000, 4)
    header += Array("mntrRGB XYZ ".utf8)
    header += [2026, 1, 1, 0, 0, 0].flatMap { number($0, 2) } + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += fixed(white.0, white.1, white.2)
    return header + [UInt8](repeating: 0, count: headerSize - header.count)
  }

  /// A type's signature and its four reserved bytes.
  private static func text(_ signature: String) -> [UInt8] {
    Array(signature.utf8) + number(0, 4)
  }

  private static func xyz(_ value: (Double, Double, Double)) -> [UInt8] {
    text("XYZ ") + fixed(value.0, value.1, value.2)
  }

  // §10.15: one text in one language, as UTF-16.
  private static func name(_ name: String) -> [UInt8] {
    let utf16 = name.utf16.flatMap { number(Int($0), 2) }
    return text("mluc") + number(1, 4) + number(12, 4) + Array("enUS".utf8)
      + number(utf16.count, 4) + number(28, 4) + utf16
  }

  /// Numbers with sixteen bits before and behind the point.
  private static func fixed(_ values: Double...) -> [UInt8] {
    values.flatMap { number(Int(($0 * 65536).rounded()), 4) }
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (1...count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - $0))) }
  }
}
