import Diagnostics
import Markdown

/// The plain name of a recipe in URLs and relations: `apple-pie`.
public typealias RecipeID = String

/// One recipe with all that its author wrote.
public struct Recipe: Sendable, Equatable {
  /// Its id: the file's stem as a slug, or what `slug:` says.
  public var id: RecipeID
  /// Its title as plain text.
  public var title: String
  /// The language of its text as a BCP 47 tag where it differs from the site's.
  public var language: String?
  /// The one line under the title, as plain text; empty where there is none.
  public var summary: String
  /// The description between title and ingredients, the picture that leads it left out.
  public var description: Fragment
  /// The description as the author's Markdown, for RecipeMD's JSON; `nil` where there is none.
  public var descriptionSource: String?
  /// The names of the categories from outer to inner, as written or as the folders are called.
  public var category: [String]
  /// Its tags in the author's order, each once.
  public var tags: [String]
  /// What it makes, in the author's order.
  public var yields: [Yield]
  /// How long it takes.
  public var times: CookingTimes
  /// Ingredients in groups that may nest; a first group without a title holds the ungrouped ones.
  public var ingredientGroups: [IngredientGroup]
  /// The method in parts; a part without a title holds steps under no heading.
  public var parts: [Part]
  /// The instructions as the author's Markdown, for RecipeMD's JSON; `nil` where there are none.
  public var instructionsSource: String?
  /// What comes after the method or stands beside it: story, notes, tips; nothing is dropped.
  public var sections: [Section]
  /// Recipes that the author relates to this one, by `related:`.
  public var related: [Reference]
  /// Its photo.
  public var photo: Photo?
  /// What its photo shows, where the author says so apart from it; else empty.
  public var photoAlt: String
  /// Who wrote it.
  public var author: String?
  /// Where it comes from: a name or an address.
  public var source: String?
  /// The day it was published and the day of its last change, as ISO 8601 dates.
  public var dates: Dates
  /// The kitchen that it comes from ("Turkish").
  public var cuisine: String?
  /// Facts of the front matter that Crumb knows but does not compute with: difficulty, diet, ….
  public var facts: [Fact]
  /// What a serving holds, each kind at most once, in the order of the kinds.
  public var nutrition: [Nutrient]
  /// Whether it is a draft, left out unless drafts are asked for.
  public var isDraft: Bool
  /// Former addresses that lead here.
  public var aliases: [String]
  /// The fragments that links may name on its page: the anchors of its headings.
  public var anchors: PageAnchors
  /// Where it says its id: the value of `slug:`, or the start of the file.
  public var idRange: SourceRange

  /// Makes an empty recipe with an id and a title.
  public init(id: RecipeID, title: String) {
    self.id = id
    self.title = title
    summary = ""
    description = Fragment()
    category = []
    tags = []
    yields = []
    times = CookingTimes()
    ingredientGroups = []
    parts = []
    sections = []
    related = []
    photoAlt = ""
    dates = Dates()
    facts = []
    nutrition = []
    isDraft = false
    aliases = []
    anchors = PageAnchors()
    idRange = SourceRange(at: 0)
  }

  /// All ingredients in reading order, groups flattened.
  public var ingredients: [Ingredient] {
    ingredientGroups.count == 1
      ? ingredientGroups[0].flattened : ingredientGroups.flatMap(\.flattened)
  }
  /// How many ingredients there are.
  public var ingredientCount: Int { ingredientGroups.reduce(0) { $0 + $1.ingredientCount } }
  /// All steps in reading order, parts flattened.
  public var steps: [Step] { parts.count == 1 ? parts[0].steps : parts.flatMap(\.steps) }
  /// How many steps there are.
  public var stepCount: Int { parts.reduce(0) { $0 + $1.steps.count } }
}

/// A labelled fact: `difficulty`, `easy`.
public struct Fact: Sendable, Equatable {
  /// The canonical key.
  public var key: String
  /// What the author wrote.
  public var value: String
  /// Makes a fact.
  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// When a recipe came to be, as ISO 8601 dates (`2026-11-30`).
public struct Dates: Sendable, Equatable {
  /// The day of publication.
  public var published: String?
  /// The day of the last change.
  public var modified: String?
  /// Makes a pair of dates.
  public init(published: String? = nil, modified: String? = nil) {
    self.published = published
    self.modified = modified
  }
}

/// A picture of a recipe.
public struct Photo: Sendable, Equatable {
  /// Its target as the author wrote it, relative to the recipe's file or from `/` to Content.
  public var target: String
  /// Its description; empty where the author gave none.
  public var alt: String
  /// Where the author named it.
  public var range: SourceRange
  /// Makes a photo.
  public init(target: String, alt: String, range: SourceRange) {
    self.target = target
    self.alt = alt
    self.range = range
  }
}

/// A passage with its heading, such as notes or the story.
public struct Section: Sendable, Equatable {
  /// The heading, as HTML without links; empty where there is none.
  public var title: Fragment
  /// The heading's level in the file, or 2.
  public var level: Int
  /// The anchor of its heading; empty where it has none.
  public var anchor: String
  /// What it says.
  public var body: Fragment
  /// Makes a section.
  public init(title: Fragment, level: Int, anchor: String = "", body: Fragment) {
    self.title = title
    self.anchor = anchor
    self.level = level
    self.body = body
  }
}

/// A recipe, page or file that an author points at.
public struct Reference: Sendable, Equatable {
  /// What was written: an id, a path, a title.
  public var target: String
  /// Where it was written.
  public var range: SourceRange
  /// Makes a reference.
  public init(target: String, range: SourceRange) {
    self.target = target
    self.range = range
  }
}
