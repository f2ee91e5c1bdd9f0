import Glibc

/// Writes files into a user's project so that nothing of theirs is lost.
public enum ProjectFiles {
  /// Puts new bytes in the place of a file; `nil` where it was written, else why not.
  ///
  /// The file is whole at every moment, old or new, and its rights stay.
  public static func replace(_ path: String, _ bytes: [UInt8]) -> FileError? {
    // A symbolic link stays one: the file that it leads to is replaced.
    let path = Project.resolved(path) ?? path
    var status = stat()
    guard stat(path, &status) == 0 else { return FileError(path: path) }
    let temporary = "\(path).crumb-new"
    if let error = create(temporary, bytes) { return error }
    guard chmod(temporary, status.st_mode & 0o7777) == 0, rename(temporary, path) == 0 else {
      let error = FileError(path: path)
      unlink(temporary)
      return error
    }
    return nil
  }

  /// Whether there is anything at a path, be it a symbolic link to nothing.
  public static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The absolute path of a folder that need not exist.
  public static func absolute(_ path: String) -> String {
    if let resolved = Project.resolved(path) { return resolved }
    return path.hasPrefix("/") ? path : "\(Project.resolved(".") ?? "")/\(path)"
  }

  /// Creates a file with the folders that lead to it, never over one that is there.
  ///
  /// - Returns: `nil` where it was written, else why not.
  public static func create(_ path: String, _ bytes: [UInt8]) -> FileError? {
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
      let error = FolderMaking.make(String(path[..<slash]))
    {
      return error
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return FileError(path: path) }
    let code = FileWriting.writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, code == 0 else {
      unlink(path)
      return FileError(path: path, code: code == 0 ? errno : code)
    }
    return nil
  }
}
