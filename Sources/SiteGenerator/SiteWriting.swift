import Diagnostics
import Navigation
import Publishing
import Synchronization

extension SiteBuild {
  /// What is wrong with the photos of a site, as far as it is seen without decoding them.
  ///
  /// Every photo is read whole, which `prepare` leaves to those who ask.
  public func photoFindings(in site: PreparedSite) -> [Diagnostic] {
    SitePhotos.findings(in: site, jobs: options.jobs)
  }

  /// What became of writing a site.
  public struct Written: Sendable {
    /// The pages that the build makes, and all its files.
    public var pages = 0, files = 0
    /// How many files were written, left alone because they were equal, and deleted.
    public var written = 0, unchanged = 0, deleted = 0
    /// What stood in the way; where there is anything, the files are whole, some old, some new.
    public var diagnostics: [Diagnostic] = []
    /// What did not stand in the way: photos that could not be resized.
    public var notices: [Diagnostic] = []
    /// What the pages of recipes are made of; `nil` where nobody asked for it.
    var record: KeptPages.Record?
  }

  /// Renders and writes every page and file of a site, on all processors.
  ///
  /// - Parameter state: How the project stood before the site was prepared; pages of the last build
  ///   that are still right are then left as they are.
  public func write(
    _ site: PreparedSite, from state: ProjectState? = nil,
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) -> Written {
    switch OutputFolder.open(site.project, for: options.shard) {
    case .failure(let refusal):
      var nothing = Written()
      nothing.diagnostics = [refusal.diagnostic]
      return nothing
    case .success(let folder):
      let photos = SitePhotos.make(of: site, options.shard, jobs: options.jobs, progress: progress)
      let shown = site.showing(photos.pictures)
      let part = SitePart(options.shard, of: shown)
      let (published, fingerprints) = Parallel.both(jobs: options.jobs) {
        part.publishedFiles()
      } _: { [options] in
        state.map { _ in PageFingerprints(of: shown, jobs: options.jobs) }
      }
      var kept: KeptPages?
      if let state, let fingerprints, photos.notices.isEmpty {
        kept = KeptPages(of: options, from: state, site: fingerprints.site)
      }
      var written = SiteWriting(
        part: part, published: published, photos: photos, fingerprints: fingerprints, kept: kept,
        writer: SiteWriter(to: folder), jobs: options.jobs
      ).run(progress: progress)
      written.notices = photos.notices
      return written
    }
  }
}

/// Renders a site page by page and writes each before the next is rendered.
struct SiteWriting {
  let part: SitePart
  let published: [PublishedFile]
  let photos: SitePhotos
  /// What the pages of recipes are made of, where that is to be known.
  let fingerprints: PageFingerprints?
  let kept: KeptPages?
  let writer: SiteWriter
  let jobs: Int

  /// What one thread has written.
  struct Batch: Sendable {
    var files: [(path: String, hash: ContentHash)] = []
    /// What the pages of recipes are made of, by the recipes' ids.
    var recipes: [(id: String, pages: ContentHash)] = []
    var written = 0
    var failure: FileError?
  }

  func run(progress: @escaping @Sendable (SiteBuild.Progress) -> Void) -> SiteBuild.Written {
    do {
      let routes = part.routes
      try writer.announce(routes.map(\.outputPath) + paths())
      let (others, pages) = Parallel.both(jobs: jobs) {
        otherFiles()
      } _: {
        recipePages(progress) + [sharedPages()]
      }
      let batches = pages + [others]
      if let failure = batches.lazy.compactMap(\.failure).first { return failed(failure) }
      return try finished(batches, pages: routes.count)
    } catch { return failed(error) }
  }

  private func paths() -> [String] {
    part.contents.values + part.themeFiles.map(\.path) + photos.files.map(\.output)
      + published.map(\.path)
  }

  private func recipePages(
    _ progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> [Batch] {
    let recipes = part.recipes
    let pages = RecipePages(
      site: part.site, fingerprints: fingerprints, kept: kept, writer: writer)
    let size = Parallel.chunk(of: recipes.count, atMost: 32, jobs: jobs)
    return Parallel.map(recipes.count, chunk: size, jobs: jobs) { range in
      progress(.writing(range.lowerBound, of: recipes.count))
      var batch = Batch()
      var bytes: [UInt8] = []
      for position in recipes[range] { pages.write(position, into: &batch, using: &bytes) }
      return batch
    }
  }

  private func sharedPages() -> Batch {
    let (site, routes, writer) = (part.site, part.sharedRoutes, writer)
    let batches = Parallel.map(routes.count, chunk: 1, jobs: jobs) { range in
      var batch = Batch()
      for route in routes[range] {
        var bytes: [UInt8] = []
        site.render(route, into: &bytes)
        batch.write(route.outputPath, bytes, by: writer)
      }
      return batch
    }
    return batches.reduce(into: Batch()) { $0.add($1) }
  }

  private func otherFiles() -> Batch {
    var batch = Batch()
    for file in published { batch.write(file.path, file.bytes, by: writer) }
    for file in part.themeFiles { batch.write(file.path, file.bytes, by: writer) }
    let originals = part.contents.filter { photos.pictures[$0.key] == nil }
      .map { (output: $0.value, path: part.site.project.shown($0.key)) }
    let resized = photos.files.map { (output: $0.output, path: $0.kept) }
    for (output, path) in (originals + resized).sorted(by: { $0.output < $1.output }) {
      do { batch.write(output, try FileRead.bytes(of: path), by: writer) } catch {
        batch.failure = batch.failure ?? error
      }
    }
    return batch
  }

  private func finished(_ batches: [Batch], pages: Int) throws(FileError) -> SiteBuild.Written {
    var files: [String: ContentHash?] = [:]
    var result = SiteBuild.Written()
    for batch in batches {
      for file in batch.files { files[file.path] = file.hash }
      result.written += batch.written
    }
    if let fingerprints {
      result.record = KeptPages.Record(
        site: fingerprints.site, recipes: batches.flatMap(\.recipes))
    }
    result.files = files.count
    result.pages = pages
    result.unchanged = files.count - result.written
    result.deleted = try writer.finish(files)
    return result
  }

  private func failed(_ error: FileError) -> SiteBuild.Written {
    var result = SiteBuild.Written()
    result.diagnostics = [OutputFolder.Refusal.unwritable(error).diagnostic]
    return result
  }
}

extension SiteWriting.Batch {
  /// Leaves pages of the last build as they are; `false` where one of them is not known.
  mutating func keep(_ routes: [Route], by writer: SiteWriter) -> Bool {
    var kept: [(path: String, hash: ContentHash)] = []
    for route in routes {
      let path = route.outputPath
      guard let hash = writer.knownHash(of: path) else { return false }
      kept.append((path: path, hash: hash))
    }
    files += kept
    return true
  }

  mutating func write(_ path: String, _ bytes: [UInt8], by writer: SiteWriter) {
    guard failure == nil else { return }
    do {
      let (hash, written) = try writer.write(path, bytes)
      files.append((path: path, hash: hash))
      if written { self.written += 1 }
    } catch { failure = error }
  }

  mutating func add(_ other: SiteWriting.Batch) {
    files += other.files
    written += other.written
    failure = failure ?? other.failure
  }
}
