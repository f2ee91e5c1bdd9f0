import Glibc

/// Makes folders with those that lead to them.
enum FolderMaking {
  /// Makes a folder; `nil` where it is there afterwards, else what stood in the way.
  static func make(_ path: String, under folder: Int32 = AT_FDCWD) -> FileError? {
    if mkdirat(folder, path, 0o755) == 0 || errno == EEXIST { return nil }
    guard errno == ENOENT else { return FileError(path: path) }
    let outer = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    guard !outer.isEmpty else { return FileError(path: path) }
    if let error = make(outer, under: folder) { return error }
    return mkdirat(folder, path, 0o755) == 0 || errno == EEXIST ? nil : FileError(path: path)
  }
}
