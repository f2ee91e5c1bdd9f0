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
    let draft = draft(of: document, id: id, countsAdvice: false)
    return (draft.recipe, document.diagnostics + draft.diagnostics)
  }

  /// A recipe of which only what is wrong was told.
  public struct Counted: Sendable {
    /// The recipe.
    public var recipe: Recipe
    /// What is wrong with the file, notes left out.
    public var diagnostics: [Diagnostic]
    /// How many notes `read` has for the file.
    public var notes: Int
    /// Whether one of them is that the recipe has no photo.
    public var notesNoPhoto: Bool
  }

  /// Reads a file as `read` does, and counts the advice instead of telling it, which is faster.
  public static func readCountingAdvice(_ document: MarkdownDocument, id: RecipeID) -> Counted {
    let draft = draft(of: document, id: id, countsAdvice: true)
    let told = document.diagnostics + draft.diagnostics
    let faults = told.filter { $0.severity > .note }
    return Counted(
      recipe: draft.recipe, diagnostics: faults,
      notes: told.count - faults.count + (draft.counted?.count ?? 0),
      notesNoPhoto: draft.counted?.holds(RecipeFault.noPhoto) ?? false)
  }

  private static func draft(
    of document: MarkdownDocument, id: RecipeID, countsAdvice: Bool
  ) -> RecipeDraft {
    let layout = Layout(of: document)
    var draft = RecipeDraft(document, id: id, layout: layout, countsAdvice: countsAdvice)
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
    return draft
  }
}
