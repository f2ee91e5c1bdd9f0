import Glibc
import Synchronization

/// Writes a site so that nothing is ever lost: files that are equal are left alone, others are
/// written beside the old one and renamed over it, and only files of Crumb's own are deleted.
///
/// The first build of a site, which has nothing to lose, creates its files where they belong.
final class SiteWriter: Sendable {
  private let folder: OutputFolder
  private let isMarked = Mutex(false)

  /// Makes a writer; what a build that was killed left half written is swept away.
  init(to folder: OutputFolder) {
    self.folder = folder
    guard faccessat(folder.descriptor, SiteWriter.mark, F_OK, 0) == 0 else { return }
    sweep()
    unlinkat(folder.descriptor, SiteWriter.mark, 0)
  }

  /// Notes the files that are about to be made, so that a build that is killed leaves none that
  /// Crumb does not know for its own.
  func announce(_ paths: [String]) throws(FileError) {
    var manifest = folder.before
    let known = manifest.files.count
    for path in paths where manifest.files[path] == nil { manifest.files[path] = .some(nil) }
    if manifest.files.count > known { try replace(folder.manifestName, with: manifest.bytes) }
  }

  /// The fingerprint of a file that the last build finished.
  func knownHash(of path: String) -> ContentHash? { folder.before.files[path] ?? nil }

  /// Writes one file where it differs from what is there.
  ///
  /// - Returns: Its fingerprint, and whether it was written.
  func write(_ path: String, _ bytes: [UInt8]) throws(FileError) -> (ContentHash, written: Bool) {
    let hash = ContentHash(of: bytes)
    if folder.before.files[path] != nil {
      if FileRead.file(at: path, inFolder: folder.descriptor, holds: bytes) { return (hash, false) }
    }
    if folder.before.files.isEmpty {
      try create(path, with: bytes)
    } else {
      try replace(path, with: bytes)
    }
    return (hash, true)
  }

  /// Deletes the files of the last build that this one did not make, and writes the manifest.
  func finish(_ files: [String: ContentHash?]) throws(FileError) -> Int {
    let stale = folder.before.files.keys.filter { files[$0] == nil }
    for path in stale { remove(path) }
    let manifest = Manifest(files: files)
    let bytes = manifest.bytes
    if !FileRead.file(at: folder.manifestName, inFolder: folder.descriptor, holds: bytes) {
      try replace(folder.manifestName, with: bytes)
    }
    for name in folder.replacedLists { unlinkat(folder.descriptor, name, 0) }
    unlinkat(folder.descriptor, SiteWriter.mark, 0)
    return stale.count
  }

  /// Deletes every file that Crumb made, and the manifest.
  func removeAll() throws(FileError) -> Int {
    let count = try finish([:])
    unlinkat(folder.descriptor, folder.manifestName, 0)
    return count
  }

  private func makeFolder(of path: String) -> FileError? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return FolderMaking.make(String(path[..<slash]), under: folder.descriptor)
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let temporary = SiteWriter.temporary(for: path)
    try put(bytes, at: temporary, O_TRUNC, for: path)
    guard renameat(folder.descriptor, temporary, folder.descriptor, path) == 0 else {
      let error = FileError(path: path)
      unlinkat(folder.descriptor, temporary, 0)
      throw shown(error)
    }
  }

  // Without a detour: before the first build of a site is done, nobody has a file to lose.
  private func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    do { try put(bytes, at: path, O_EXCL, for: path) } catch {
      guard error.code == EEXIST else { throw error }
      try replace(path, with: bytes)
    }
  }

  private func put(
    _ bytes: [UInt8], at name: String, _ how: Int32, for path: String
  ) throws(FileError) {
    try leaveMark()
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | how
    var descriptor = openat(folder.descriptor, name, flags, 0o644)
    if descriptor < 0, errno == ENOENT {
      if let error = makeFolder(of: path) { throw shown(error) }
      descriptor = openat(folder.descriptor, name, flags, 0o644)
    }
    guard descriptor >= 0 else { throw shown(FileError(path: path)) }
    let code = FileWriting.writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0 || errno == EINTR, code == 0 else {
      let error = FileError(path: path, code: code == 0 ? errno : code)
      unlinkat(folder.descriptor, name, 0)
      throw shown(error)
    }
  }

  private func shown(_ error: FileError) -> FileError {
    FileError(path: "\(folder.path)/\(error.path)", code: error.code)
  }

  private static let temporaryName = ".crumb-new"
  /// The name of a file that is there while files are being written: found at the start of a build,
  /// it says that the last one was killed.
  static let mark = ".crumb-building"

  // Left before the first file is written, so that a build that changes nothing touches nothing.
  private func leaveMark() throws(FileError) {
    try isMarked.withLock { isMarked throws(FileError) in
      if isMarked { return }
      let descriptor = openat(
        folder.descriptor, SiteWriter.mark, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard descriptor >= 0 else { throw shown(FileError(path: SiteWriter.mark)) }
      close(descriptor)
      isMarked = true
    }
  }

  // A symbolic link that somebody put in the place of a folder leads to files that are not ours.
  private func leadsThroughLink(_ path: String) -> Bool {
    path.utf8.indices.contains { index in
      guard path.utf8[index] == UInt8(ascii: "/") else { return false }
      var status = stat()
      return fstatat(folder.descriptor, String(path[..<index]), &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFLNK
    }
  }

  private func sweep() {
    var waiting = [folder.path]
    while let path = waiting.popLast() {
      for entry in (try? FolderEntry.list(path)) ?? [] {
        if entry.kind == .folder { waiting.append("\(path)/\(entry.name)") }
        if entry.kind == .file, entry.name.utf8.starts(with: (SiteWriter.temporaryName + "-").utf8)
        {
          unlink("\(path)/\(entry.name)")
        }
      }
    }
  }

  // In the file's own folder: no rename between folders, and no lock that all threads fight for.
  private static func temporary(for path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return temporary(forName: path)
    }
    return path[...slash] + temporary(forName: String(path[path.index(after: slash)...]))
  }

  // A name that is as long as the file system allows has no room for more.
  private static func temporary(forName name: String) -> String {
    name.utf8.count < 240
      ? "\(temporaryName)-\(name)"
      : "\(temporaryName)-\(ContentHash(of: Array(name.utf8)).text)"
  }

  private func remove(_ path: String) {
    guard !leadsThroughLink(path) else { return }
    unlinkat(folder.descriptor, path, 0)
    unlinkat(folder.descriptor, SiteWriter.temporary(for: path), 0)
    var outer = path
    while let slash = outer.utf8.lastIndex(of: UInt8(ascii: "/")) {
      outer = String(outer[..<slash])
      guard unlinkat(folder.descriptor, outer, AT_REMOVEDIR) == 0 else { return }
    }
  }
}
