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
    var names: [UInt8] = []
    var found: [(name: Range<Int>, type: UInt8)] = []
    while let entry = readdir(folder) {
      let start = names.count
      withUnsafeBytes(of: &entry.pointee.d_name) { name in
        names += name.prefix { $0 != 0 }
      }
      if names[start...].elementsEqual(".".utf8) || names[start...].elementsEqual("..".utf8) {
        names.removeSubrange(start...)
      } else {
        found.append((name: start..<names.count, type: entry.pointee.d_type))
      }
    }
    return names.withUnsafeBytes { names in
      found.sort { PathOrder.precedes(names[$0.name], names[$1.name]) }
      return found.map { name, type in
        let name = String(decoding: names[name], as: UTF8.self)
        return FolderEntry(name: name, kind: kind(type, name, in: path))
      }
    }
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
