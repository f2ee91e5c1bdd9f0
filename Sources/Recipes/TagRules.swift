import Diagnostics
import Language

/// Which category a recipe belongs to by its tags, where neither its author nor its folder says:
/// what site.yml gives flat collections.
struct TagRules {
  private let declared: [CategoryDeclaration]
  /// The place in `declared` of the first category with a tag, by the tag's slug.
  private var places: [String: Int] = [:]

  /// Takes the rules of the categories of site.yml, in their order.
  init(_ declared: [CategoryDeclaration]) {
    self.declared = declared
    for (place, category) in declared.enumerated() {
      for tag in category.tags where places[Slug.make(tag.target)] == nil {
        places[Slug.make(tag.target)] = place
      }
    }
  }

  /// The category of a recipe with these tags: of several the one that site.yml lists first.
  func category(of tags: [String]) -> CategoryID? {
    guard !places.isEmpty else { return nil }
    return tags.compactMap { places[Slug.make($0)] }.min().map { declared[$0].id }
  }

  /// The tags of rules that no recipe has; `tags` are those of all recipes.
  func findings(tags: some Sequence<String>) -> [CookbookFinding] {
    guard !places.isEmpty else { return [] }
    let known = Set(tags)
    let slugs = Set(known.map(Slug.make))
    return declared.flatMap(\.tags).filter { !slugs.contains(Slug.make($0.target)) }
      .map { .unusedTag($0, known: known) }
  }
}
