import Diagnostics
import Language
import Mustache

/// The templates that pages begin with, and what they see.
public enum PageTemplates {
  /// The names of the templates that pages begin with, and of that of the controls which they
  /// share, in the order of the reference.
  public static let names = [
    "root", "category", "recipe", "cook", "embed", "recipes", "tag", "today", "saved",
    "shopping-list", "not-found", "offline", PageControls.template,
  ]

  /// Holds a theme against what its pages will be rendered with.
  ///
  /// - Parameters:
  ///   - words: The keys of the theme's words that have one text.
  ///   - builtIn: The names of the templates that come with the theme, which a project may leave
  ///     without use.
  public static func check(
    _ templates: TemplateLibrary, words: [String], builtIn: Set<String> = []
  ) -> [Diagnostic] {
    TemplateChecker.check(
      templates, roots: shapes(words: words), mayBeUnused: builtIn)
  }

  /// The shape of each template that a page begins with and of those that are rendered by
  /// themselves, by the template's name.
  public static func shapes(words: [String]) -> [String: RecordShape] {
    let words = WordRecord.shape(of: words)
    return PageSchemas(words: words).shapes.merging(rows) { $1 }
      .merging([PageControls.template: PageControls.schema(words: words).shape]) { $1 }
  }

  // Rows are rendered by themselves, to be shown on many pages.
  private static let rows = [
    "partials/column-row": RecipeRow.schema.shape, "partials/sidebar-row": CategoryRow.schema.shape,
  ]
}
