import Diagnostics
import Language
import Markdown

/// A recipe with ingredients that are called like other recipes and do not lead to them, read again
/// to tell its author where.
public struct UnlinkedRecipe {
  private let file: SourceFile
  private let document: MarkdownDocument
  private let ingredients: [Ingredient]
  private let path: String

  /// Reads a file of recipes.
  ///
  /// - Parameter path: The path of the file from Content.
  public init(_ file: SourceFile, path: String) {
    self.file = file
    self.path = path
    document = MarkdownDocument(file)
    ingredients = RecipeReader.read(document, id: "").recipe.ingredients
  }

  /// The note of one ingredient, with the link as a fix where the line can hold one; `nil` where the
  /// file has no such ingredient any more.
  public func finding(of mention: RecipeMention, target: RecipeSummary) -> CookbookFinding? {
    guard ingredients.indices.contains(mention.ingredient) else { return nil }
    let line = ingredients[mention.ingredient].range
    guard let place = place(of: target.title, in: line) else { return nil }
    let name = file.text(place)
    let address = LinkSuggestion.target(target.sourcePath, from: path, like: "")
    let link = "[\(name)](\(address))"
    // Lists of the front matter are plain text, and a link must not cut emphasis in two.
    let canLink = line.lower >= document.bodyRange.lower && !name.utf8.contains(where: isMarkup)
    return CookbookFinding(
      kind: CookbookFault.unlinkedRecipe, path: path, range: place,
      message: "`\(name)` is a recipe of this cookbook, and this line does not lead to it",
      help: canLink
        ? "link to it: `\(link)`" : "name it in the front matter: `related: [\(target.id)]`",
      replacement: canLink
        ? CookbookFinding.Replacement(original: name, text: link, isCertain: true) : nil)
  }

  /// Where the words of a title stand in a line.
  private func place(of title: String, in line: SourceRange) -> SourceRange? {
    let wanted = TitleIndex.plain(RecipeWords(text: title).title)
    let bytes = Array(file.bytes[line.lower..<line.upper])
    let words = NameStems.words(of: bytes, plurals: .english).map { word in
      let text = String(decoding: bytes[word.range], as: UTF8.self)
      return (word: RecipeWords(text: text).title, range: word.range)
    }
    for start in words.indices.dropLast(max(0, wanted.count - 1)) {
      let part = words[start..<start + wanted.count]
      guard let first = part.first, let last = part.last,
        part.map(\.word).joined().elementsEqual(wanted)
      else { continue }
      return SourceRange(line.lower + first.range.lowerBound, line.lower + last.range.upperBound)
    }
    return nil
  }

  private func isMarkup(_ byte: UInt8) -> Bool { "[]`<>*_\\\n".utf8.contains(byte) }
}
