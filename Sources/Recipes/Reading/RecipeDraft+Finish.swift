import Diagnostics
import Markdown

extension RecipeDraft {
  /// Fills in what can be told from the rest, and says what is missing.
  mutating func finish() {
    // Of an empty file it is enough to say that it is empty.
    if document.diagnostics.contains(where: { $0.id == MarkdownFault.emptyFile.id }) {
      recipe.title = recipe.title.isEmpty ? fileTitle : recipe.title
      return
    }
    showRemarks()
    takeYieldOfLastStep()
    matchIngredients()
    recipe.anchors = RecipeAnchors.assign(to: &recipe, after: writer.anchors)
    diagnostics += writer.diagnostics
    if layout == .recipeMD { diagnostics += RecipeMDCheck.faults(of: document) }
    if recipe.title.isEmpty {
      recipe.title = fileTitle
      diagnostics.removeAll { $0.id == RecipeMDFault.title.id }
      note(
        RecipeFault.noTitle, at: titleRange,
        "this recipe has no title; it is called `\(recipe.title)` after its file",
        help: "begin the file with `# \(recipe.title)`")
    }
    reportFurtherTitles()
    nameMissingParts()
    advise()
    dropConsequences()
  }

  /// Takes back what only follows from a fault of the file that was told of.
  private mutating func dropConsequences() {
    if isShownAsText {
      diagnostics = writer.diagnostics
      counted = counted.map { _ in CountedAdvice() }
    }
    guard let range = document.frontMatterRange,
      document.diagnostics.contains(where: { $0.severity == .error && $0.isIn(range) })
    else { return }
    let missing = [
      RecipeFault.noTitle, RecipeFault.noIngredients, RecipeFault.noSteps, RecipeFault.noYield,
      RecipeFault.noTimes, RecipeFault.noPhoto,
    ]
    diagnostics.removeAll { finding in missing.contains { $0.id == finding.id } }
    counted?.remove(missing)
  }

  /// Whether no part of the file can be told from another: it has front matter whose end is not
  /// known, or libcmark would take too long for it.
  private var isShownAsText: Bool {
    document.diagnostics.contains { finding in
      finding.id == MarkdownFault.tooNested.id || finding.id == MarkdownFault.tooLong.id
        || finding.id == MarkdownFault.openFrontMatter.id && document.frontMatterRange == nil
    }
  }

  private mutating func nameMissingParts() {
    if recipe.ingredientCount == 0, !isAssembled {
      note(
        RecipeFault.noIngredients, at: titleRange, "this recipe has no list of ingredients",
        help: "put the ingredients into a list under `## Ingredients`")
    }
    if recipe.stepCount == 0 {
      note(
        RecipeFault.noSteps, at: titleRange, "this recipe has no steps",
        help: "write what to do under `## Method`, one numbered item for each step")
    }
  }

  /// Whether the dish is put together from other recipes, which have its ingredients.
  private var isAssembled: Bool {
    document.frontMatter?.entries?.contains { FrontMatterKey($0.key) == .components } ?? false
  }

  private mutating func advise() {
    if recipe.yields.isEmpty {
      note(
        RecipeFault.noYield, at: titleRange, "this recipe does not say how much it makes",
        help: "write it in bold under the title, such as `**4 servings**`")
    }
    if recipe.times == CookingTimes() {
      note(
        RecipeFault.noTimes, at: titleRange, "this recipe does not say how long it takes",
        help: "write it in the front matter: `prep: 10 min`, `cook: 45 min`")
    }
    if recipe.photo == nil {
      note(
        RecipeFault.noPhoto, at: titleRange, "this recipe has no photo",
        help: "put a picture under the title: `![What it shows](pie.jpg)`")
    }
    advisePictures()
  }

  private mutating func advisePictures() {
    if let photo = recipe.photo, photo.alt.isEmpty {
      noteUndescribed(at: photo.range, isInText: photo.range.lower >= document.bodyRange.lower)
    }
    for slot in recipe.fragments.lazy.flatMap(\.slots) where slot.kind == .image(alt: "") {
      noteUndescribed(at: slot.range, isInText: true)
    }
  }

  private mutating func noteUndescribed(at range: SourceRange, isInText: Bool) {
    note(
      RecipeFault.noDescription, at: range,
      "this picture has no description for those who cannot see it",
      help: isInText
        ? "say what it shows: `![A slice of pie](pie.jpg)`"
        : "say what it shows: `image_alt: A slice of pie`")
  }

  private var fileTitle: String {
    let stem = ContentPath.stem(of: ContentPath.name(of: document.file.path)) ?? recipe.id
    let words = stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Diagnostic {
  fileprivate func isIn(_ range: SourceRange) -> Bool {
    location.map { range.lower <= $0.range.lower && $0.range.lower <= range.upper } ?? false
  }
}
