import Diagnostics

extension CookbookFinding {
  static func duplicateID(of entry: CookbookEntry, first: CookbookEntry) -> CookbookFinding {
    CookbookFinding(
      kind: CookbookFault.duplicateID, path: entry.summary.sourcePath, range: entry.idRange,
      message:
        "`\(entry.summary.sourcePath)` and `\(first.summary.sourcePath)` would both be the page "
        + "`recipes/\(entry.summary.id)/`",
      help: "rename one of the files, or give one an address of its own: `slug: …`")
  }

  static func reservedID(of entry: CookbookEntry) -> CookbookFinding {
    CookbookFinding(
      kind: CookbookFault.reservedName, path: entry.summary.sourcePath, range: entry.idRange,
      message: "the name `\(entry.summary.id)` is taken: Crumb needs it for pages of its own",
      help: "rename the file, or give the recipe another address: `slug: …`")
  }

  static func noID(of entry: CookbookEntry) -> CookbookFinding {
    CookbookFinding(
      kind: CookbookFault.noID, path: entry.summary.sourcePath, range: entry.idRange,
      message: "the file's name holds no letter and no digit to make an address of",
      help: "rename the file, or give the recipe an address: `slug: …`")
  }

  static func reservedCategory(_ category: Category, recipe: String?) -> CookbookFinding {
    CookbookFinding(
      kind: CookbookFault.reservedName, path: recipe ?? "site.yml", range: nil,
      message: "the category name `\(category.title)` is taken: Crumb needs `\(category.id)` for "
        + "pages of its own",
      help: "call the category something else")
  }

  static func unusedTag(_ tag: Reference, known: Set<String>) -> CookbookFinding {
    let near = NearMiss.best(for: tag.target, among: known.sorted())
    return CookbookFinding(
      kind: CookbookFault.unusedTag, path: "site.yml", range: tag.range,
      message: "no recipe has the tag `\(tag.target)`",
      help: near.map { "did you mean `\($0)`?" } ?? "correct its spelling, or take it out",
      replacement: near.map { Replacement(original: tag.target, text: $0, isCertain: false) })
  }

  static func unknownRelated(
    _ reference: Reference, path: String, recipes: [RecipeSummary]
  ) -> CookbookFinding {
    let near =
      NearMiss.best(for: reference.target, among: recipes.lazy.map(\.id))
      ?? NearMiss.best(for: reference.target, among: recipes.lazy.map(\.title)).flatMap { title in
        recipes.first { $0.title == title }?.id
      }
    return CookbookFinding(
      kind: CookbookFault.unknownRelated, path: path, range: reference.range,
      message: "there is no recipe `\(reference.target)`",
      help: near.map { "did you mean `\($0)`?" }
        ?? "write the recipe's id (its file's name without `.md`), its path or its title",
      replacement: near.map {
        Replacement(original: reference.target, text: $0, isCertain: false)
      })
  }

  static func ambiguousRelated(
    _ reference: Reference, path: String, candidates: [RecipeID]
  ) -> CookbookFinding {
    CookbookFinding(
      kind: CookbookFault.ambiguousRelated, path: path, range: reference.range,
      message: "\(candidates.count) recipes are called `\(reference.target)`",
      help: "write the id of the one that is meant: "
        + candidates.map { "`\($0)`" }.joined(separator: ", "))
  }
}
