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
    matchIngredients()
    recipe.anchors = RecipeAnchors.assign(to: &recipe, after: writer.anchors)
    diagnostics += writer.diagnostics
    if layout == .recipeMD { diagnostics += RecipeMDCheck.faults(of: document) }
    if recipe.title.isEmpty {
      recipe.title = fileTitle
      note(
        RecipeFault.noTitle, at: titleRange,
        "this recipe has no title; it is called `\(recipe.title)` after its file",
        help: "begin the file with `# \(recipe.title)`")
    }
    nameMissingParts()
    advise()
  }

  private mutating func nameMissingParts() {
    if recipe.ingredientCount == 0 {
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
