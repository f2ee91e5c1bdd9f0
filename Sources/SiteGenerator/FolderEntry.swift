import Glibc

/// One name in a folder.
struct FolderEntry {
  enum Kind { case file, folder, link, other }
  let name: String
  let kind: Kind

  /// The names in a folder in byte order, `.` and `..` left out.
  static func list(_ path: String) throws(FileError) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw FileError(path: path) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append(FolderEntry(name: name, kind: kind(entry.pointee.d_type, name, in: path)))
    }
    return entries.sorted { PathOrder.precedes($0.name, $1.name) }
  }

  private static func kind(_ type: UInt8, _ name: String, in path: String) -> Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN): return kindByStat("\(path)/\(name)")
    default: return .other
    }
  }

  // Some file systems leave the type out of their folders.
  private static func kindByStat(_ path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }
}
