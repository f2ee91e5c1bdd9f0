import Glibc

/// Memory that is taken piece by piece and given back as a whole.
///
/// Each piece is preceded by its size and aligned to eight bytes. The last piece grows in place;
/// what another piece leaves behind when it grows stays unused.
struct Arena {
  private static let firstChunk = 56 << 10
  private static let header = MemoryLayout<Int>.size

  private var next: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer
  /// The chunk in use; the first bytes of each chunk lead to the one before it.
  private var chunk: UnsafeMutableRawPointer
  private var chunkSize: Int

  /// An arena with its first chunk, to be freed by `free`.
  init() {
    chunkSize = Arena.firstChunk
    chunk = Arena.allocate(chunkSize)
    chunk.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
    next = chunk + Arena.header
    end = chunk + chunkSize
  }

  /// A new piece, whose bytes are whatever was there.
  mutating func piece(_ size: Int) -> UnsafeMutableRawPointer {
    let whole = Arena.header + Arena.padded(size)
    if end - next < whole { addChunk(for: whole) }
    let start = next
    next += whole
    start.storeBytes(of: size, as: Int.self)
    return start + Arena.header
  }

  /// A piece of another size with the bytes of an old one, which is no longer to be used.
  mutating func resized(
    _ old: UnsafeMutableRawPointer, to size: Int
  ) -> UnsafeMutableRawPointer {
    let oldSize = (old - Arena.header).load(as: Int.self)
    if size <= oldSize { return old }
    if old + Arena.padded(oldSize) == next, end - old >= Arena.padded(size) {
      (old - Arena.header).storeBytes(of: size, as: Int.self)
      next = old + Arena.padded(size)
      return old
    }
    let new = piece(size)
    new.copyMemory(from: old, byteCount: oldSize)
    return new
  }

  /// Gives all of the memory back.
  func free() {
    var current: UnsafeMutableRawPointer? = chunk
    while let chunk = current {
      current = chunk.load(as: UnsafeMutableRawPointer?.self)
      Glibc.free(chunk)
    }
  }

  private mutating func addChunk(for size: Int) {
    chunkSize = max(chunkSize * 2, size + Arena.header)
    let new = Arena.allocate(chunkSize)
    new.storeBytes(of: chunk, as: UnsafeMutableRawPointer?.self)
    chunk = new
    next = new + Arena.header
    end = new + chunkSize
  }

  private static func padded(_ size: Int) -> Int { (size + header - 1) & ~(header - 1) }

  private static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
    guard let memory = malloc(size) else { fatalError("no memory for \(size) bytes") }
    return memory
  }
}
