/// A stage of the walk, from the folders of a project to the files of its site.
package enum WalkStage: String, CaseIterable, Sendable {
  /// The names under Content.
  case list
  /// site.yml, and the templates, words and assets.
  case theme = "site.yml and theme"
  /// The bytes of each file and their fingerprint.
  case read
  /// The tree of each file.
  case parse = "parse Markdown"
  /// The recipe of each tree, kept for its pages and the next build.
  case recipe = "read recipe"
  /// The lines of ingredients alone, once more: `recipe` holds them already.
  case quantities
  /// The cookbook and every page of the site.
  case plan
  /// What is wrong between files and pages.
  case check
  /// The bytes of pages, feeds, maps and the search index.
  case render
  /// The files of the site.
  case write
}

/// Takes the time of stages.
package protocol StageTimer {
  /// Does the work of a stage, or of a part of it.
  ///
  /// - Parameter bytes: How many bytes went through it.
  func time<Value>(
    _ stage: WalkStage, bytes: (Value) -> Int, _ work: () -> Value
  ) -> Value
}

extension StageTimer {
  func time<Value>(_ stage: WalkStage, _ work: () -> Value) -> Value {
    time(stage, bytes: { _ in 0 }, work)
  }
}
