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
  /// - Returns: Every id that a link may name, ascending.
  static func assign(to recipe: inout Recipe, after anchors: HeadingAnchors) -> [String] {
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
    var ids = anchors.ids.subtracting(["uses", "used-in", "similar"])
    if recipe.ingredientGroups.isEmpty { ids.remove("ingredients") }
    if recipe.parts.isEmpty { ids.remove("method") }
    if recipe.nutrition.isEmpty { ids.remove("nutrition-facts") }
    let steps = recipe.parts.reduce(0) { $0 + $1.steps.count }
    return (ids.union((0..<steps).map { "step-\($0 + 1)" })).sorted()
  }

  // Level by level, as the page shows a group before those inside it.
  private static func assign(to groups: inout [IngredientGroup], _ anchors: inout HeadingAnchors) {
    for index in groups.indices {
      if let title = groups[index].title { groups[index].anchor = anchors.id(forHeading: title) }
      assign(to: &groups[index].groups, &anchors)
    }
  }
}
