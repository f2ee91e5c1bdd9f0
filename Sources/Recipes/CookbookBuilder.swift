import Diagnostics
import Language

/// Builds the cookbook out of recipes that were read one by one.
public struct CookbookBuilder {
  private let collation: Collation
  private let uncategorisedTitle: String
  private let declared: [CategoryDeclaration]
  private let introductions: [CategoryDeclaration]
  private let files: [String]

  /// What came of building.
  public struct Result: Sendable {
    /// The cookbook.
    public var cookbook: Cookbook
    /// Where every path under Content leads.
    public var index: ContentIndex
    /// All recipes in locale order of their titles, as positions.
    public var alphabetical: [Int]
    /// The links, pictures and relations of each recipe, by position.
    public var references: [[LinkReference]]
    /// The fragments that links may name, by position.
    public var anchors: [PageAnchors]
    /// The folder that each recipe has for its own, by position; `nil` where it shares one.
    public var bundles: [String?]
    /// The ingredients that are called like another recipe and do not lead to it, by position.
    public var mentions: [RecipeMention]
    /// What was wrong.
    public var findings: [CookbookFinding]
    let memory: CookbookMemory
  }

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - collation: The order of titles.
  ///   - uncategorisedTitle: The word for recipes that are in no category.
  ///   - declared: The categories of site.yml, in their order.
  ///   - introductions: What the README files of folders say.
  ///   - files: The paths of all files under Content that are no recipes.
  public init(
    collation: Collation, uncategorisedTitle: String, declared: [CategoryDeclaration],
    introductions: [CategoryDeclaration], files: [String]
  ) {
    self.collation = collation
    self.uncategorisedTitle = uncategorisedTitle
    self.declared = declared
    self.introductions = introductions
    self.files = files
  }

  /// Builds the cookbook; of recipes with one id the first by path stays, and the finding names
  /// both.
  ///
  /// - Parameter last: A cookbook of almost the same recipes, from which is taken what must come
  ///   out alike.
  public func build(_ entries: [CookbookEntry], after last: Result? = nil) -> Result {
    var findings: [CookbookFinding] = []
    let entries = unique(entries, &findings)
    let titleKeys = entries.map { collation.key(for: $0.summary.title) }
    let rules = TagRules(declared)
    let categories = shelve(entries, rules).categories(titleKeys: titleKeys)
    findings += rules.findings(tags: entries.lazy.flatMap(\.summary.tags))
    findings += CookbookBuilder.reserved(entries, categories)
    var summaries = entries.map(\.summary)
    for (position, category) in categories.enumerated() {
      for recipe in category.recipes { summaries[recipe].category = position }
    }
    let memory = memory(of: entries, summaries, categories, after: last?.memory)
    for (position, uses) in memory.relations.uses.enumerated() { summaries[position].uses = uses }
    let titles = TitleIndex(memory.words)
    return Result(
      cookbook: Cookbook(recipes: summaries, categories: categories, similar: memory.similar),
      index: memory.index,
      alphabetical: CookbookBuilder.sorted(titleKeys), references: memory.references,
      anchors: entries.map(\.anchors), bundles: memory.paths.bundles,
      mentions: summaries.indices.flatMap { titles.mentions(in: $0, uses: summaries[$0].uses) },
      findings: findings + memory.relations.findings, memory: memory)
  }

  private func memory(
    of entries: [CookbookEntry], _ summaries: [RecipeSummary], _ categories: [Category],
    after last: CookbookMemory?
  ) -> CookbookMemory {
    let paths = CookbookMemory.Paths(
      ids: summaries.map(\.id), recipes: summaries.map(\.sourcePath),
      bundles: entries.map(\.bundle), files: files, categories: categories.map(\.id),
      introductions: introductions.flatMap { [$0.id, $0.introductionPath] })
    let known = last?.index(of: paths)
    let index = known ?? makeIndex(entries, categories)
    let same = known == nil ? nil : last
    let resolver = RelationResolver(index: index, recipes: summaries)
    var relations = CookbookMemory.Relations()
    relations.uses.reserveCapacity(entries.count)
    for position in entries.indices {
      let references = entries[position].references
      if let uses = same?.uses(of: position, references) {
        relations.uses.append(uses)
      } else {
        resolver.add(usesOf: position, references, to: &relations)
      }
    }
    let (words, uses) = (entries.map(\.words), relations.uses)
    let similar =
      same?.similar(words, uses)
      ?? SimilarRecipes(of: words) { uses[$0].contains($1) || uses[$1].contains($0) }
    return CookbookMemory(
      paths: paths, index: index, references: entries.map(\.references), relations: relations,
      words: words, similar: similar)
  }

