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
  /// - Returns: The paths of those that are new, changed or gone.
  mutating func update(
    _ paths: [String], from source: RecipeSource, jobs: Int,
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> [String] {
    let files = files
    let now = FileStamp.now
    let found = Parallel.map(paths.count, chunk: 256, jobs: jobs) { range in
      progress(.reading(range.lowerBound, of: paths.count))
      return paths[range].compactMap { RememberedSources.news(of: $0, files[$0], source, now) }
    }
    var changed: [String] = []
    for news in found.joined() {
      switch news {
      case .same(let path, let stamp): self.files[path]?.stamp = stamp
      case .changed(let path, let file):
        self.files[path] = file
        changed.append(path)
      }
    }
    return changed + forget(except: paths)
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
    case .success(let bytes): return source.reading(of: bytes, at: path)
    }
  }
}
