import Diagnostics

extension CookbookEntry {
  /// Adds everything of the entry by which a site is planned: equal bytes, equal plan.
  ///
  /// What only the recipe's own pages show is left out, and so are places in the file.
  public func packPlan(into bytes: inout [UInt8]) {
    var plan = self
    plan.idRange = .nowhere
    plan.summary.photo?.range = .nowhere
    for index in references.indices { plan.references[index].reference.range = .nowhere }
    plan.pack(into: &bytes)
  }
}

extension RecipeSummary {
  /// Adds what other recipes' pages can show of the recipe.
  public func packPlan(into bytes: inout [UInt8]) {
    var plan = self
    plan.photo?.range = .nowhere
    plan.pack(into: &bytes)
  }
}

extension SourceRange {
  fileprivate static let nowhere = SourceRange(at: 0)
}
