import Diagnostics
import Markdown
import Recipes

@testable import SiteGenerator

/// A recipe from its file to its HTML and JSON, in the normal and in the strict reading.
enum RecipeTarget: FuzzTarget {
  static func tryOut(_ bytes: [UInt8]) {
    let file = SourceFile(path: "pie.md", bytes: bytes)
    let document = MarkdownDocument(file)
    let (recipe, faults) = RecipeReader.read(document, id: RecipeID("pie"))
    Findings.check(faults, in: file)
    _ = RecipeJSON.encode(recipe)
    let (strict, strictFaults) = RecipeMDReader.read(document, id: RecipeID("pie"))
    Findings.check(strictFaults, in: file)
    _ = RecipeMDJSON.encode(strict)
    _ = FolderIntroduction(document, path: "pies/README.md")
    checkHTML(of: document)
  }

  /// Whatever a file holds, its HTML is text, and no tag in it is the author's.
  private static func checkHTML(of document: MarkdownDocument) {
    var writer = FragmentWriter(document)
    let html = writer.blocks(document.root.children).html
    precondition(String(validating: html, as: UTF8.self) != nil, "HTML that is no text")
    let text = String(decoding: html, as: UTF8.self).lowercased()
    for tag in ["<script", "<style", "<iframe", "<img", "=\"javascript:"] {
      precondition(!text.contains(tag), "the author's \(tag)")
    }
  }
}
