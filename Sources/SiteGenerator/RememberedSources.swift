import Diagnostics
import Publishing

/// The Markdown files of a project with what was read of each, so that only those that changed are
/// parsed again.
struct RememberedSources: Sendable {
  // Immutable and by reference: the site that is on show holds the files too, so that the table of
  // them is copied at each change.
  private final class File: Sendable {
    /// `nil` where a change soon after might look the same, so that the file is read again.
    let stamp: FileStamp?
    let text: Result<[UInt8], FileError>
    let isAlone: Bool
    let reading: RecipeSource.Reading

    init(
      stamp: FileStamp?, text: Result<[UInt8], FileError>, isAlone: Bool,
      reading: RecipeSource.Reading
    ) {
      (self.stamp, self.text) = (stamp, text)
      (self.isAlone, self.reading) = (isAlone, reading)
    }

    /// The same file under a later stamp.
    func stamped(_ stamp: FileStamp?) -> File {
      File(stamp: stamp, text: text, isAlone: isAlone, reading: reading)
    }
  }

  private struct News: Sendable {
    let path: String
    let file: File
    let isChanged: Bool
  }

  private var files: [String: File] = [:]

  /// Whether a Markdown file was there at the last look.
  func knows(_ path: String) -> Bool { files[path] != nil }

  /// Reads every file anew that may have changed, and forgets those that are gone.
  ///
  /// - Parameter paths: The paths of all Markdown files there are now, from Content.
  /// - Returns: What is new, changed or gone.
  mutating func update(
    _ paths: [String], from source: RecipeSource, jobs: Int,
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> Changes {
    let files = files
    let now = FileStamp.now
    let news = Parallel.map(paths.count, chunk: 256, jobs: jobs) { range in
      progress(.reading(range.lowerBound, of: paths.count))
      return paths[range].compactMap { RememberedSources.news(of: $0, files[$0], source, now) }
    }
    var changes = take(news.joined())
    let gone = forget(except: paths)
    if !gone.isEmpty { changes.isTextOnly = false }
    changes.paths += gone
    return changes
  }

  /// Reads known files anew where they changed; of the others nothing is asked.
  mutating func update(only paths: [String], from source: RecipeSource) -> Changes {
    let now = FileStamp.now
    return take(
      paths.sorted().compactMap { RememberedSources.news(of: $0, files[$0], source, now) })
  }

  private mutating func take(_ found: some Sequence<News>) -> Changes {
    var changes = Changes()
    for news in found {
      if news.isChanged {
        let known = files[news.path]
        if known?.reading.plansLike(news.file.reading) != true { changes.isTextOnly = false }
        // A file may also read otherwise because another came into its folder.
        if known?.text != news.file.text { changes.paths.append(news.path) }
      }
      files[news.path] = news.file
    }
    return changes
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
    if let known, known.isAlone == isAlone, known.text == text {
      return News(path: path, file: known.stamped(kept), isChanged: false)
    }
    let file = File(
      stamp: kept, text: text, isAlone: isAlone, reading: reading(of: text, at: path, source))
    return News(path: path, file: file, isChanged: true)
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
  /// The reading without advice, which nobody asks for again and again.
  fileprivate var remembered: RecipeSource.Reading {
    var reading = self
    reading.diagnostics = diagnostics.filter { $0.severity > .note }
    return reading
  }

  /// Whether a site is planned alike with either: all but texts and places in the file is equal.
  fileprivate func plansLike(_ other: RecipeSource.Reading) -> Bool {
    guard case .recipe(let a) = content, case .recipe(let b) = other.content else {
      return false
    }
    var (first, second): ([UInt8], [UInt8]) = ([], [])
    a.packPlan(into: &first)
    b.packPlan(into: &second)
    return first == second
  }
}
