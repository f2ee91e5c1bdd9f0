import Glibc

/// What the file system says of a file without reading it: as long as it is the same, so is the
/// file.
struct FileStamp: Sendable, Equatable {
  private let size: Int
  private let inode: UInt
  private let modified: Int
  private let changed: Int

  /// How long after a change another one may bear the same time: a few ticks of the system's clock.
  private static let grain = 40_000_000

  /// Asks for a file; `nil` where there is none.
  init?(of path: String) { self.init(of: path, in: AT_FDCWD) }

  /// Asks for a file by its path from an open folder; `nil` where there is none.
  init?(of path: String, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, path, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  /// Asks for a file by its path from an open folder, with a zero at its end; `nil` where there is
  /// none.
  init?(of path: [CChar], in folder: Int32) {
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    size = Int(status.st_size)
    inode = UInt(status.st_ino)
    modified = FileStamp.nanoseconds(status.st_mtim)
    changed = FileStamp.nanoseconds(status.st_ctim)
  }

  /// Adds the stamp to bytes that are to be fingerprinted.
  func append(to bytes: inout [UInt8]) {
    withUnsafeBytes(of: (size, inode, modified, changed)) { bytes += $0 }
  }

  /// Whether the file changed so shortly before `now` that a later change could look the same.
  ///
  /// - Parameter now: A time in nanoseconds since 1970.
  func isFresh(at now: Int) -> Bool { max(modified, changed) > now - FileStamp.grain }

  /// The time in nanoseconds since 1970, by the clock that files are stamped with: on a machine that
  /// is kept from its ticks it stands still while the other goes on.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
