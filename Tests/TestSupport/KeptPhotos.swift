import Glibc

/// The photos of this repository's cookbook in all their sizes, made once for all tests.
///
/// They lie where a build of the cookbook keeps them, so the next run has them too.
public enum KeptPhotos {
  /// Whether the tool that resizes photos is installed.
  public static let hasTool = ["/usr/bin", "/usr/local/bin"].contains {
    access("\($0)/vipsthumbnail", X_OK) == 0
  }

  private static let folder = "\(Repository.root)/.crumb/photos"

  /// Lets builds in a folder find what was made, and keep there what they make.
  ///
  /// - Parameter project: The path of the project from the folder.
  public static func lend(to folder: TemporaryFolder, project: String = ".") throws {
    try made.get()
    link(folder, project)
  }

  private static let made = Result {
    mkdir("\(Repository.root)/.crumb", 0o755)
    mkdir(folder, 0o755)
    let project = TemporaryFolder()
    link(project, ".")
    _ = try CrumbTool(in: project).run("build", "--content", "\(Repository.root)/Content")
  }

  private static func link(_ place: TemporaryFolder, _ project: String) {
    place.makeFolder("\(project)/.crumb")
    symlink(folder, "\(place.path)/\(project)/.crumb/photos")
  }
}
