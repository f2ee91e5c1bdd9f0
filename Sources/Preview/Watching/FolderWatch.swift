import Glibc
import SiteGenerator

/// Hears of changes in folders from the kernel (inotify).
///
/// Folders are watched rather than files: editors save by putting a new file in the place of the
/// old one, which ends a watch of the file.
final class FolderWatch {
  /// Readable when something changed.
  let descriptor: Int32
  /// The folder of each watch.
  private var folders: [Int32: String] = [:]

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// Starts to listen; `nil` where the system allows no more watches.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches folders, those that are watched already too; `false` where the system allows no more.
  func watch(_ folders: [String]) -> Bool {
    self.folders = [:]
    for folder in folders {
      let watch = inotify_add_watch(descriptor, folder, FolderWatch.mask)
      if watch >= 0 { self.folders[watch] = folder } else if errno == ENOSPC { return false }
    }
    return true
  }

  /// What was heard.
  struct Heard: Equatable {
    /// How many changes may matter to the site.
    var changes = 0
    /// Whether folders came, went or were renamed, so that others are to be watched.
    var folders = false
    /// The files that changed, as their folders were named; all of them unless `folders` is set.
    var files: Set<String> = []

    /// Adds what was heard later.
    mutating func add(_ more: Heard) {
      changes += more.changes
      folders = folders || more.folders
      files.formUnion(more.files)
    }
  }

  /// Takes all that waits to be heard; changes of files that a site is not made of are left out.
  func listen() -> Heard {
    var heard = Heard()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return heard }
      buffer.withUnsafeBytes { take($0[..<count], into: &heard) }
    }
  }

  private func take(_ events: Slice<UnsafeRawBufferPointer>, into heard: inout Heard) {
    let head = MemoryLayout<inotify_event>.size
    var rest = events
    while rest.count >= head {
      let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
      let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
      rest = rest.dropFirst(head + Int(event.len))
      if event.mask & UInt32(IN_IGNORED) != 0 { continue }
      if event.mask & UInt32(IN_ISDIR | IN_Q_OVERFLOW | IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
        heard.folders = true
      } else if SourceName.isLeftOut(name) {
        continue
      } else if let folder = folders[event.wd], let name = String(validating: name, as: UTF8.self) {
        heard.files.insert("\(folder)/\(name)")
      } else {
        heard.folders = true
      }
      heard.changes += 1
    }
  }
}
