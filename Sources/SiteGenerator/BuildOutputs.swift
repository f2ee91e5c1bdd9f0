import Glibc

/// The files of a site that a build left, by their stamps.
struct BuildOutputs: Sendable {
  /// A fingerprint of every file of the manifest and of the manifest itself.
  let fingerprint: ContentHash
  private let manifest: FileStamp

  /// How much of the manifest a thread takes at a time, in bytes.
  private static let chunk = 1 << 17

  /// Looks at a site; `nil` where there is no manifest or a build was killed.
  init?(of project: Project, jobs: Int) {
    let path = BuildOutputs.manifest(of: project)
    guard let stamp = FileStamp(of: path), let manifest = try? FileRead.bytes(of: path) else {
      return nil
    }
    let folder = open(project.output, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    guard !BuildOutputs.isBeingBuilt(project) else { return nil }
    let hashes = Parallel.map(manifest.count, chunk: BuildOutputs.chunk, jobs: jobs) { range in
      manifest.withUnsafeBytes {
        ContentHash(of: BuildOutputs.stamps(of: range, in: $0, folder))
      }
    }
    var bytes: [UInt8] = []
    ContentHash(of: manifest).pack(into: &bytes)
    for hash in hashes { hash.pack(into: &bytes) }
    fingerprint = ContentHash(of: bytes)
    self.manifest = stamp
  }

  /// Whether no build has changed the site since it was looked at: one that ended would have left
  /// another manifest, and one that was killed its mark.
  func isLast(of project: Project) -> Bool {
    FileStamp(of: BuildOutputs.manifest(of: project)) == manifest
      && !BuildOutputs.isBeingBuilt(project)
  }

  private static func manifest(of project: Project) -> String {
    "\(project.output)/\(Manifest.name)"
  }

  private static func isBeingBuilt(_ project: Project) -> Bool {
    access("\(project.output)/\(SiteWriter.mark)", F_OK) == 0
  }

  // The stamps of the lines that begin in a range. A line is sixteen digits, a space and the path;
  // before the first comes one that says what the file is.
  private static func stamps(
    of range: Range<Int>, in manifest: UnsafeRawBufferPointer, _ folder: Int32
  ) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var stamps: [UInt8] = []
    var path: [CChar] = []
    var start = manifest.place(of: newline, from: max(0, range.lowerBound - 1)) + 1
    while start < range.upperBound {
      let end = manifest.place(of: newline, from: start)
      path.removeAll(keepingCapacity: true)
      manifest[min(start + 17, end)..<end].withMemoryRebound(to: CChar.self) { path += $0 }
      path.append(0)
      FileStamp(of: path, in: folder)?.append(to: &stamps)
      stamps.append(0)
      start = end + 1
    }
    return stamps
  }
}
