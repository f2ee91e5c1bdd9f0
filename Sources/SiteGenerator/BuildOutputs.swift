import Glibc

/// The files of a site that a build left, by their stamps.
enum BuildOutputs {
  /// How much of the manifest a thread takes at a time, in bytes.
  private static let chunk = 1 << 17

  /// A fingerprint of every file of the manifest and of the manifest itself; `nil` where there is
  /// no manifest or a build was killed.
  static func fingerprint(of project: Project, jobs: Int) -> ContentHash? {
    guard let manifest = try? FileRead.bytes(of: "\(project.output)/\(Manifest.name)") else {
      return nil
    }
    let folder = open(project.output, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    guard faccessat(folder, SiteWriter.mark, F_OK, 0) != 0 else { return nil }
    let hashes = Parallel.map(manifest.count, chunk: chunk, jobs: jobs) { range in
      manifest.withUnsafeBytes { ContentHash(of: stamps(of: range, in: $0, folder)) }
    }
    var bytes: [UInt8] = []
    ContentHash(of: manifest).pack(into: &bytes)
    for hash in hashes { hash.pack(into: &bytes) }
    return ContentHash(of: bytes)
  }

  // The stamps of the lines that begin in a range. A line is sixteen digits, a space and the path;
  // before the first comes one that says what the file is.
  private static func stamps(
    of range: Range<Int>, in manifest: UnsafeRawBufferPointer, _ folder: Int32
  ) -> [UInt8] {
    var stamps: [UInt8] = []
    var path: [CChar] = []
    var start = lineEnd(from: max(0, range.lowerBound - 1), in: manifest) + 1
    while start < range.upperBound {
      let end = lineEnd(from: start, in: manifest)
      path.removeAll(keepingCapacity: true)
      manifest[min(start + 17, end)..<end].withMemoryRebound(to: CChar.self) { path += $0 }
      path.append(0)
      FileStamp(of: path, in: folder)?.append(to: &stamps)
      stamps.append(0)
      start = end + 1
    }
    return stamps
  }

  private static func lineEnd(from start: Int, in manifest: UnsafeRawBufferPointer) -> Int {
    guard let base = manifest.baseAddress, start < manifest.count,
      let end = memchr(base + start, Int32(UInt8(ascii: "\n")), manifest.count - start)
    else { return manifest.count }
    return UnsafeRawPointer(end) - base
  }
}
