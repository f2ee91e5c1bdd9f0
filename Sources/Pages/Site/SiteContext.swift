import Language
import Markdown
import Mustache
import Navigation
import Recipes

/// What all pages of a site have in common, worked out once.
final class SiteContext: Sendable {
  let plan: SitePlan
  let site: SiteFacts
  let words: Words
  let times: TimeWords
  let unitNames: UnitNames
  let index: ContentIndex
  /// The path in the site of each file under Content.
  let files: [String: String]
  /// The path in the site of each file under `Templates/assets`.
  let assets: [String: String]
  /// The sizes of pictures, by their paths under Content.
  let pictures: [String: ResponsivePicture]
  /// The words as a record for the templates.
  let wordRecord: Value
  /// The tags of each recipe that have pages, as positions in the plan.
  let tags: [[Int]]
  /// The plate of each recipe that has no photo.
  let glazes: [UInt8]
  /// How many recipes are in each category and those under it.
  let recipeCounts: [Int]
  /// The place of each recipe in the list of its category.
  let places: [Int]
  /// The folders of recipes and categories as URLs spell them, by position: `apple-pie/`.
  let recipeFolders: [String]
  let categoryFolders: [String]
  /// How deep each category is nested, counted from 1, by position.
  let categoryLevels: [String]
  /// The one time that a tile or a row has room for, by position.
  let briefTimes: [String?]
  /// All categories in reading order.
  let categoryTree: [Int]
  let templates: TemplateLibrary
  let finishedRows = FinishedRows()
  /// All recipes by letter.
  let alphabet: Alphabet
  /// Whether any recipe has a date.
  let hasDates: Bool
  let structuredData: @Sendable (Route, Recipe?) -> [UInt8]

  init(
    plan: SitePlan, site: SiteFacts, templates: TemplateLibrary, words: Words, index: ContentIndex,
    files: [String: String],
    assets: [String: String], pictures: [String: ResponsivePicture] = [:],
    structuredData: @escaping @Sendable (Route, Recipe?) -> [UInt8]
  ) {
    self.plan = plan
    self.site = site
    self.templates = templates
    self.words = words
    self.index = index
    self.files = files
    self.assets = assets
    self.pictures = pictures
    self.structuredData = structuredData
    hasDates = plan.cookbook.recipes.contains {
      $0.dates.published != nil || $0.dates.modified != nil
    }
    times = TimeWords(words)
    unitNames = UnitNames { words.text($0) }
    wordRecord = WordRecord.value(of: words)
    tags = SiteContext.tags(of: plan)
    glazes = Glaze.numbers(of: plan.cookbook)
    recipeCounts = SiteContext.recipeCounts(of: plan.cookbook)
    alphabet = Alphabet(of: plan)
    categoryTree = Sidebar.tree(of: plan.cookbook.categories)
    places = SiteContext.places(in: plan.cookbook)
    briefTimes = plan.cookbook.recipes.map { [times] in times.brief($0.times) }
    recipeFolders = plan.cookbook.recipes.map { RelativeURL.encoded($0.id + "/") }
    categoryFolders = plan.cookbook.categories.map { RelativeURL.encoded($0.id + "/") }
    categoryLevels = plan.cookbook.categories.indices.map {
      "\(plan.cookbook.trail(ofCategory: $0).count)"
    }
  }

  /// The HTML that a template makes of a value.
  func html(_ template: String, _ value: Value) -> [UInt8] {
    var bytes: [UInt8] = []
    templates.render(template, value, into: &bytes)
    return bytes
  }

  private static func tags(of plan: SitePlan) -> [[Int]] {
    var tags = [[Int]](repeating: [], count: plan.cookbook.recipes.count)
    for (position, tag) in plan.tags.enumerated() {
      for recipe in tag.recipes { tags[recipe].append(position) }
    }
    return tags
  }

  private static func places(in cookbook: Cookbook) -> [Int] {
    var places = [Int](repeating: 0, count: cookbook.recipes.count)
    for category in cookbook.categories {
      for (place, recipe) in category.recipes.enumerated() { places[recipe] = place }
    }
    return places
  }

  // Outer categories come before inner ones, so the way back adds each to its parent once.
  private static func recipeCounts(of cookbook: Cookbook) -> [Int] {
    var counts = cookbook.categories.map(\.recipes.count)
    for position in cookbook.categories.indices.reversed() {
      if let parent = cookbook.categories[position].parent { counts[parent] += counts[position] }
    }
    return counts
  }
}
