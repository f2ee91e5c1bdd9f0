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
  public func build(_ entries: [CookbookEntry]) -> Result {
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
    let index = makeIndex(entries, categories)
    let resolver = RelationResolver(index: index, recipes: summaries)
    for position in entries.indices {
      summaries[position].uses = resolver.uses(
        of: position, entries[position].references, &findings)
    }
    let words = entries.map(\.words)
    let titles = TitleIndex(words)
    let similar = SimilarRecipes(of: words) {
      summaries[$0].uses.contains($1) || summaries[$1].uses.contains($0)
    }
    return Result(
      cookbook: Cookbook(recipes: summaries, categories: categories, similar: similar),
      index: index,
      alphabetical: CookbookBuilder.sorted(titleKeys), references: entries.map(\.references),
      anchors: entries.map(\.anchors), bundles: entries.map(\.bundle),
      mentions: summaries.indices.flatMap { titles.mentions(in: $0, uses: summaries[$0].uses) },
      findings: findings)
  }

  private func unique(
    _ entries: [CookbookEntry], _ findings: inout [CookbookFinding]
  ) -> [CookbookEntry] {
    let sorted = entries.sorted {
      $0.summary.id == $1.summary.id
        ? CookbookBuilder.precedes($0.summary.sourcePath, $1.summary.sourcePath)
        : CookbookBuilder.precedes($0.summary.id, $1.summary.id)
    }
    var unique: [CookbookEntry] = []
    unique.reserveCapacity(sorted.count)
    for entry in sorted {
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
    for (position, entry) in entries.enumerated() {
      if entry.category.isEmpty, let shelf = rules.category(of: entry.summary.tags) {
        shelves.add(position, toShelf: shelf)
      } else {
        shelves.add(position, to: entry.category)
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
    for (position, entry) in entries.enumerated() {
      index.add(recipe: position, at: entry.summary.sourcePath)
    }
    for (position, entry) in entries.enumerated() {
      if let bundle = entry.bundle { index.add(recipe: position, alsoAt: bundle) }
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
