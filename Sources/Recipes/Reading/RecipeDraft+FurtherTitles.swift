import Diagnostics
import Markdown

extension RecipeDraft {
  /// Tells of a heading that reads like the title of another recipe: it is of level 1, as the title
  /// is, and announces no section.
  ///
  /// Nothing is said where authors give their sections level 1 too, nor of groups of ingredients.
  mutating func reportFurtherTitles() {
    let titles = document.root.children.filter { $0.kind == .heading && $0.headingLevel == 1 }
    guard titles.count > 1, tidy(titles[0].plainText) == recipe.title,
      titles.dropFirst().allSatisfy(announcesNothing), !isAmongIngredients(titles[1])
    else { return }
    let title = titles[1].plainText
    diagnostics.append(
      Diagnostic(
        RecipeFault.twoTitles, at: document.file.location(of: titles[1].range),
        "`\(title)` is a second title, and one file makes one recipe",
        notes: [.init("the first one is here", at: document.file.location(of: titles[0].range))],
        help: "if it is another recipe, give it a file of its own", fixes: asPart(titles[1])))
  }

  private func announcesNothing(_ heading: Node) -> Bool {
    let text = heading.plainText
    return SectionHeading(below: text).kind == .other && !AsideHeading.isOne(text)
  }

  private func isAmongIngredients(_ heading: Node) -> Bool {
    guard layout == .recipeMD else { return false }
    return document.root.children.prefix { $0 != heading }.filter(Layout.isRule).count == 1
  }

  private func asPart(_ heading: Node) -> [Diagnostic.Fix] {
    guard heading.source.utf8.first == UInt8(ascii: "#") else { return [] }
    return [
      Diagnostic.Fix(
        "if it is a part of this one, write `## \(heading.plainText)`", path: document.file.path,
        range: SourceRange(at: heading.range.lower), replacement: "#", isCertain: false)
    ]
  }
}
