/// Turns libyaml's positions, which count code points, into bytes of the whole file.
///
/// The positions of one document nearly always grow, so the way is walked from the last one.
struct CharacterPositions {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let isASCII: Bool
  private var character = 0
  private var offset = 0

  /// Counts from the start of `bytes`, which stand at `start` in their file.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, isASCII: Bool) {
    self.bytes = bytes
    self.start = start
    self.isASCII = isASCII
  }

  /// The byte in the whole file at which the code point of that number begins.
  mutating func byte(ofCharacter target: Int) -> Int {
    if isASCII { return start + min(target, bytes.count) }
    while character < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, isContinuation(bytes[offset]) { offset += 1 }
      character += 1
    }
    while character > target, offset > 0 {
      offset -= 1
      while offset > 0, isContinuation(bytes[offset]) { offset -= 1 }
      character -= 1
    }
    return start + offset
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
