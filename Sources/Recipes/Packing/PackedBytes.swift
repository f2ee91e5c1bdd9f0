/// Packed values that are taken one after the other.
public struct PackedBytes {
  private let all: [UInt8]
  private var offset = 0

  /// Stands before the first of some bytes.
  public init(_ bytes: [UInt8]) { all = bytes }

  /// How many bytes are left.
  public var remaining: Int { all.count - offset }

  /// Takes the next byte.
  public mutating func byte() throws(PackedFault) -> UInt8 {
    guard offset < all.count else { throw PackedFault() }
    defer { offset += 1 }
    return all[offset]
  }

  /// Takes the next `count` bytes.
  public mutating func next(_ count: UInt) throws(PackedFault) -> ArraySlice<UInt8> {
    guard count <= UInt(remaining) else { throw PackedFault() }
    defer { offset += Int(count) }
    return all[offset..<(offset + Int(count))]
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
