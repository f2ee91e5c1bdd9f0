import Glibc

/// Writes bytes by system calls.
enum FileWriting {
  /// Puts bytes in the place of a file, whole or not at all; 0, or the number of the error.
  static func replace(_ path: String, with bytes: [UInt8]) -> Int32 {
    let temporary = path + ".new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return errno }
    let code = writeAll(bytes, to: descriptor)
    close(descriptor)
    guard code == 0 else { return code }
    return rename(temporary, path) == 0 ? 0 : errno
  }

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
