import Glibc

/// Writes bytes by system calls.
enum FileWriting {
  /// Writes all bytes; 0, or the number of the error that stood in the way.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = write(
          descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        offset += count
      }
      return 0
    }
  }
}
