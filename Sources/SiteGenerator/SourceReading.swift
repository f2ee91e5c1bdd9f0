import Diagnostics
import Publishing
import Recipes

/// All Markdown files of a project, read on all processors.
struct SourceReading: Sendable {
  var entries: [CookbookEntry] = []
  var introductions: [FolderIntroduction] = []
  var diagnostics: [Diagnostic] = []
  /// How many notes of advice there are that were not told.
  var notes = 0
  private var terms: [(path: String, terms: SearchTerms)] = []
  private var hashes: [(path: String, hash: ContentHash)] = []

  /// Reads files in the order of their paths, whatever thread reads them.
  static func read(
    _ paths: [String], from source: RecipeSource, jobs: Int,
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> SourceReading {
    let count = paths.count
    let size = Parallel.chunk(of: count, atMost: 64, jobs: jobs)
    let chunks = Parallel.map(count, chunk: size, jobs: jobs) { range in
      progress(.reading(range.lowerBound, of: count))
      var chunk = SourceReading()
      for index in range {
        let reading = source.read(paths[index])
        if let hash = reading.hash { chunk.hashes.append((path: paths[index], hash: hash)) }
        chunk.add(reading)
      }
      source.facts.keep(chunk.hashes)
      source.facts.keep(chunk.terms)
      (chunk.terms, chunk.hashes) = ([], [])
      return chunk
    }
    var all = SourceReading()
    for chunk in chunks {
      all.entries += chunk.entries
      all.introductions += chunk.introductions
      all.diagnostics += chunk.diagnostics
      all.notes += chunk.notes
    }
    return all
  }

  /// Adds what was read of the next file.
  mutating func add(_ reading: RecipeSource.Reading) {
    diagnostics += reading.diagnostics
    notes += reading.notes
    switch reading.content {
    case .recipe(let entry):
      entries.append(entry)
      if let found = reading.terms { terms.append((path: entry.summary.sourcePath, terms: found)) }
    case .introduction(let introduction): introductions.append(introduction)
    case .nothing: break
    }
  }
}
