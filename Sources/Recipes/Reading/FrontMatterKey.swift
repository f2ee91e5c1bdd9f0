/// The keys that Crumb reads in front matter, each under the names that other tools give it.
enum FrontMatterKey: Int, CaseIterable {
  case title, description, tags, category, cuisine, yields, preparation, cooking, total
  case author, source, image, imageDescription, imageCredit, date, modified, language, related,
    components
  case slug, draft, aliases, format, difficulty, diet, nutrition, calories, ingredients, directions,
    notes

  /// Its names, the canonical one first.
  var names: [String] {
    switch self {
    case .title: ["title", "name"]
    case .description: ["description", "summary", "introduction"]
    case .tags: ["tags", "tag", "keywords"]
    case .category: ["category", "categories", "course"]
    case .cuisine: ["cuisine"]
    case .yields: ["yields", "yield", "servings", "serves", "serve", "size", "portions", "makes"]
    case .preparation: ["prep", "prep time", "prep_time", "preptime", "prepTime", "prep-time"]
    case .cooking: ["cook", "cook time", "cook_time", "cooktime", "cookTime", "cook-time"]
    case .total:
      [
        "total", "total time", "total_time", "totaltime", "totalTime", "total-time", "time",
        "duration",
      ]
    case .author: ["author", "authors"]
    case .source: ["source", "url", "source_url", "sourceURL", "link"]
    case .image: ["image", "photo", "picture", "featured_image"]
    case .imageDescription: ["image_alt", "image alt", "imageAlt", "image-alt", "photo_alt", "alt"]
    case .imageCredit: ["image credit", "image_credit", "imagecredit", "imageCredit"]
    case .date: ["date", "date_added", "published", "created"]
    case .modified: ["modified", "updated", "lastmod", "date_modified"]
    case .language: ["lang", "language", "locale"]
    case .related: ["related"]
    case .components: ["components"]
    case .slug: ["slug"]
    case .draft: ["draft"]
    case .aliases: ["aliases"]
    case .format: ["format"]
    case .difficulty: ["difficulty"]
    case .diet: ["diet"]
    case .nutrition: ["nutrition", "nutrients"]
    case .calories: ["calories"]
    case .ingredients: ["ingredients"]
    case .directions: ["directions", "instructions", "method", "steps"]
    case .notes: ["notes"]
    }
  }

  /// Keys that other generators need and that mean nothing to a recipe.
  private static let foreign = [
    "layout", "type", "permalink", "weight", "comments", "status", "license", "recipe_schema",
    "template", "id", "uid", "rating", "favorite", "original_title", "veggie", "vegan", "spicy",
    "sweet", "salty", "sour", "bitter", "umami", "cssclass", "cssclasses", "publish", "toc",
  ]

  /// Every name that is no mistake in front matter.
  static let known = Set(foreign + keys.keys)

  private static let keys = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { key in key.names.map { ($0, key) } })

  init?(_ name: String) {
    guard let key = FrontMatterKey.keys[name] else { return nil }
    self = key
  }
}