  private func unique(
    _ entries: [CookbookEntry], _ findings: inout [CookbookFinding]
  ) -> [CookbookEntry] {
    // Positions are sorted, since entries are large.
    let ids = entries.map(\.summary.id)
    let order = entries.indices.sorted { a, b in
      ids[a] == ids[b]
        ? CookbookBuilder.precedes(entries[a].summary.sourcePath, entries[b].summary.sourcePath)
        : CookbookBuilder.precedes(ids[a], ids[b])
    }
    var unique: [CookbookEntry] = []
    unique.reserveCapacity(order.count)
    for position in order {
      let entry = entries[position]
      if let first = unique.last, first.summary.id == entry.summary.id {
        findings.append(.duplicateID(of: entry, first: first))
      } else {
        unique.append(entry)
      }
    }
    return unique
  }

  // Swift's `<` of strings normalises; bytes are quicker and as good for an order of our own.
  private static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  private func shelve(_ entries: [CookbookEntry], _ rules: TagRules) -> CategoryShelves {
    var shelves = CategoryShelves(collation: collation, uncategorisedTitle: uncategorisedTitle)
    for (order, declaration) in declared.enumerated() { shelves.declare(declaration, order: order) }
    // Entries are large: by their positions none is copied.
    for position in entries.indices {
      let category = entries[position].category
      if category.isEmpty, let shelf = rules.category(of: entries[position].summary.tags) {
        shelves.add(position, toShelf: shelf)
      } else {
        shelves.add(position, to: category)
      }
    }
    for declaration in introductions { shelves.declare(declaration, order: nil) }
    return shelves
  }

  private static func reserved(
    _ entries: [CookbookEntry], _ categories: [Category]
  ) -> [CookbookFinding] {
    entries.filter { isReserved($0.summary.id) }.map { .reservedID(of: $0) }
      + entries.filter { $0.summary.id.isEmpty }.map { .noID(of: $0) }
      + categories.filter { $0.id.split(separator: "/").contains { isReserved(String($0)) } }
      .map { category in
        .reservedCategory(
          category, recipe: category.recipes.first.map { entries[$0].summary.sourcePath })
      }
  }

  /// Whether a name stands for pages of Crumb's own: cook mode, and the pages of a list.
  static func isReserved(_ id: String) -> Bool {
    id == "cook" || (!id.isEmpty && id.utf8.allSatisfy { (48...57).contains($0) })
  }

  private func makeIndex(_ entries: [CookbookEntry], _ categories: [Category]) -> ContentIndex {
    var index = ContentIndex()
    for position in entries.indices {
      index.add(recipe: position, at: entries[position].summary.sourcePath)
    }
    for position in entries.indices {
      if let bundle = entries[position].bundle { index.add(recipe: position, alsoAt: bundle) }
    }
    for file in files { index.add(file: file) }
    let positions = Dictionary(uniqueKeysWithValues: categories.enumerated().map { ($1.id, $0) })
    for folder in Set(files + entries.map(\.summary.sourcePath)).flatMap(CookbookBuilder.folders) {
      let id = CategoryShelves.id(of: folder.split(separator: "/").map(String.init))
      if let position = positions[id] { index.add(category: position, at: folder) }
    }
    for introduction in introductions {
      guard let path = introduction.introductionPath else { continue }
      if let position = positions[introduction.id] { index.add(category: position, at: path) }
    }
    return index
  }

  private static func folders(of path: String) -> [String] {
    var folder = ContentPath.folder(of: path)
    var folders: [String] = []
    while !folder.isEmpty {
      folders.append(folder)
      folder = ContentPath.folder(of: folder)
    }
    return folders
  }

  private static func sorted(_ keys: [[UInt8]]) -> [Int] {
    keys.indices.sorted { a, b in
      keys[a] == keys[b] ? a < b : keys[a].lexicographicallyPrecedes(keys[b])
    }
  }
}
