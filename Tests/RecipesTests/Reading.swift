import Diagnostics
import Markdown

@testable import Recipes

/// Reads a recipe out of a text, for tests.
struct Reading {
  let recipe: Recipe
  let diagnostics: [Diagnostic]

  init(_ text: String, path: String = "Content/a-recipe.md") {
    let document = MarkdownDocument(SourceFile(path: path, text: text))
    (recipe, diagnostics) = RecipeReader.read(document, id: "a-recipe")
  }

  /// The names of the ingredients, in groups: `-: flour, butter | Sauce: milk`.
  var ingredients: String {
    recipe.ingredientGroups.map { group in
      "\(group.title ?? "-"): " + group.flattened.map(\.name).joined(separator: ", ")
    }.joined(separator: " | ")
  }

  /// The steps in parts: `-: Mix., Bake. | Sauce: Stir.`.
  var method: String {
    recipe.parts.map { part in
      "\(part.title ?? "-"): " + part.steps.map(\.text).joined(separator: ", ")
    }.joined(separator: " | ")
  }

  /// The findings that are no advice: `no-title 1:1`.
  var faults: [String] {
    diagnostics.filter { $0.severity > .note }.map { diagnostic in
      "\(diagnostic.id) \(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0)"
    }
  }

  /// The HTML of a fragment as text.
  static func html(_ fragment: Fragment) -> String {
    String(decoding: fragment.html, as: UTF8.self)
  }
}
