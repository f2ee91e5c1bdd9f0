/// A value that a cache keeps as bytes.
///
/// The bytes are for the program that made them alone: their form changes with the program.
public protocol Packable {
  /// Adds the value at the end of `bytes`.
  func pack(into bytes: inout [UInt8])
  /// Takes the next value; throws where the bytes hold none.
  init(unpacking packed: inout PackedBytes) throws(PackedFault)
}

/// Bytes that hold no value of the kind that was asked for.
public struct PackedFault: Error, Equatable {
  /// Makes the fault.
  public init() {}
}

extension UInt: Packable {
  /// Adds the number in groups of seven bits, the lowest first, as LEB128 has it.
  public func pack(into bytes: inout [UInt8]) {
    var rest = self
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Takes the next number.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    self = 0
    var shift: UInt = 0
    while true {
      let byte = try packed.byte()
      guard shift < 63 || byte < 2 else { throw PackedFault() }
      self |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return }
      shift += 7
    }
  }
}

extension Int: Packable {
  /// Adds the number, small ones of either sign in one byte.
  public func pack(into bytes: inout [UInt8]) {
    UInt(bitPattern: self << 1 ^ self >> (Int.bitWidth - 1)).pack(into: &bytes)
  }

  /// Takes the next number.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let bits = try UInt(unpacking: &packed)
    self = Int(bitPattern: bits >> 1) ^ -Int(bitPattern: bits & 1)
  }
}

extension Bool: Packable {
  /// Adds one byte.
  public func pack(into bytes: inout [UInt8]) { bytes.append(self ? 1 : 0) }

  /// Takes the next byte.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    self = try packed.byte() != 0
  }
}

extension String: Packable {
  /// Adds the length in bytes and the UTF-8.
  public func pack(into bytes: inout [UInt8]) {
    UInt(utf8.count).pack(into: &bytes)
    bytes += utf8
  }

  /// Takes the next text.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let count = try UInt(unpacking: &packed)
    self = try String(decoding: packed.next(count), as: UTF8.self)
  }
}

extension Optional: Packable where Wrapped: Packable {
  /// Adds whether there is a value, and the value.
  public func pack(into bytes: inout [UInt8]) {
    (self != nil).pack(into: &bytes)
    self?.pack(into: &bytes)
  }

  /// Takes the next value or its absence.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    self = try Bool(unpacking: &packed) ? Wrapped(unpacking: &packed) : nil
  }
}

extension Array: Packable where Element: Packable {
  /// Adds the count and each element.
  public func pack(into bytes: inout [UInt8]) {
    UInt(count).pack(into: &bytes)
    for element in self { element.pack(into: &bytes) }
  }

  /// Takes the next list.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let count = try UInt(unpacking: &packed)
    // An element takes a byte at least: a count out of damaged bytes reserves no more than these.
    guard count <= packed.remaining else { throw PackedFault() }
    self = []
    reserveCapacity(Int(count))
    for _ in 0..<count { append(try Element(unpacking: &packed)) }
  }
}
