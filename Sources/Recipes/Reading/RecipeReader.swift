import Diagnostics
import Markdown

/// Reads recipes out of Markdown files, whatever layout their authors use.
public enum RecipeReader {
  /// Whether a file holds a recipe: it has a list of ingredients where a layout has one.
  public static func isRecipe(_ document: MarkdownDocument) -> Bool {
    Layout(of: document) != .prose
  }

  /// Reads a file as a recipe: what is not understood is shown as text, and nothing is dropped.
  ///
  /// - Parameter id: The id that the file's place gives; `slug:` overrides it.
  /// - Returns: The recipe, and what is wrong with the file, its YAML and Markdown included.
  public static func read(
    _ document: MarkdownDocument, id: RecipeID
  ) -> (recipe: Recipe, diagnostics: [Diagnostic]) {
    let layout = Layout(of: document)
    var draft = RecipeDraft(document, id: id, layout: layout)
    draft.readFrontMatter()
    switch layout {
    case .listsInFrontMatter: draft.readListsInFrontMatter()
    case .recipeMD: draft.readRecipeMD()
    case .sectioned: draft.readSections()
    case .byStep: draft.readByStep()
    case .unlabelled: draft.readUnlabelled()
    case .prose: draft.readProse()
    }
    draft.finish()
    return (draft.recipe, document.diagnostics + draft.diagnostics)
  }
}
