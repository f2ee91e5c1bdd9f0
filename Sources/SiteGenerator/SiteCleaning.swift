import Diagnostics
import Glibc

/// Deletes what Crumb made: the site and the work kept for the next build, and no other file.
public enum SiteCleaning {
  /// Why a folder is left alone.
  public struct Refusal: Error, Sendable {
    /// What to say.
    public let diagnostic: Diagnostic
  }

  /// Deletes every file of the manifest, and the manifest.
  ///
  /// - Returns: How many files were deleted.
  public static func clean(_ project: Project) -> Result<Int, Refusal> {
    guard Project.resolved(project.output) != nil else { return .success(0) }
    switch OutputFolder.open(project) {
    case .failure(let refusal): return .failure(Refusal(diagnostic: refusal.diagnostic))
    case .success(let folder):
      return counted { () throws(FileError) in
        try SiteWriter(to: folder).removeAll()
      }
    }
  }

  /// Deletes the folder of the work that is kept for the next build, `.crumb` in the working folder.
  ///
  /// - Returns: How many files were deleted.
  public static func cleanKeptWork() -> Result<Int, Refusal> {
    counted { () throws(FileError) in try removeFolder(Project().kept) }
  }

  private static func counted(_ work: () throws(FileError) -> Int) -> Result<Int, Refusal> {
    do { return .success(try work()) } catch {
      return .failure(Refusal(diagnostic: OutputFolder.Refusal.unwritable(error).diagnostic))
    }
  }

  // A link in place of the folder leads to somebody else's files, so it is not followed.
  private static func removeFolder(_ path: String) throws(FileError) -> Int {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return 0 }
    var count = 0
    for entry in try FolderEntry.list(path) {
      let inner = "\(path)/\(entry.name)"
      if entry.kind == .folder {
        count += try removeFolder(inner)
      } else {
        guard unlink(inner) == 0 else { throw FileError(path: inner) }
        count += 1
      }
    }
    guard rmdir(path) == 0 else { throw FileError(path: path) }
    return count
  }
}
