import Diagnostics

/// What the rest of the site needs to know of a recipe, kept in memory for all of them while the
/// recipes themselves are read, rendered and forgotten.
public struct RecipeSummary: Sendable, Equatable {
  /// Its id.
  public var id: RecipeID
  /// Its title as plain text.
  public var title: String
  /// Its language where it differs from the site's.
  public var language: String?
  /// The one line under its title.
  public var summary: String
  /// The path of its file under Content, `/` between names.
  public var sourcePath: String
  /// The position of its category in the cookbook.
  public var category: Int
  /// Its tags in the author's order.
  public var tags: [String]
  /// How long it takes.
  public var times: CookingTimes
  /// What it makes, in the author's order.
  public var yields: [Yield]
  /// Its photo as the author named it.
  public var photo: Photo?
  /// What its photo shows, where the author says so apart from it; else empty.
  public var photoAlt: String
  /// When it came to be.
  public var dates: Dates
  /// Former addresses that lead here.
  public var aliases: [String]
  /// How many ingredients and steps it has.
  public var ingredientCount: Int, stepCount: Int
  /// The recipes that it leads to by `related:`, ingredients and text, as positions, each once.
  public var uses: [Int]

  /// Makes the summary of a recipe that is in no category and leads nowhere yet.
  public init(of recipe: Recipe, sourcePath: String) {
    id = recipe.id
    title = recipe.title
    language = recipe.language
    summary = recipe.summary
    self.sourcePath = sourcePath
    category = 0
    tags = recipe.tags
    times = recipe.times
    yields = recipe.yields
    photo = recipe.photo
    photoAlt = recipe.photoAlt
    dates = recipe.dates
    aliases = recipe.aliases
    ingredientCount = recipe.ingredientCount
    stepCount = recipe.stepCount
    uses = []
  }
}
