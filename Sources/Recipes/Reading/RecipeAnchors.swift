import Markdown

/// The places of a recipe's page that links may name: its headings, and what every such page has.
enum RecipeAnchors {
  /// The ids that the page needs for places of its own.
  static let taken = HeadingAnchors(reserved: [
    "main", "sidebar", "ingredients", "method", "uses", "used-in", "similar",
    "nutrition-facts",
  ])

  /// Gives each heading of groups, parts and sections its id, in the order of the page.
  ///
  /// - Parameter anchors: The ids of the headings that stand inside of texts.
  /// - Returns: Every id that a link may name.
  static func assign(to recipe: inout Recipe, after anchors: HeadingAnchors) -> PageAnchors {
    var anchors = anchors
    assign(to: &recipe.ingredientGroups, &anchors)
    for index in recipe.parts.indices {
      guard let title = recipe.parts[index].title else { continue }
      recipe.parts[index].anchor = anchors.id(forHeading: title)
    }
    for index in recipe.sections.indices where recipe.sections[index].anchor.isEmpty {
      let title = recipe.sections[index].title
      if !title.isEmpty { recipe.sections[index].anchor = anchors.id(forHeading: title.plainText) }
    }
    let absent =
      ["uses", "used-in", "similar"] + (recipe.ingredientGroups.isEmpty ? ["ingredients"] : [])
      + (recipe.parts.isEmpty ? ["method"] : [])
      + (recipe.nutrition.isEmpty ? ["nutrition-facts"] : [])
    return PageAnchors(
      names: anchors.ids.filter { !absent.contains($0) }.sorted(), stepCount: recipe.stepCount)
  }

  // Level by level, as the page shows a group before those inside it.
  private static func assign(to groups: inout [IngredientGroup], _ anchors: inout HeadingAnchors) {
    for index in groups.indices {
      if let title = groups[index].title { groups[index].anchor = anchors.id(forHeading: title) }
      assign(to: &groups[index].groups, &anchors)
    }
  }
}
