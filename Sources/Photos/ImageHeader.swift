/// What the first bytes of a picture tell of it, read without decoding it.
public struct ImageHeader: Sendable, Equatable {
  /// The formats that photos come in.
  public enum Format: String, Sendable { case jpeg, png, webp }

  /// Its format, whatever its name says.
  public var format: Format
  /// Its width and height in pixels as it is seen, upright.
  public var width: Int, height: Int
  /// Whether it moves.
  public var isAnimated: Bool

  /// Makes a header.
  init(format: Format, width: Int, height: Int, isAnimated: Bool = false) {
    self.format = format
    self.width = width
    self.height = height
    self.isAnimated = isAnimated
  }

  /// Reads the header of a file's bytes; `nil` where it is none of the formats or broken.
  public init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard
      let header = JPEGHeader.read(reader) ?? PNGHeader.read(reader) ?? WebPHeader.read(reader),
      header.width > 0, header.height > 0
    else { return nil }
    self = header
  }
}

/// Whole numbers out of bytes, `nil` behind their end.
struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  /// A number of so many bytes, the most significant first unless it is said otherwise.
  func number(_ offset: Int, _ count: Int, littleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + count]
    return (littleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }

  func holds(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0, offset + count <= bytes.count else { return false }
    return bytes[offset..<offset + count]
      .elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
  }
}
