import Diagnostics
import Markdown
import Recipes

@testable import YAML

/// Front matter: alone, as its parser sees it, and above a recipe that takes its values.
enum FrontMatterTarget: FuzzTarget {
  static func tryOut(_ bytes: [UInt8]) {
    let file = SourceFile(path: "pie.md", bytes: bytes)
    let whole = SourceRange(0, bytes.count)
    let (_, faults) = YAMLParser.parse(file, in: whole)
    Findings.check(faults, in: file)
    compareReaders(file, whole)
    readAbove(recipe: bytes)
  }

  /// What the quick reader of simple documents understands, libyaml understands alike.
  private static func compareReaders(_ file: SourceFile, _ range: SourceRange) {
    guard case .sound(let isASCII) = ByteCheck.check(file.bytes, in: range),
      let simple = SimpleDocument.read(file.bytes, in: range)
    else { return }
    var reader = DocumentReader(file, in: range)
    reader.readSegments(isASCII: isASCII)
    precondition(reader.root == simple && reader.diagnostics.isEmpty)
  }

  private static func readAbove(recipe bytes: [UInt8]) {
    let text = Array("---\n".utf8) + bytes + Array("\n---\n# Pie\n\n---\n\n- flour\n".utf8)
    let file = SourceFile(path: "pie.md", bytes: text)
    let (_, faults) = RecipeReader.read(MarkdownDocument(file), id: RecipeID("pie"))
    Findings.check(faults, in: file)
  }
}
