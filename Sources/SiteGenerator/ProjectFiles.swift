import Glibc

/// Writes files into a user's project, never over one that is there.
public enum ProjectFiles {
  /// Creates a file with the folders that lead to it; `nil` where it was written, else why not.
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
