import Diagnostics
import Language
import YAML

extension RecipeDraft {
  /// Reads every key of the front matter but the lists of ingredients and directions.
  mutating func readFrontMatter() {
    guard let node = document.frontMatter else { return }
    var map = FrontMatterMap(node, in: document.file)
    readNames(&map)
    readFacts(&map)
    readDates(&map)
    readRelations(&map)
    readNutrition(&map)
    keepForLater(&map)
    diagnostics += map.findings
  }

  private mutating func readNames(_ map: inout FrontMatterMap) {
    if let title = map.text(.title), !title.value.isEmpty {
      recipe.title = title.value
      frontMatterTitle = title.range
    }
    recipe.summary = map.text(.description)?.value ?? ""
    recipe.author = map.text(.author)?.value
    recipe.source = map.text(.source)?.value
    recipe.cuisine = map.text(.cuisine)?.value
    if let slug = map.text(.slug) {
      recipe.id = Slug.make(slug.value)
      recipe.idRange = slug.range
    }
    if let language = map.text(.language) { readLanguage(language, &map) }
    recipe.photoAlt = map.text(.imageDescription)?.value ?? ""
    if let image = map.text(.image), !image.value.isEmpty {
      recipe.photo = Photo(target: image.value, alt: recipe.photoAlt, range: image.range)
    }
  }

  private mutating func readLanguage(_ language: Positioned<String>, _ map: inout FrontMatterMap) {
    guard let tag = LanguageTag.canonical(language.value) else {
      return map.report(
        RecipeFault.badLanguage, at: language.range,
        "`\(language.value)` is no language tag", help: "write a tag such as `en`, `de` or `pt-BR`")
    }
    recipe.language = tag
  }

  private mutating func readFacts(_ map: inout FrontMatterMap) {
    // Some give both `tags` and `tag`; neither is lost.
    for tag in map.allTexts(.tags) where !recipe.tags.contains(tag.value) {
      recipe.tags.append(tag.value)
    }
    // A list of categories is a choice among equals; the first is the shelf, the rest are tags.
    let categories = map.texts(.category).map(\.value)
    if let first = categories.first {
      recipe.category = first.split(separator: "/").map { Blanks.trimmed(String($0)) }
    }
    for other in categories.dropFirst() where !recipe.tags.contains(other) {
      recipe.tags.append(other)
    }
    recipe.yields = yields(&map)
    yieldsOfFrontMatter = recipe.yields
    recipe.times = CookingTimes(
      preparation: time(.preparation, &map), cooking: time(.cooking, &map),
      total: time(.total, &map))
    for key in [FrontMatterKey.difficulty, .diet, .imageCredit] {
      if let text = map.text(key) {
        recipe.facts.append(Fact(key: key.names[0], value: text.value))
      }
    }
    recipe.isDraft = map.boolean(.draft) ?? false
    recipe.aliases = map.texts(.aliases).map(\.value)
  }

  private func yields(_ map: inout FrontMatterMap) -> [Yield] {
    guard let key = map.name(of: .yields) else { return [] }
    let unit = FactLine.yieldUnit(of: key)
    return map.values.texts(key).map { Yield(yield: $0.value, unitOfBareNumber: unit) }
  }

  private func time(_ key: FrontMatterKey, _ map: inout FrontMatterMap) -> CookingTime? {
    guard let text = map.text(key), !text.value.isEmpty else { return nil }
    let seconds = Durations.first(in: text.value)
    if seconds == nil {
      map.report(
        RecipeFault.badTime, at: text.range, "`\(text.value)` is no length of time",
        help: "write it like `45 min` or `1 h 30 min`")
    }
    return CookingTime(seconds: seconds, text: text.value)
  }

  private mutating func readDates(_ map: inout FrontMatterMap) {
    recipe.dates = Dates(
      published: map.date(.date)?.value.description,
      modified: map.date(.modified)?.value.description)
  }

  private mutating func readRelations(_ map: inout FrontMatterMap) {
    for key in [FrontMatterKey.related, .components] {
      recipe.related += map.texts(key).map { Reference(target: $0.value, range: $0.range) }
    }
  }

  // Read where the layout calls for them; asked for here so that they are known.
  private mutating func keepForLater(_ map: inout FrontMatterMap) {
    if let format = map.text(.format), Layout(named: format.value) == nil {
      map.report(
        RecipeFault.unknownFormat, at: format.range,
        "`\(format.value)` is no layout that Crumb knows",
        help: "write `recipemd`, `sections`, `chowdown` or `nyum`, or leave `format:` out")
    }
    for key in [FrontMatterKey.ingredients, .directions, .notes] {
      _ = map.name(of: key)
    }
  }
}
