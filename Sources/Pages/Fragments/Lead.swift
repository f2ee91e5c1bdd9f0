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
    let words = summary.hasSuffix("…") ? summary.utf8.dropLast("…".utf8.count) : summary.utf8[...]
    var rest = paragraph.utf8[...]
    for word in words where !isBlank(word) {
      while let first = rest.first, isBlank(first) { rest.removeFirst() }
      guard rest.popFirst() == word else { return false }
    }
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
