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

  /// Adds the positions of the recipes that `references` name, in their order, each once, the
  /// recipe itself left out; `related:` comes first, as the author's own list.
  func add(
    usesOf position: Int, _ references: [LinkReference],
    to relations: inout CookbookMemory.Relations
  ) {
    var uses: [Int] = []
    let path = recipes[position].sourcePath
    for role in [LinkReference.Role.related, .link] {
      for link in references where link.role == role {
        let known =
          role == .related
          ? related(link.reference, from: path) : linked(link.reference, from: path)
        let target =
          known ?? (role == .related ? titled(link.reference, of: position, &relations) : nil)
        if let target, target != position, !uses.contains(target) { uses.append(target) }
      }
    }
    relations.uses.append(uses)
  }

  private func linked(_ reference: Reference, from path: String) -> Int? {
    if case .recipe(let position, _) = index.resolve(reference.target, from: path) {
      return position
    }
    return nil
  }

  private func related(_ reference: Reference, from path: String) -> Int? {
    if let position = positions[reference.target] ?? linked(reference, from: path) {
      return position
    }
    // Authors also name recipes by their path from Content, without a slash in front.
    return linked(
      Reference(target: "/" + reference.target, range: reference.range), from: path)
  }

  // Titles are rare in `related:`; a scan on a miss costs less than a table for every build.
  private func titled(
    _ reference: Reference, of position: Int, _ relations: inout CookbookMemory.Relations
  ) -> Int? {
    let path = recipes[position].sourcePath
    relations.named.insert(position)
    let matches = recipes.indices.filter { recipes[$0].title == reference.target }
    if matches.count == 1 { return matches[0] }
    relations.findings.append(
      matches.isEmpty
        ? .unknownRelated(reference, path: path, recipes: recipes)
        : .ambiguousRelated(reference, path: path, candidates: matches.map { recipes[$0].id }))
    return nil
  }
}
