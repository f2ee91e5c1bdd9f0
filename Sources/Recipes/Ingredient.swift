import Diagnostics
import Markdown

/// One line of an ingredient list.
public struct Ingredient: Sendable, Equatable {
  /// The whole line as plain text, amount included.
  public var text: String
  /// The amount, where the line gives one.
  public var amount: Amount?
  /// The second half of a double amount, "(120 g)" of "1 cup (120 g)".
  public var alternateAmount: Amount?
  /// The name as plain text: "butter".
  public var name: String
  /// The name and what follows it as HTML, links left open.
  public var label: Fragment
  /// The name as the author's Markdown, for RecipeMD's JSON.
  public var nameSource: String
  /// Preparation or remark: "cold, cut into small pieces".
  public var note: String?
  /// Whether it may be left out.
  public var isOptional: Bool
  /// The recipe or page that the whole name links to.
  public var link: Reference?
  /// The bytes of its line in the file.
  public var range: SourceRange

  /// Makes an ingredient that is its text alone.
  public init(text: String, label: Fragment, range: SourceRange) {
    self.text = text
    name = text
    nameSource = text
    self.label = label
    isOptional = false
    self.range = range
  }
}

/// Ingredients under a heading, with the groups beneath it.
public struct IngredientGroup: Sendable, Equatable {
  /// The heading as plain text; `nil` for ingredients under none.
  public var title: String?
  /// The heading as HTML, links left open.
  public var label: Fragment
  /// The heading as the author's Markdown, for RecipeMD's JSON.
  public var titleSource: String?
  /// The id of the heading on the recipe's page; empty where there is no heading.
  public var anchor = ""
  /// The recipe that the heading links to.
  public var link: Reference?
  /// Its own ingredients.
  public var ingredients: [Ingredient]
  /// The groups under deeper headings.
  public var groups: [IngredientGroup]

  /// Makes a group.
  public init(
    title: String?, label: Fragment = Fragment(), titleSource: String? = nil,
    ingredients: [Ingredient] = [], groups: [IngredientGroup] = []
  ) {
    self.title = title
    self.label = label
    self.titleSource = titleSource
    self.ingredients = ingredients
    self.groups = groups
  }

  /// Its ingredients and those of its groups, in reading order.
  public var flattened: [Ingredient] {
    groups.isEmpty ? ingredients : ingredients + groups.flatMap(\.flattened)
  }
  /// How many ingredients it has with those of its groups.
  public var ingredientCount: Int {
    groups.reduce(ingredients.count) { $0 + $1.ingredientCount }
  }
}
