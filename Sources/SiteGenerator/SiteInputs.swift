import Diagnostics

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

  /// What was wrong with each by itself.
  var diagnostics: [Diagnostic] {
    configurationFaults + listing.diagnostics + theme.diagnostics + reading.diagnostics
  }
}
