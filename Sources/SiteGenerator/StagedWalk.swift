import Diagnostics
import Markdown
import Recipes

/// A build that is taken apart, for those who want to know what each stage costs.
///
/// `SiteBuild` takes a file through all its stages before the next. Here a stage is done for some
/// hundred files at once, on what the stage before left of them in memory.
package struct StagedWalk<Timer: StageTimer> {
  private let build: SiteBuild
  let timer: Timer
  /// How many files are in one stage at once, and so in memory.
  let batch = 256

  /// Makes a walk over a project whose site holds no photos.
  package init(_ options: SiteBuild.Options, timer: Timer) {
    build = SiteBuild(options)
    self.timer = timer
  }

  var jobs: Int { build.options.jobs }

  /// Builds the site; `false` where it has an error or cannot be written.
  package func run() -> Bool {
    let project = build.options.project
    let listing = timer.time(.list) { ContentListing(of: project) }
    let (configuration, faults, theme) = timer.time(.theme) {
      let (configuration, faults) = build.configured(ConfigurationReader.read(project))
      return (configuration, faults, ThemeLoader.load(TemplateSources(of: project), configuration))
    }
    let source = build.source(of: listing)
    let inputs = SiteInputs(
      listing: listing, configuration: configuration, configurationFaults: faults, theme: theme,
      source: source, reading: read(listing.recipes, from: source))
    let planned = timer.time(.plan) { build.layOut(inputs) }
    let findings = timer.time(.check) { build.check(planned, inputs) }
    guard !DiagnosticCollection(inputs.diagnostics + findings).hasErrors else { return false }
    return write(planned.site)
  }

  private func read(_ paths: [String], from source: RecipeSource) -> SourceReading {
    var all = SourceReading()
    for start in stride(from: 0, to: paths.count, by: batch) {
      let texts = texts(of: Array(paths[start..<min(start + batch, paths.count)]), from: source)
      for reading in readings(of: texts, from: source) { all.add(reading) }
      readQuantities(of: texts, from: source)
    }
    timer.time(.recipe) { source.kept?.save() }
    return all
  }

  private func texts(of paths: [String], from source: RecipeSource) -> [StagedText] {
    let texts = timer.time(.read, bytes: StagedText.size) {
      each(paths) { path -> StagedText? in
        guard let bytes = try? source.texts.bytes(of: path, in: source.project) else { return nil }
        return StagedText(path: path, bytes: bytes, isAlone: source.isAlone(path))
      }.compactMap { $0 }
    }
    source.facts.keep(texts.map { (path: $0.path, hash: $0.text.hash) })
    return texts
  }

  private func readings(
    of texts: [StagedText], from source: RecipeSource
  ) -> [RecipeSource.Reading] {
    var parsed = timer.time(.parse, bytes: { _ in StagedText.size(texts) }) {
      each(texts) { ParsedText(text: $0, document: source.document(of: $0.bytes, at: $0.path)) }
    }
    let readings = timer.time(.recipe, bytes: { _ in StagedText.size(texts) }) {
      let readings = each(parsed) { source.reading(of: $0.document, $0.text.path, $0.text.text) }
      // The trees are given back in the time of those who used them last.
      parsed = []
      return readings
    }
    source.facts.keep(
      zip(texts, readings).compactMap { text, reading in
        reading.terms.map { (path: text.path, terms: $0) }
      })
    return readings
  }

  private func readQuantities(of texts: [StagedText], from source: RecipeSource) {
    let lines = texts.map { source.recipe(at: $0.path)?.ingredients.map(\.text) ?? [] }
    let bytes = lines.joined().reduce(0) { $0 + $1.utf8.count }
    let counts = timer.time(.quantities, bytes: { _ in bytes }) {
      each(lines) { $0.count { IngredientLine($0).amount != nil } }
    }
    // What nobody looks at may be left out by the compiler.
    precondition(counts.count == lines.count && counts.allSatisfy { $0 >= 0 })
  }

  private func each<Element: Sendable, Value: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) -> Value
  ) -> [Value] {
    Parallel.map(elements.count, chunk: 16, jobs: jobs) { elements[$0].map(body) }
      .flatMap { $0 }
  }
}

/// A file that was read.
struct StagedText: Sendable {
  let path: String
  let bytes: [UInt8]
  let text: KeptText

  init(path: String, bytes: [UInt8], isAlone: Bool) {
    self.path = path
    self.bytes = bytes
    text = KeptText(hash: ContentHash(of: bytes), size: bytes.count, isAlone: isAlone)
  }

  static func size(_ texts: [StagedText]) -> Int { texts.reduce(0) { $0 + $1.bytes.count } }
}

/// A file that was parsed, on its way to the one thread that reads a recipe out of it.
private struct ParsedText: @unchecked Sendable {
  let text: StagedText
  let document: MarkdownDocument
}
