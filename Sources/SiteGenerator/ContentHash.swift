import Recipes

/// A 64-bit fingerprint of bytes, for telling whether a file changed; no shield against forgers.
public struct ContentHash: Sendable, Hashable {
  let value: UInt64

  /// Fingerprints bytes, eight at a time, each folded in by a 128-bit product.
  public init(of bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentHash(of: $0) } }

  /// Fingerprints bytes of memory.
  init(of buffer: UnsafeRawBufferPointer) {
    var hash = UInt64(buffer.count) ^ 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= buffer.count {
      let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = ContentHash.mix(hash ^ UInt64(littleEndian: word), 0xA076_1D64_78BD_642F)
      offset += 8
    }
    var tail: UInt64 = 0
    for byte in buffer[offset...].reversed() { tail = tail << 8 | UInt64(byte) }
    value = ContentHash.mix(hash ^ tail, 0xE703_7ED1_A0B4_28DB)
  }

  /// Takes up a fingerprint that was kept.
  init(value: UInt64) { self.value = value }

  /// Reads the sixteen hexadecimal digits of `text`.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Eight hexadecimal digits for the name of a file: enough to tell it from what it was before, and a
  /// page names a dozen files.
  var mark: String { String(text.prefix(8)) }

  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high ^ low
  }
}

extension ContentHash: Packable {
  /// Adds the eight bytes of the fingerprint.
  public func pack(into bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  /// Takes the next fingerprint.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    var value: UInt64 = 0
    for byte in try packed.next(8).reversed() { value = value << 8 | UInt64(byte) }
    self.init(value: value)
  }
}
