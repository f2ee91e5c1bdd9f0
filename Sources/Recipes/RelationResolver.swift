import Diagnostics

/// Finds the recipes that a recipe leads to by its relations, ingredients and text.
struct RelationResolver {
  let index: ContentIndex
  let recipes: [RecipeSummary]
  private let positions: [RecipeID: Int]

  init(index: ContentIndex, recipes: [RecipeSummary]) {
    self.index = index
    self.recipes = recipes
    positions = Dictionary(uniqueKeysWithValues: recipes.enumerated().map { ($1.id, $0) })
  }

  /// The positions of the recipes that `references` name, in their order, each once, the recipe
  /// itself left out; `related:` comes first, as the author's own list.
  func uses(
    of position: Int, _ references: [LinkReference], _ findings: inout [CookbookFinding]
  ) -> [Int] {
    var uses: [Int] = []
    let path = recipes[position].sourcePath
    for role in [LinkReference.Role.related, .link] {
      for link in references where link.role == role {
        let target =
          role == .related
          ? related(link.reference, from: path, &findings) : linked(link.reference, from: path)
        if let target, target != position, !uses.contains(target) { uses.append(target) }
      }
    }
    return uses
  }

  private func linked(_ reference: Reference, from path: String) -> Int? {
    if case .recipe(let position, _) = index.resolve(reference.target, from: path) {
      return position
    }
    return nil
  }

  private func related(
    _ reference: Reference, from path: String, _ findings: inout [CookbookFinding]
  ) -> Int? {
    if let position = positions[reference.target] ?? linked(reference, from: path) {
      return position
    }
    // Authors also name recipes by their path from Content, without a slash in front.
    if let position = linked(
      Reference(target: "/" + reference.target, range: reference.range), from: path)
    {
      return position
    }
    return titled(reference, from: path, &findings)
  }

  // Titles are rare in `related:`; a scan on a miss costs less than a table for every build.
  private func titled(
    _ reference: Reference, from path: String, _ findings: inout [CookbookFinding]
  ) -> Int? {
    let matches = recipes.indices.filter { recipes[$0].title == reference.target }
    if matches.count == 1 { return matches[0] }
    findings.append(
      matches.isEmpty
        ? .unknownRelated(reference, path: path, recipes: recipes)
        : .ambiguousRelated(reference, path: path, candidates: matches.map { recipes[$0].id }))
    return nil
  }
}
