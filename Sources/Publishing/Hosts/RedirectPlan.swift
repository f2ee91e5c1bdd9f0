import Diagnostics
import Navigation
import Recipes

/// The former addresses of all recipes, none of them taken by a page or by another recipe.
public struct RedirectPlan: Sendable {
  let redirects: [Redirect]
  /// What is wrong with aliases, each with the position of its recipe.
  public let problems: [Problem]

  /// An alias that leads nowhere.
  public struct Problem: Sendable {
    /// The recipe that has it, by its position.
    public let recipe: Int
    /// The alias as its author wrote it.
    public let alias: String
    /// What is wrong.
    public let kind: DiagnosticKind
    /// The same in the words of the file, and what to do about it.
    public let message: String, help: String
  }

  /// Plans the former addresses of a site.
  public init(of site: PublishedSite) {
    var redirects: [Redirect] = []
    var problems: [Problem] = []
    var taken: [String: String] = [:]
    let recipes = site.cookbook.recipes
    guard recipes.contains(where: { !$0.aliases.isEmpty }) else {
      (self.redirects, self.problems) = ([], [])
      return
    }
    for route in site.plan.routes { taken[route.outputPath] = "a page of the site" }
    for (position, recipe) in recipes.enumerated() {
      for alias in recipe.aliases {
        guard let output = Alias.output(of: alias) else {
          problems.append(.bad(alias, recipe: position))
          continue
        }
        if let other = taken[output] {
          problems.append(.taken(alias, by: other, recipe: position))
          continue
        }
        taken[output] = "an alias of `\(recipe.id)`"
        redirects.append(Redirect(output: output, recipe: position))
      }
    }
    (self.redirects, self.problems) = (redirects, problems)
  }
}

extension RedirectPlan.Problem {
  static func bad(_ alias: String, recipe: Int) -> Self {
    Self(
      recipe: recipe, alias: alias, kind: PublishingFault.badAlias,
      message: "the alias `\(alias)` is no address of this site",
      help: "write a former address such as `/old/pie/`, or a former id such as `old-pie`")
  }

  static func taken(_ alias: String, by other: String, recipe: Int) -> Self {
    Self(
      recipe: recipe, alias: alias, kind: PublishingFault.takenAlias,
      message: "the alias `\(alias)` is taken by \(other)", help: "take the alias out")
  }
}
