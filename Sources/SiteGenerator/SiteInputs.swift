import Diagnostics
import Recipes

/// Everything that was read of a project, before anything is made of it.
struct SiteInputs: Sendable {
  /// What lies under Content.
  var listing: ContentListing
  /// What site.yml says.
  var configuration: SiteConfiguration
  /// What is wrong with site.yml.
  var configurationFaults: [Diagnostic]
  /// The templates, words and assets.
  var theme: LoadedTheme
  /// Where recipes are read again for their pages.
  var source: RecipeSource
  /// The Markdown files.
  var reading: SourceReading

  /// The recipes with the days that only the history tells, and the photos that are theirs by name.
  var entries: [CookbookEntry] {
    guard !source.photos.isEmpty || !source.history.isEmpty else { return reading.entries }
    return reading.entries.map { entry in
      var entry = entry
      let path = entry.summary.sourcePath
      entry.summary.dates = source.history.filling(entry.summary.dates, of: path)
      if entry.summary.photo == nil {
        entry.summary.photo = source.photos.dish(
          of: path, title: entry.summary.title, alt: entry.summary.photoAlt)
      }
      return entry
    }
  }

  /// What was wrong with each by itself.
  var diagnostics: [Diagnostic] {
    configurationFaults + listing.diagnostics + theme.diagnostics + readingFindings
  }

  // The reader of a file does not see what lies beside it.
  private var readingFindings: [Diagnostic] {
    guard !source.photos.isEmpty else { return reading.diagnostics }
    let start = source.project.shown("").utf8.count + 1
    return reading.diagnostics.filter { finding in
      guard finding.id == RecipeFault.noPhoto.id, let path = finding.location?.path else {
        return true
      }
      return !source.photos.hasDish(of: String(decoding: path.utf8.dropFirst(start), as: UTF8.self))
    }
  }
}
