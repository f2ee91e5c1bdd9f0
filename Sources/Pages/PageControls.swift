import Language
import Mustache
import Navigation
import Recipes

/// The controls that need scripts and look the same on many pages, in one script for all of them.
///
/// The template `controls` makes them, each in a `<template>` with an id. Pages name the ids where
/// the controls belong, and assets/cookbook.js puts them there.
public enum PageControls {
  /// The name of the template.
  static let template = "controls"
  /// The name of the script under `assets/`.
  public static let fileName = "controls.js"

  /// What the template sees; addresses begin at the root of the site.
  static func schema(words: RecordShape) -> Schema<Page> {
    Schema(
      template,
      [PageSchemas.assetsField, PageSchemas.placesField, PageSchemas.wordsField(words)])
  }

  /// The HTML of the controls.
  ///
  /// - Parameters:
  ///   - templates: The theme's templates, without a fault.
  ///   - assets: The path in the site of each file under `Templates/assets`, by its path there.
  public static func html(
    templates: TemplateLibrary, words: Words, assets: [String: String]
  ) -> [UInt8] {
    let plan = SitePlan(
      cookbook: Cookbook(recipes: [], categories: []), alphabetical: [], tags: [], pathDepth: 1)
    let context = SiteContext(
      plan: plan, site: SiteFacts(title: ""), templates: templates, words: words,
      index: ContentIndex(), files: [:], assets: assets, structuredData: { _, _ in [] })
    let root = Page(.root, served: nil, in: context)
    return context.html(
      template, schema(words: WordRecord.shape(of: words.plainKeys)).record(root))
  }
}
