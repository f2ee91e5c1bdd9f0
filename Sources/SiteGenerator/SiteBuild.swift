import Diagnostics
import Language
import Navigation
import Pages
import Recipes

/// The walk of the data, from the folder of recipes to a site of which everything is known.
///
/// Each stage collects what is wrong and goes on; rendering comes after and cannot fail.
public struct SiteBuild: Sendable {
  /// What a build is asked to do.
  public struct Options: Sendable {
    /// The folders.
    public var project = Project()
    /// Where the site will be, in place of what site.yml says.
    public var url: String?
    /// Whether drafts are taken along.
    public var takesDrafts = false
    /// Whether advice on single recipes is counted and not told, which is faster.
    public var countsAdvice = false
    /// How many threads may work.
    public var jobs = Parallel.processors
    /// Which part of the site is written.
    public var shard = Shard.whole

    /// Makes the options of a plain build.
    public init() {}
  }

  /// What is being done, for a line of progress.
  public enum Progress: Sendable, Equatable {
    /// So many of all recipes are read.
    case reading(Int, of: Int)
    /// So many of all photos are resized.
    case resizing(Int, of: Int)
    /// So many of all recipes' pages are written.
    case writing(Int, of: Int)
  }

  /// What came of the walk: the site where nothing stands against it, and all that was found.
  public struct Outcome: Sendable {
    /// The site; `nil` where there is not even a folder of recipes.
    public var site: PreparedSite?
    /// Everything that was found.
    public var diagnostics: DiagnosticCollection
    /// How many notes of advice there are beside them, where they are counted and not told.
    public var notes = 0
  }

  let options: Options

  /// Makes a build.
  public init(_ options: Options) { self.options = options }

  /// Reads, parses, plans and checks everything.
  public func prepare(progress: @escaping @Sendable (Progress) -> Void = { _ in }) -> Outcome {
    let project = options.project
    let listing = ContentListing(of: project)
    guard listing.isThere else {
      return Outcome(site: nil, diagnostics: DiagnosticCollection(listing.diagnostics))
    }
    let (configuration, faults) = configured(ConfigurationReader.read(project))
    let source = self.source(of: listing)
    let (theme, reading) = Parallel.both(jobs: options.jobs) {
      ThemeLoader.load(TemplateSources(of: project), configuration)
    } _: { [options] in
      SourceReading.read(listing.recipes, from: source, jobs: options.jobs, progress: progress)
    }
    source.kept?.save()
    return outcome(
      of: SiteInputs(
        listing: listing, configuration: configuration,
        configurationFaults: faults + source.history.findings,
        theme: theme, source: source, reading: reading))
  }

  /// Where the recipes of a listing are read, with what is known of them beside their texts.
  func source(of listing: ContentListing) -> RecipeSource {
    let project = options.project
    var source = RecipeSource(
      project: project, paths: listing.recipes, takesDrafts: options.takesDrafts)
    source.countsAdvice = options.countsAdvice
    source.history = HistoryDates(of: project)
    source.photos = NamesakePhotos(recipes: listing.recipes, files: listing.files)
    if options.countsAdvice { source.kept = KeptReadings(of: project) }
    return source
  }

  /// What site.yml says, the options of the build put over it.
  func configured(
    _ read: (configuration: SiteConfiguration, faults: [Diagnostic])
  ) -> (SiteConfiguration, [Diagnostic]) {
    var configuration = read.configuration
    if let url = options.url { configuration.facts.url = ConfigurationReader.withSlash(url) }
    return (configuration, read.faults)
  }

  /// Plans and checks a site out of all that was read.
  func outcome(of inputs: SiteInputs) -> Outcome {
    let planned = plan(inputs)
    return Outcome(
      site: planned.site, diagnostics: DiagnosticCollection(inputs.diagnostics + planned.findings),
      notes: inputs.reading.notes)
  }

  /// A site with what was found wrong between its files.
  struct Planned: Sendable {
    var site: PreparedSite
    var findings: [Diagnostic]
    fileprivate(set) var cookbook: CookbookBuilder.Result
  }

  /// Plans a site out of all that was read, and checks it as a whole.
  ///
  /// - Parameter last: What was planned of almost the same files, from which is taken what must
  ///   come out alike.
  func plan(_ inputs: SiteInputs, after last: Planned? = nil) -> Planned {
    var planned = layOut(inputs, after: last)
    planned.findings = check(planned, inputs)
    return planned
  }

  /// Plans a site out of all that was read; what is wrong with it is not asked yet.
  func layOut(_ inputs: SiteInputs, after last: Planned? = nil) -> Planned {
    let (configuration, theme, reading) = (inputs.configuration, inputs.theme, inputs.reading)
    let files = inputs.listing.files
    let collation = Collation(language: configuration.facts.language)
    let result = CookbookBuilder(
      collation: collation, uncategorisedTitle: theme.words.text("uncategorised"),
      declared: configuration.categories,
      introductions: reading.introductions.map(\.declaration), files: files
    ).build(inputs.entries, after: last?.cookbook)
    let plan = SitePlan(
      cookbook: result.cookbook, alphabetical: result.alphabetical,
      tags: TagIndex.tags(
        of: result.cookbook, alphabetical: result.alphabetical, collation: collation),
      pathDepth: configuration.pathDepth, hasEmbeds: configuration.hasEmbeds)
    let site = PreparedSite(
      project: options.project, configuration: configuration, plan: plan, index: result.index,
      assets: AssetPlan(files: files, result: result), theme: theme, source: inputs.source)
    return Planned(site: site, findings: [], cookbook: result)
  }

  /// What is wrong between the files of a planned site, and between its pages and files.
  func check(_ planned: Planned, _ inputs: SiteInputs) -> [Diagnostic] {
    let site = planned.site
    let check = SiteCheck(
      source: site.source, plan: site.plan, assets: site.assets, theme: site.theme)
    return check.findings(planned.cookbook, inputs.reading.introductions, inputs.configuration)
      + site.publishingFindings()
  }
}
