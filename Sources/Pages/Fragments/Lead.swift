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
    let description = recipe.description
    guard let start = HTMLText.range(of: "<p>", in: description.html), start.lowerBound == 0,
      let end = HTMLText.range(of: "</p>", in: description.html),
      Lead.isSummed(
        up: recipe.summary, HTMLPlainText.of(description.html[start.upperBound..<end.lowerBound]))
    else {
      line = Fragment()
      rest = description
      return
    }
    line = description.cut(start.upperBound..<end.lowerBound)
    rest = description.cut(end.upperBound..<description.html.count)
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
