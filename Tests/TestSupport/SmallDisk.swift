import Glibc

/// A file system of its own in memory, which can be full or read-only; taken away with the value.
public final class SmallDisk: Sendable {
  private let path: String

  /// Whether this process may mount one.
  public static let isPossible: Bool = {
    let folder = TemporaryFolder()
    return SmallDisk(at: folder.path, kilobytes: 16) != nil
  }()

  /// Mounts an empty file system over a folder; `nil` where that is not allowed.
  public init?(at path: String, kilobytes: Int) {
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kilobytes)k") == 0 else { return nil }
    self.path = path
  }

  /// Gives it another size.
  public func grow(toKilobytes kilobytes: Int) {
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT), "size=\(kilobytes)k")
  }

  /// Lets nothing be written to it any more.
  public func makeReadOnly() {
    mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil)
  }

  deinit { umount2(path, Int32(MNT_DETACH)) }
}
