import Diagnostics
import Markdown
import Publishing
import Recipes

/// Reads Markdown files under Content, one by one.
struct RecipeSource: Sendable {
  let project: Project
  let takesDrafts: Bool
  /// Whether advice on a file is counted and not told.
  var countsAdvice = false
  /// The days of files whose authors give none.
  var history = HistoryDates()
  /// The photos that belong to recipes by their names.
  var photos = NamesakePhotos()
  /// What was read of recipes, by this build for their pages and by earlier ones.
  var kept: KeptReadings?
  /// What is known of the files beside.
  let facts = FileFacts()
  /// Where the texts come from.
  var texts = SourceTexts.files
  /// The folders that hold one Markdown file alone, READMEs left out.
  private let lonelyFolders: Set<String>

  init(project: Project, paths: [String], takesDrafts: Bool) {
    self.project = project
    self.takesDrafts = takesDrafts
    var counts: [String: Int] = [:]
    for path in paths where !RecipeLocation.isReadme(path) {
      counts[ContentPath.folder(of: path), default: 0] += 1
    }
    lonelyFolders = Set(counts.filter { $0.value == 1 }.keys)
  }

  /// What a Markdown file turned out to be.
  enum Content: Sendable {
    /// A recipe, as the cookbook is built from it.
    case recipe(CookbookEntry)
    /// The introduction of a folder.
    case introduction(FolderIntroduction)
    /// A draft that was left out, or a file that cannot be read.
    case nothing
  }

  /// A file that was read, with what was wrong with it.
  struct Reading: Sendable {
    var content: Content
    /// The words by which the recipe is found.
    var terms: SearchTerms?
    var diagnostics: [Diagnostic]
    /// How many notes of advice there are that were not told.
    var notes = 0
    /// Whether one of them says that there is no photo.
    var notesNoPhoto = false
    /// The fingerprint of the text.
    var hash: ContentHash?
  }

  /// Reads a file for what the cookbook needs to know of it.
  func read(_ path: String) -> Reading {
    do { return reading(of: try texts.bytes(of: path, in: project), at: path) } catch {
      return Reading(content: .nothing, diagnostics: [unreadable(path, error)])
    }
  }

  /// Reads the text of a file.
  func reading(of bytes: [UInt8], at path: String) -> Reading {
    let hash = ContentHash(of: bytes)
    let text = KeptText(hash: hash, size: bytes.count, isAlone: isAlone(path))
    var reading =
      kept?.reading(of: path, text) ?? self.reading(of: document(of: bytes, at: path), path, text)
    reading.hash = hash
    // The reader of a file does not see what lies beside it.
    if reading.notesNoPhoto, photos.hasDish(of: path) { reading.notes -= 1 }
    return reading
  }

  /// Parses the text of a file.
  func document(of bytes: [UInt8], at path: String) -> MarkdownDocument {
    MarkdownDocument(SourceFile(path: project.shown(path), bytes: bytes))
  }

  /// Reads a file that is parsed.
  func reading(of document: MarkdownDocument, _ path: String, _ text: KeptText) -> Reading {
    if RecipeLocation.mayIntroduce(path), !RecipeReader.isRecipe(document) {
      return introduction(document, path)
    }
    let location = location(of: path)
    guard countsAdvice else {
      let (recipe, diagnostics) = RecipeReader.read(document, id: location.id)
      return reading(of: recipe, location, path, diagnostics)
    }
    let counted = RecipeReader.readCountingAdvice(document, id: location.id)
    var reading = reading(of: counted.recipe, location, path, counted.diagnostics)
    reading.notes = counted.notes
    reading.notesNoPhoto = counted.notesNoPhoto
    kept?.keep(reading, counted.recipe, of: path, text)
    return reading
  }

  private func reading(
    of recipe: Recipe, _ location: RecipeLocation, _ path: String, _ diagnostics: [Diagnostic]
  ) -> Reading {
    if recipe.isDraft, !takesDrafts { return Reading(content: .nothing, diagnostics: diagnostics) }
    return Reading(
      content: .recipe(entry(of: recipe, location, path)),
      terms: SearchTerms(of: recipe), diagnostics: diagnostics)
  }

  /// Reads a recipe whole, for its pages; `nil` where its file is gone or cannot be read any more.
  func recipe(at path: String) -> Recipe? {
    guard var recipe = undatedRecipe(at: path) else { return nil }
    recipe.dates = history.filling(recipe.dates, of: path)
    photos.fill(&recipe, at: path)
    return recipe
  }

  /// The words by which a recipe is found, as they were taken when it was read.
  func searchTerms(at path: String) -> SearchTerms? {
    switch texts {
    case .files: facts.terms(of: path)
    case .remembered(let sources): sources.searchTerms(of: path)
    }
  }

  private func undatedRecipe(at path: String) -> Recipe? {
    if let recipe = kept?.recipe(of: path) { return recipe }
    guard let bytes = try? texts.bytes(of: path, in: project) else { return nil }
    if facts.hash(of: path) != ContentHash(of: bytes) { facts.forgetHash(of: path) }
    return RecipeReader.read(document(of: bytes, at: path), id: location(of: path).id).recipe
  }

  /// The text of a file, for showing a line of it; `nil` where it is gone.
  func file(at path: String) -> SourceFile? {
    (try? texts.bytes(of: path, in: project)).map {
      SourceFile(path: project.shown(path), bytes: $0)
    }
  }

  /// Whether a file has its folder for itself, which decides its id and category.
  func isAlone(_ path: String) -> Bool { lonelyFolders.contains(ContentPath.folder(of: path)) }

  private func location(of path: String) -> RecipeLocation {
    RecipeLocation(path: path, isAlone: isAlone(path))
  }

  private func entry(
    of recipe: Recipe, _ location: RecipeLocation, _ path: String
  ) -> CookbookEntry {
    CookbookEntry(
      summary: RecipeSummary(of: recipe, sourcePath: path),
      category: recipe.category.isEmpty ? location.category : recipe.category,
      bundle: location.bundle, references: recipe.references, anchors: recipe.anchors,
      words: RecipeWords(of: recipe), idRange: recipe.idRange)
  }

  private func introduction(_ document: MarkdownDocument, _ path: String) -> Reading {
    let introduction = FolderIntroduction(document, path: path)
    return Reading(
      content: .introduction(introduction),
      diagnostics: document.diagnostics + introduction.diagnostics)
  }

  /// The error of a file that cannot be read.
  func unreadable(_ path: String, _ error: FileError) -> Diagnostic {
    let place = SourceFile(path: project.shown(path), bytes: []).wholeFile
    return Diagnostic(
      GeneratorFault.unreadable, at: place,
      "`\(project.shown(path))` cannot be read: \(error.reason)",
      help: "give yourself the right to read it, or take it out of `\(project.content)`")
  }
}
