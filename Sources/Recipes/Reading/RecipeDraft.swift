import Diagnostics
import Markdown

/// A recipe while it is being read: what is known so far, and what was wrong.
struct RecipeDraft {
  let document: MarkdownDocument
  /// How the file is laid out.
  let layout: Layout
  var recipe: Recipe
  var diagnostics: [Diagnostic] = []
  /// The notes that were only counted; `nil` where they are told.
  var counted: CountedAdvice?
  /// Writes every fragment of the recipe, so that anchors are unique on its page.
  var writer: FragmentWriter
  /// Where the front matter says the title, where it does.
  var frontMatterTitle: SourceRange?

  /// Items of lists of facts that are no facts.
  var remarks: [Node] = []
  /// What the front matter says that the recipe makes, until the text says it.
  var yieldsOfFrontMatter: [Yield] = []

  init(_ document: MarkdownDocument, id: RecipeID, layout: Layout, countsAdvice: Bool) {
    self.document = document
    counted = countsAdvice ? CountedAdvice() : nil
    self.layout = layout
    recipe = Recipe(id: id, title: "")
    writer = FragmentWriter(document, anchors: RecipeAnchors.taken)
    recipe.idRange = SourceRange(at: 0)
  }

  /// Notes a fault at a place of the file.
  mutating func note(
    _ kind: DiagnosticKind, at range: SourceRange, _ message: String, help: String? = nil
  ) {
    if kind.severity == .note, counted != nil {
      counted?.add(kind, at: range)
      return
    }
    diagnostics.append(
      Diagnostic(kind, at: document.file.location(of: range), message, help: help))
  }

  /// Takes what the text says that the recipe makes; it counts before the front matter.
  mutating func take(_ yields: [Yield], at range: SourceRange) {
    let known = yieldsOfFrontMatter
    if !known.isEmpty {
      recipe.yields = []
      yieldsOfFrontMatter = []
      if known.map(\.min) != yields.map(\.min) {
        let words = known.map(\.text).joined(separator: ", ")
        note(
          RecipeFault.conflict, at: range,
          "the front matter says `\(words)`, the text `\(yields.map(\.text).joined(separator: ", "))`",
          help: "keep one of them; the text counts")
      }
    }
    recipe.yields += yields
  }

  /// The place of faults that belong to the recipe as a whole: its title, or the file's start.
  var titleRange: SourceRange {
    if let frontMatterTitle { return frontMatterTitle }
    let heading = document.root.children.first { $0.kind == .heading }
    return heading?.range ?? SourceRange(at: document.bodyRange.lower)
  }

  /// What stands for a recipe whose layout is none: all of it is shown as the description.
  mutating func readProse() {
    let blocks = takeTitle(Array(document.root.children))
    readDescription(blocks)
  }
}
