import Diagnostics
import Markdown
import YAML

/// A line of a list of the front matter in which its author wrote Markdown: a link, emphasis.
struct FrontMatterText {
  /// The line as a paragraph.
  let paragraph: Node
  private let document: MarkdownDocument

  /// Reads a line as Markdown; `nil` where it has no marks or is more than a paragraph.
  ///
  /// - Parameters:
  ///   - node: Where the line stands, so that its links have their places in the file.
  ///   - file: The path of the file.
  init?(_ text: String, _ node: YAMLNode, in file: SourceFile) {
    let hasMarks = text.utf8.contains {
      $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: "`")
    }
    guard hasMarks, node.range.lower <= FrontMatterText.longest,
      node.range.lower + text.utf8.count < file.bytes.count
    else { return nil }
    // Blank lines before it put each byte where it stands in the file.
    let blank = [UInt8](repeating: UInt8(ascii: "\n"), count: node.range.lower)
    let offset = file.bytes[node.range.lower..<node.range.upper].starts(with: text.utf8) ? 0 : 1
    let quote = [UInt8](repeating: UInt8(ascii: " "), count: offset)
    document = MarkdownDocument(SourceFile(path: file.path, bytes: blank + quote + text.utf8))
    guard let first = document.root.firstChild, first.kind == .paragraph, first.next == nil,
      first.firstChild?.next != nil || first.firstChild?.kind != .text
    else { return nil }
    paragraph = first
  }

  private static let longest = 1 << 16

  /// The HTML of the line, links left open.
  var html: Fragment {
    var writer = FragmentWriter(document)
    return writer.inlines(of: paragraph)
  }

  /// The line as an ingredient.
  func ingredient(at range: SourceRange) -> Ingredient {
    let whole = InlineText(from: paragraph.firstChild)
    let line = IngredientLine(bytes: whole.bytes)
    var writer = FragmentWriter(document)
    let label =
      line.amount == nil ? writer.inlines(of: paragraph) : whole.label(line.remainder, &writer)
    var ingredient = Ingredient(text: whole.text, label: label, range: range)
    ingredient.take(line)
    ingredient.link = whole.link(named: line.name).map {
      Reference(target: $0.target, range: $0.range)
    }
    return ingredient
  }
}

extension Ingredient {
  /// Takes what a line of plain text says.
  mutating func take(_ line: IngredientLine) {
    name = line.name
    nameSource = line.name
    amount = line.amount
    alternateAmount = line.alternateAmount
    note = line.note
    isOptional = line.isOptional
  }
}
