/// The photos and other files under Content that are no recipes, as they were when last looked at.
struct RememberedContents: Sendable {
  private struct File: Sendable {
    var stamp: FileStamp?
    /// `nil` as long as the stamp tells enough: photos are too large to be read for nothing.
    var hash: ContentHash?
  }

  private var files: [String: File] = [:]

  /// Whether a file was there at the last look.
  func knows(_ path: String) -> Bool { files[path] != nil }

  /// Looks at every file.
  ///
  /// - Parameter paths: The paths of all such files there are now, from Content.
  /// - Returns: The paths of those that are new, gone, or have other bytes.
  mutating func update(_ paths: [String], in project: Project) -> [String] {
    let now = FileStamp.now
    var next: [String: File] = [:]
    next.reserveCapacity(paths.count)
    var changed: [String] = []
    for path in paths {
      let place = project.shown(path)
      let stamp = FileStamp(of: place)
      if let known = files[path] {
        if let stamp, known.stamp == stamp {
          next[path] = known
          continue
        }
        let hash = (try? FileRead.bytes(of: place)).map { ContentHash(of: $0) }
        if hash == nil || hash != known.hash { changed.append(path) }
        next[path] = File(stamp: stamp.flatMap { $0.isFresh(at: now) ? nil : $0 }, hash: hash)
      } else {
        changed.append(path)
        next[path] = RememberedContents.firstLook(at: place, stamp, now)
      }
    }
    let gone = files.keys.filter { next[$0] == nil }
    files = next
    return changed + gone.sorted()
  }

  // Where another change could bear the same stamp, only the bytes tell.
  private static func firstLook(at place: String, _ stamp: FileStamp?, _ now: Int) -> File {
    guard let stamp, stamp.isFresh(at: now) else { return File(stamp: stamp, hash: nil) }
    return File(stamp: nil, hash: (try? FileRead.bytes(of: place)).map { ContentHash(of: $0) })
  }
}
