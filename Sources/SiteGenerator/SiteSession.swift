import Diagnostics
import Recipes

/// A project that is looked at again and again: what did not change is not read again, and the
/// site is planned anew out of all that is known.
///
/// The site of a refresh is the one that a build would make of the same files: everything but the
/// reading of single files is done from the start.
public struct SiteSession: Sendable {
  /// What a look at the project found changed.
  public struct Refresh: Sendable {
    /// The site, and all findings but advice.
    public var outcome: SiteBuild.Outcome
    /// The paths of what changed as messages show them, in byte order; all at the first look.
    public var changed: [String]
    /// Whether nothing but stylesheets changed.
    public var isStyleOnly: Bool
    /// The paths in the site of photos and other files whose bytes changed.
    public var files: [String]
  }

  private let build: SiteBuild
  private var project: Project { build.options.project }
  private var sources = RememberedSources()
  private var contents = RememberedContents()
  private var theme = RememberedTheme()
  private var configuration: Result<[UInt8], FileError>?
  private var listingFaults: [Diagnostic]?
  private var planned: SiteBuild.Planned?

  /// Makes a session that has not looked yet.
  public init(_ options: SiteBuild.Options) { build = SiteBuild(options) }

  /// Looks at the project; `nil` where nothing has changed since the last look.
  public mutating func refresh(
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void = { _ in }
  ) -> Refresh? {
    let listing = ContentListing(of: project)
    let isListingNew = listing.diagnostics != listingFaults
    listingFaults = listing.diagnostics
    guard listing.isThere else { return isListingNew ? nothing(listing) : nil }
    var source = RecipeSource(
      project: project, paths: listing.recipes, takesDrafts: build.options.takesDrafts)
    source.photos = NamesakePhotos(recipes: listing.recipes, files: listing.files)
    let changes = sources.update(
      listing.recipes, from: source, jobs: build.options.jobs, progress: progress)
    source.texts = .remembered(sources)
    let files = contents.update(listing.files, in: project)
    let isConfigurationNew = readConfiguration()
    let (configuration, faults) = build.configured(ConfigurationReader.read(project))
    let templates = theme.update(project, configuration)
    var changed = (changes.paths + files).map { project.shown($0) } + templates
    if isConfigurationNew { changed.append(project.shown("site.yml")) }
    guard !changed.isEmpty || isListingNew, let theme = theme.loaded else { return nil }
    let isTextOnly =
      changed.count == changes.paths.count && changes.isTextOnly && !isListingNew
    let planned =
      (isTextOnly ? replanned(changed, source) : nil)
      ?? build.plan(
        SiteInputs(
          listing: listing, configuration: configuration, configurationFaults: faults,
          theme: theme, source: source, reading: sources.reading(of: listing.recipes)))
    self.planned = planned
    var findings: [Diagnostic] = faults + listing.diagnostics + theme.diagnostics
    findings += sources.diagnostics(of: listing.recipes)
    findings += planned.findings
    let outcome = SiteBuild.Outcome(
      site: planned.site,
      diagnostics: DiagnosticCollection(findings.filter { $0.severity > .note }))
    return Refresh(
      outcome: outcome, changed: changed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      isStyleOnly: changed.count == templates.count && !templates.isEmpty
        && templates.allSatisfy(SiteSession.isStyle),
      files: files.compactMap { outcome.site?.assets.outputs[$0] })
  }

  /// The folders in which something may change: those of recipes and templates, and the ones that
  /// hold them.
  public var folders: [String] {
    ProjectFolders.all(of: project)
  }

  // Where only texts changed, the last plan holds, unless a finding shows a line of one of them.
  private func replanned(_ changed: [String], _ source: RecipeSource) -> SiteBuild.Planned? {
    guard var planned else { return nil }
    let paths = Set(changed)
    let isShown = { (location: SourceLocation?) in
      location.map { paths.contains($0.path) } ?? false
    }
    let touches = planned.findings.contains { finding in
      isShown(finding.location) || finding.notes.contains { isShown($0.location) }
    }
    if touches { return nil }
    planned.site.source = source
    return planned
  }

  private static func isStyle(_ path: String) -> Bool { path.hasSuffix(".css") }

  private mutating func readConfiguration() -> Bool {
    let before = configuration
    do { configuration = .success(try FileRead.bytes(of: project.shown("site.yml"))) } catch {
      configuration = .failure(error)
    }
    guard let before else { return (try? configuration?.get()) != nil }
    return before != configuration
  }

  private mutating func nothing(_ listing: ContentListing) -> Refresh {
    sources = RememberedSources()
    contents = RememberedContents()
    return Refresh(
      outcome: SiteBuild.Outcome(
        site: nil, diagnostics: DiagnosticCollection(listing.diagnostics)),
      changed: [project.content], isStyleOnly: false, files: [])
  }
}
