import Glibc

extension UnsafeRawBufferPointer {
  /// The place of the first `byte` from `start` on; the end where there is none.
  func place(of byte: UInt8, from start: Int) -> Int {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return count }
    return UnsafeRawPointer(found) - baseAddress
  }
}
