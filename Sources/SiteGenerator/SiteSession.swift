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
  private var history = RememberedHistory()
  private var configuration: Result<[UInt8], FileError>?
  private var listingFaults: [Diagnostic]?
  private var view: View?
  private var planned: SiteBuild.Planned?

  /// What the last look at all files found, beside what was read of them.
  private struct View: Sendable {
    var listing: ContentListing
    var source: RecipeSource
    var configuration: SiteConfiguration
    var faults: [Diagnostic]
  }

  /// What is new since the last look.
  private struct Changes {
    var sources = RememberedSources.Changes()
    var files: [String] = []
    var templates: [String] = []
    /// What else is new, as messages call it: site.yml, the days that git tells, what cannot be
    /// listed.
    var others: [String] = []
  }

  /// Makes a session that has not looked yet.
  public init(_ options: SiteBuild.Options) { build = SiteBuild(options) }

  /// Looks at the project; `nil` where nothing has changed since the last look.
  ///
  /// - Parameter places: The files that alone may have changed since then, in `folders`; `nil`
  ///   where every file may have.
  public mutating func refresh(
    of places: Set<String>? = nil,
    progress: @escaping @Sendable (SiteBuild.Progress) -> Void = { _ in }
  ) -> Refresh? {
    // Of a file that has another name the system tells under one of them.
    if let places, let view, !view.listing.hasLinks,
      let known = KnownPlaces(places, of: project, sources, contents)
    {
      var changes = Changes(sources: sources.update(only: known.recipes, from: view.source))
      if known.hasTemplates { changes.templates = theme.update(project, view.configuration) }
      return refresh(view, changes)
    }
    let listing = ContentListing(of: project)
    let isListingNew = listing.diagnostics != listingFaults
    listingFaults = listing.diagnostics
    guard listing.isThere else { return isListingNew ? nothing(listing) : nil }
    return look(at: listing, isListingNew, progress)
  }

  private mutating func look(
    at listing: ContentListing, _ isListingNew: Bool,
    _ progress: @escaping @Sendable (SiteBuild.Progress) -> Void
  ) -> Refresh? {
    var source = RecipeSource(
      project: project, paths: listing.recipes, takesDrafts: build.options.takesDrafts)
    source.countsAdvice = true
    if view == nil { source.kept = KeptReadings(of: project) }
    var changes = Changes(
      sources: sources.update(
        listing.recipes, from: source, jobs: build.options.jobs, progress: progress))
    source.kept?.save()
    source.kept = nil
    changes.files = contents.update(listing.files, in: project)
    source.photos = NamesakePhotos(recipes: listing.recipes, files: listing.files)
    if isListingNew { changes.others.append(project.content) }
    if history.update(of: project) { changes.others.append("the history of git") }
    source.history = history.dates
    if readConfiguration() { changes.others.append(project.shown("site.yml")) }
    let (configuration, faults) = build.configured(ConfigurationReader.read(project))
    changes.templates = theme.update(project, configuration)
    let view = View(
      listing: listing, source: source, configuration: configuration,
      faults: faults + history.dates.findings)
    self.view = view
    return refresh(view, changes)
  }

  private mutating func refresh(_ view: View, _ changes: Changes) -> Refresh? {
    let changed =
      (changes.sources.paths + changes.files).map { project.shown($0) } + changes.templates
      + changes.others
    guard !changed.isEmpty, let theme = theme.loaded else { return nil }
    let planned = plan(view, theme, changes)
    self.planned = planned
    var findings: [Diagnostic] = view.faults + view.listing.diagnostics + theme.diagnostics
    findings += sources.diagnostics(of: view.listing.recipes)
    findings += planned.findings
    let outcome = SiteBuild.Outcome(
      site: planned.site,
      diagnostics: DiagnosticCollection(findings.filter { $0.severity > .note }))
    return Refresh(
      outcome: outcome, changed: changed.sorted { PathOrder.precedes($0, $1) },
      isStyleOnly: changed.count == changes.templates.count && !changed.isEmpty
        && changed.allSatisfy(SiteSession.isStyle),
      files: changes.files.compactMap { outcome.site?.assets.outputs[$0] })
  }

  /// The folders in which something may change: those of recipes and templates, the ones that
  /// hold them, and that of the history.
  public var folders: [String] {
    ProjectFolders.all(of: project) + RememberedHistory.folders(of: project)
  }

  private func plan(
    _ view: View, _ theme: LoadedTheme, _ changes: Changes
  ) -> SiteBuild.Planned {
    var source = view.source
    source.texts = .remembered(sources)
    if changes.others.isEmpty, changes.files.isEmpty, let planned {
      if changes.templates.isEmpty, changes.sources.isTextOnly,
        let same = planned.reading(changes.sources.paths.map { project.shown($0) }, in: source)
      {
        return same
      }
      let isThemeOnly = changes.sources.paths.isEmpty && changes.sources.isTextOnly
      if isThemeOnly, let same = planned.wearing(theme) { return same }
    }
    return build.plan(
      SiteInputs(
        listing: view.listing, configuration: view.configuration,
        configurationFaults: view.faults, theme: theme, source: source,
        reading: sources.reading(of: view.listing.recipes)),
      after: planned)
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
    view = nil
    return Refresh(
      outcome: SiteBuild.Outcome(
        site: nil, diagnostics: DiagnosticCollection(listing.diagnostics)),
      changed: [project.content], isStyleOnly: false, files: [])
  }
}
