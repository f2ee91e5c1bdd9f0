import Diagnostics
import Publishing

/// The Markdown files of a project with what was read of each, so that only those that changed are
/// parsed again.
struct RememberedSources: Sendable {
  private struct File: Sendable {
    /// `nil` where a change soon after might look the same, so that the file is read again.
    var stamp: FileStamp?
    var text: Result<[UInt8], FileError>
    var isAlone: Bool
    var reading: RecipeSource.Reading
  }

  private enum News: Sendable {
    case same(String, FileStamp?)
    case changed(String, File)
  }

  private var files: [String: File] = [:]

  /// Reads every file anew that may have changed.
  ///
  /// - Parameter paths: The paths of all Markdown files there are now, from Content.
  /// - Returns: What is new, changed or gone.
  mutating func update(
    _ paths: [String], from source: RecipeSource, jobs: Int,
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> Changes {
    let found = news(of: paths, from: source, jobs: jobs, progress: progress)
    var changes = Changes()
    for news in found.joined() {
      switch news {
      case .same(let path, let stamp): self.files[path]?.stamp = stamp
      case .changed(let path, let file):
        if self.files[path]?.reading.plansLike(file.reading) != true { changes.isTextOnly = false }
        self.files[path] = file
        changes.paths.append(path)
      }
    }
    let gone = forget(except: paths)
    if !gone.isEmpty { changes.isTextOnly = false }
    changes.paths += gone
    return changes
  }

  // Apart from `update`, so that nothing else holds the files when they are changed there: they
  // would be copied, all of them, for one change.
  private func news(
    of paths: [String], from source: RecipeSource, jobs: Int,
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> [[News]] {
    let files = files
    let now = FileStamp.now
    return Parallel.map(paths.count, chunk: 256, jobs: jobs) { range in
      progress(.reading(range.lowerBound, of: paths.count))
      return paths[range].compactMap { RememberedSources.news(of: $0, files[$0], source, now) }
    }
  }

  /// What a look found.
  struct Changes {
    /// The paths of files that are new, changed or gone.
    var paths: [String] = []
    /// Whether the plan of the site is the same with them as it was before.
    var isTextOnly = true
  }

  /// What is wrong with each file by itself, in the order of `paths`, advice left out.
  func diagnostics(of paths: [String]) -> [Diagnostic] {
    paths.flatMap { files[$0]?.reading.diagnostics ?? [] }
  }

  /// What was read of files, in the order of `paths`.
  func reading(of paths: [String]) -> SourceReading {
    var all = SourceReading()
    for path in paths {
      if let file = files[path] { all.add(file.reading) }
    }
    return all
  }

  /// The text of a file as it was read.
  func bytes(of path: String) throws(FileError) -> [UInt8] {
    guard let file = files[path] else { throw FileError(path: path, code: 2) }
    return try file.text.get()
  }

  /// The words by which a recipe is found.
  func searchTerms(of path: String) -> SearchTerms? { files[path]?.reading.terms }

  private mutating func forget(except paths: [String]) -> [String] {
    guard files.count > paths.count else { return [] }
    let gone = Set(files.keys).subtracting(paths)
    for path in gone { files[path] = nil }
    return gone.sorted()
  }

  private static func news(
    of path: String, _ known: File?, _ source: RecipeSource, _ now: Int
  ) -> News? {
    let place = source.project.shown(path)
    let stamp = FileStamp(of: place)
    let isAlone = source.isAlone(path)
    if let known, known.isAlone == isAlone, let stamp, known.stamp == stamp { return nil }
    let text = text(of: place)
    let kept = stamp.flatMap { $0.isFresh(at: now) ? nil : $0 }
    if let known, known.isAlone == isAlone, known.text == text { return .same(path, kept) }
    let reading = reading(of: text, at: path, source)
    return .changed(path, File(stamp: kept, text: text, isAlone: isAlone, reading: reading))
  }

  private static func text(of place: String) -> Result<[UInt8], FileError> {
    do { return .success(try FileRead.bytes(of: place)) } catch { return .failure(error) }
  }

  private static func reading(
    of text: Result<[UInt8], FileError>, at path: String, _ source: RecipeSource
  ) -> RecipeSource.Reading {
    switch text {
    case .failure(let error):
      return RecipeSource.Reading(content: .nothing, diagnostics: [source.unreadable(path, error)])
    case .success(let bytes): return source.reading(of: bytes, at: path).remembered
    }
  }
}

extension RecipeSource.Reading {
  /// The reading without the recipe itself, which is read again for its pages, and without advice,
  /// which nobody asks for again and again.
  fileprivate var remembered: RecipeSource.Reading {
    var reading = self
    if case .recipe(let entry, _, let size) = content {
      reading.content = .recipe(entry, nil, size: size)
    }
    reading.diagnostics = diagnostics.filter { $0.severity > .note }
    return reading
  }

  /// Whether a site is planned alike with either: all but texts and places in the file is equal.
  fileprivate func plansLike(_ other: RecipeSource.Reading) -> Bool {
    guard case .recipe(let a, _, _) = content, case .recipe(let b, _, _) = other.content else {
      return false
    }
    return a.summary == b.summary && a.category == b.category && a.bundle == b.bundle
      && a.anchors == b.anchors && a.words == b.words
      && a.references.elementsEqual(b.references) {
        $0.role == $1.role && $0.reference.target == $1.reference.target
      }
  }
}
