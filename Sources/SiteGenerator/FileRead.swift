import Glibc

/// Reads whole files by system calls.
public enum FileRead {
  /// The bytes of a file.
  public static func bytes(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, code: EISDIR) }
    return try bytes(from: descriptor, expecting: Int(status.st_size), path: path)
  }

  /// Whether a file holds exactly these bytes.
  static func file(at path: String, inFolder folder: Int32, holds bytes: [UInt8]) -> Bool {
    let descriptor = openat(folder, path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    guard let there = try? self.bytes(from: descriptor, expecting: bytes.count, path: path)
    else { return false }
    // Array's == compares element by element.
    return there.withUnsafeBytes { a in bytes.withUnsafeBytes { b in holdSame(a, b) } }
  }

  private static func holdSame(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else {
      return a.count == b.count
    }
    return memcmp(first, second, a.count) == 0
  }

  private static func bytes(
    from descriptor: Int32, expecting size: Int, path: String
  ) throws(FileError) -> [UInt8] {
    var failure: Int32 = 0
    // One byte more than expected tells the end from a file that grew.
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count < buffer.count {
        let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failure == 0 else { throw FileError(path: path, code: failure) }
    if bytes.count > size { try appendRest(of: descriptor, to: &bytes, path: path) }
    return bytes
  }

  private static func appendRest(
    of descriptor: Int32, to bytes: inout [UInt8], path: String
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(descriptor, &buffer, buffer.count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError(path: path) }
      guard got > 0 else { return }
      bytes += buffer[..<got]
    }
  }
}
