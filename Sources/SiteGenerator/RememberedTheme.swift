/// The theme of a project as it was last loaded.
struct RememberedTheme: Sendable {
  /// The theme; `nil` before the first look.
  private(set) var loaded: LoadedTheme?
  private var sources: TemplateSources?
  private var language: String?
  private var hasEmbeds = false

  /// Loads the theme anew where one of its files changed or the site wants another of it.
  ///
  /// - Returns: The paths of the project's own templates that changed, as messages show them.
  mutating func update(_ project: Project, _ configuration: SiteConfiguration) -> [String] {
    let fresh = TemplateSources(of: project)
    let before = sources ?? .builtIn
    let changed = fresh.difference(from: before).map { "\(project.templates)/\($0)" }
    let isSame =
      changed.isEmpty && fresh.diagnostics == sources?.diagnostics
      && language == configuration.facts.language && hasEmbeds == configuration.hasEmbeds
    if isSame { return [] }
    loaded = ThemeLoader.load(fresh, configuration)
    (sources, language) = (fresh, configuration.facts.language)
    hasEmbeds = configuration.hasEmbeds
    return changed
  }
}

extension TemplateSources {
  /// The paths under Templates at which the two have not the same bytes, in byte order.
  func difference(from other: TemplateSources) -> [String] {
    Set(files.keys).union(other.files.keys)
      .filter { path in
        let (a, b) = (files[path], other.files[path])
        return a !== b && (a?.bytes != b?.bytes || a?.path != b?.path)
      }
      .sorted { PathOrder.precedes($0, $1) }
  }
}
