import Language
import Recipes

/// Gathers the tags of all recipes.
public enum TagIndex {
  /// Every tag with its recipes, by name in locale order.
  ///
  /// Tags that make the same slug are one tag ("Quick" and "quick"); a tag without a letter or
  /// digit has no page.
  ///
  /// - Parameter alphabetical: All recipes in locale order of their titles.
  public static func tags(
    of cookbook: Cookbook, alphabetical: [Int], collation: Collation
  ) -> [Tag] {
    var slugs: [String: String] = [:]
    var drafts: [String: Draft] = [:]
    for position in alphabetical {
      for tag in cookbook.recipes[position].tags {
        let slug = slugs[tag] ?? Slug.make(tag)
        slugs[tag] = slug
        if !slug.isEmpty { drafts[slug, default: Draft()].add(position, spelled: tag) }
      }
    }
    let tags = drafts.map { slug, draft in
      Tag(slug: slug, title: draft.commonSpelling, recipes: draft.recipes)
    }
    return sorted(tags, by: collation)
  }

  private struct Draft {
    var recipes: [Int] = []
    var spellings: [(text: String, count: Int)] = []

    mutating func add(_ position: Int, spelled text: String) {
      if recipes.last != position { recipes.append(position) }
      if let index = spellings.firstIndex(where: { $0.text == text }) {
        spellings[index].count += 1
      } else {
        spellings.append((text, 1))
      }
    }

    var commonSpelling: String {
      var best = spellings[0]
      for spelling in spellings where spelling.count > best.count { best = spelling }
      return best.text
    }
  }

  private static func sorted(_ tags: [Tag], by collation: Collation) -> [Tag] {
    let keyed = tags.map { (key: collation.key(for: $0.title), tag: $0) }
    return keyed.sorted { a, b in
      a.key == b.key ? a.tag.slug < b.tag.slug : a.key.lexicographicallyPrecedes(b.key)
    }.map(\.tag)
  }
}
