import Diagnostics
import Glibc

/// Deletes the site: the files that Crumb made, and no other.
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
      do { return .success(try SiteWriter(to: folder).removeAll()) } catch {
        return .failure(Refusal(diagnostic: OutputFolder.Refusal.unwritable(error).diagnostic))
      }
    }
  }
}
