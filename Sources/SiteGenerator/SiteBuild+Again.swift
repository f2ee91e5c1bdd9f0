import Diagnostics

extension SiteBuild.Planned {
  /// The same plan with other texts of files; `nil` where a finding shows a line of one of them.
  ///
  /// - Parameters:
  ///   - changed: The paths of the files as messages show them.
  ///   - source: Where their texts come from.
  func reading(_ changed: [String], in source: RecipeSource) -> Self? {
    let paths = Set(changed)
    let isShown = { (location: SourceLocation?) in
      location.map { paths.contains($0.path) } ?? false
    }
    let touches = findings.contains { finding in
      isShown(finding.location) || finding.notes.contains { isShown($0.location) }
    }
    if touches { return nil }
    var same = self
    same.site.source = source
    return same
  }

  /// The same plan in another theme; `nil` where a word of it is part of the plan.
  func wearing(_ theme: LoadedTheme) -> Self? {
    let word = "uncategorised"
    guard theme.words.text(word) == site.theme.words.text(word) else { return nil }
    var same = self
    same.site = site.wearing(theme)
    return same
  }
}
