import Glibc

/// The files of a site that a build left, by their stamps.
enum BuildOutputs {
  /// A fingerprint of every file of the manifest and of the manifest itself; `nil` where there is
  /// no manifest or a build was killed.
  static func fingerprint(of project: Project) -> ContentHash? {
    guard let manifest = try? FileRead.bytes(of: "\(project.output)/\(Manifest.name)") else {
      return nil
    }
    let folder = open(project.output, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    guard faccessat(folder, SiteWriter.mark, F_OK, 0) != 0 else { return nil }
    let lines = manifest.split(separator: UInt8(ascii: "\n")).dropFirst()
    let chunks = Parallel.map(lines.count, chunk: 2048, jobs: Parallel.processors) { range in
      stamps(of: lines[(lines.startIndex + range.lowerBound)...].prefix(range.count), in: folder)
    }
    return ContentHash(of: chunks.reduce(into: manifest) { $0 += $1 })
  }

  // A line of the manifest is sixteen digits, a space and the path.
  private static func stamps(of lines: ArraySlice<ArraySlice<UInt8>>, in folder: Int32) -> [UInt8] {
    var stamps: [UInt8] = []
    var path: [CChar] = []
    for line in lines {
      path.removeAll(keepingCapacity: true)
      for byte in line.dropFirst(17) { path.append(CChar(bitPattern: byte)) }
      path.append(0)
      FileStamp(of: path, in: folder)?.append(to: &stamps)
      stamps.append(0)
    }
    return stamps
  }
}
