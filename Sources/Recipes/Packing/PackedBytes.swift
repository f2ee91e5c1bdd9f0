/// Packed values that are taken one after the other.
public struct PackedBytes {
  private let all: [UInt8]
  /// Where in the bytes the next value begins.
  public private(set) var offset: Int
  private let end: Int

  /// Stands before the first of some bytes.
  public init(_ bytes: [UInt8]) { self.init(bytes, in: 0..<bytes.count) }

  /// Stands before the first byte of a range of `bytes`.
  public init(_ bytes: [UInt8], in range: Range<Int>) {
    all = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// How many bytes are left.
  public var remaining: Int { end - offset }

  /// Takes the next byte.
  public mutating func byte() throws(PackedFault) -> UInt8 {
    guard offset < end else { throw PackedFault() }
    defer { offset += 1 }
    return all[offset]
  }

  /// Takes the next `count` bytes.
  public mutating func next(_ count: UInt) throws(PackedFault) -> ArraySlice<UInt8> {
    all[try skip(count)]
  }

  /// Goes past the next `count` bytes, and tells where they are.
  public mutating func skip(_ count: UInt) throws(PackedFault) -> Range<Int> {
    guard count <= UInt(remaining) else { throw PackedFault() }
    defer { offset += Int(count) }
    return offset..<(offset + Int(count))
  }
}

extension [UInt8] {
  /// Adds the count of some bytes and the bytes.
  public mutating func append(packing bytes: [UInt8]) {
    UInt(bytes.count).pack(into: &self)
    self += bytes
  }
}

extension PackedBytes {
  /// Takes the next bytes that were packed with their count.
  public mutating func bytes() throws(PackedFault) -> [UInt8] {
    Array(try next(try UInt(unpacking: &self)))
  }
}
