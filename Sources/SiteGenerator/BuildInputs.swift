import Photos

/// A fingerprint of everything that a build reads: the files by their stamps, the options, the
/// history of git and the program itself.
///
/// Taken before a file is read, so that a change during the build makes it another one.
public struct BuildInputs: Sendable, Equatable {
  let fingerprint: ContentHash

  /// Looks at every file that a build of the whole site would read; `nil` where one was changed so
  /// shortly before that a later change could look the same, or where some cannot be listed.
  public init?(of options: SiteBuild.Options) {
    let project = options.project
    let listing = ContentListing(of: project)
    guard options.shard.isWhole, listing.isThere, listing.diagnostics.isEmpty else { return nil }
    let paths =
      (listing.recipes + listing.files + ["site.yml"]).map { project.shown($0) }
      + TemplateSources.ownPaths(of: project).map { "\(project.templates)/\($0)" }
      + ["/proc/self/exe"]
    let now = FileStamp.now
    let chunks = Parallel.map(paths.count, chunk: 1024, jobs: options.jobs) { range in
      BuildInputs.stamps(of: paths[range], at: now)
    }
    var bytes = BuildInputs.settings(of: options)
    for chunk in chunks {
      guard let chunk else { return nil }
      bytes += chunk
    }
    fingerprint = ContentHash(of: bytes)
  }

  private static func stamps(of paths: ArraySlice<String>, at now: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    for path in paths {
      bytes += path.utf8
      bytes.append(0)
      guard let stamp = FileStamp(of: path) else { continue }
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
