import Markdown
import Recipes

/// A recipe's description, taken apart into the line under the title and what can wait.
struct Lead: Sendable {
  /// The first paragraph without its tags, where it is the summary; else empty.
  let line: Fragment
  /// What is left of the description.
  let rest: Fragment

  /// The longest paragraph that stands above the recipe, in bytes.
  private static let longest = 400

  init(of recipe: Recipe) {
    let (line, rest) = recipe.description.splitAtParagraph()
    guard recipe.description.html.starts(with: "<p>".utf8),
      Lead.isSummed(up: recipe.summary, HTMLPlainText.of(line.html[...]))
    else {
      self.line = Fragment()
      self.rest = recipe.description
      return
    }
    self.line = line
    self.rest = rest
  }

  // The summary has the words of the first sentences, with an ellipsis where they were cut.
  private static func isSummed(up summary: String, _ paragraph: String) -> Bool {
    guard paragraph.utf8.count <= longest, !summary.isEmpty else { return false }
    let isCut = summary.hasSuffix("…")
    let (summary, paragraph) = (Array(summary.utf8), Array(paragraph.utf8))
    var place = 0
    for byte in summary.dropLast(isCut ? "…".utf8.count : 0) where !Blanks.holds(byte) {
      while place < paragraph.count, Blanks.holds(paragraph[place]) { place += 1 }
      guard place < paragraph.count, paragraph[place] == byte else { return false }
      place += 1
    }
    return true
  }
}
