import Glibc
import Photos

/// A fingerprint of everything that a build reads: the files by their stamps, the options, the
/// history of git and the program itself.
///
/// Taken before a file is read, so that a change during the build makes it another one.
public struct BuildInputs: Sendable, Equatable {
  ///
  /// `nil` where a recipe was changed so shortly before that a later change could look the same.
  let fingerprint: ContentHash?
  /// The same without the texts of Markdown files, which count by their paths alone.
  let surroundings: ContentHash

  /// Looks at every file that a build of the whole site would read; `nil` where one that is no
  /// Markdown file was changed so shortly before that a later change could look the same, or where
  /// some cannot be listed.
  public init?(of options: SiteBuild.Options) {
    let project = options.project
    let listing = ContentListing(of: project)
    guard options.shard.isWhole, listing.isThere, listing.diagnostics.isEmpty else { return nil }
    let others =
      (listing.files + ["site.yml"]).map { project.shown($0) }
      + TemplateSources.ownPaths(of: project).map { "\(project.templates)/\($0)" }
      + ["/proc/self/exe"]
    guard let stamps = BuildInputs.stamps(of: others, in: AT_FDCWD, jobs: options.jobs) else {
      return nil
    }
    var bytes = BuildInputs.settings(of: options) + stamps
    for path in listing.recipes {
      bytes.append(0)
      bytes += path.utf8
    }
    surroundings = ContentHash(of: bytes)
    let folder = open(project.content, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    defer { close(folder) }
    fingerprint = BuildInputs.stamps(of: listing.recipes, in: folder, jobs: options.jobs)
      .map { [bytes] in ContentHash(of: bytes + $0) }
  }

  /// The paths and stamps of files under an open folder.
  private static func stamps(of paths: [String], in folder: Int32, jobs: Int) -> [UInt8]? {
    let now = FileStamp.now
    let chunks = Parallel.map(paths.count, chunk: 1024, jobs: jobs) { range in
      stamps(of: paths[range], in: folder, at: now)
    }
    return chunks.reduce([] as [UInt8]?) { all, chunk in
      all.flatMap { all in chunk.map { all + $0 } }
    }
  }

  private static func stamps(
    of paths: ArraySlice<String>, in folder: Int32, at now: Int
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(paths.count * 96)
    for path in paths {
      bytes += path.utf8
      bytes.append(0)
      guard let stamp = FileStamp(of: path, in: folder) else { continue }
      if stamp.isFresh(at: now) { return nil }
      stamp.append(to: &bytes)
    }
    return bytes
  }

  /// What else makes one build differ from another.
  private static func settings(of options: SiteBuild.Options) -> [UInt8] {
    let project = options.project
    let texts = [
      Project.resolved(project.content) ?? "", options.url ?? "", "\(options.takesDrafts)",
      Program.path(of: "vipsthumbnail") ?? "",
    ]
    return texts.reduce(into: HistoryDates.state(of: project)) { bytes, text in
      bytes.append(0)
      bytes += text.utf8
    }
  }
}
