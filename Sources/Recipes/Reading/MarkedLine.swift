import Diagnostics
import Markdown

/// A line of the front matter or of a table in which its author wrote Markdown: a link, emphasis.
struct MarkedLine {
  /// The line as a paragraph.
  let paragraph: Node
  private let document: MarkdownDocument

  /// Reads a line as Markdown; `nil` where it has no marks or is more than a paragraph.
  ///
  /// - Parameters:
  ///   - range: Where the line stands, so that its links have their places in the file.
  ///   - file: The file.
  init?(_ text: String, at range: SourceRange, in file: SourceFile) {
    let hasMarks = text.utf8.contains {
      $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_")
        || $0 == UInt8(ascii: "`")
    }
    guard hasMarks, range.lower <= MarkedLine.longest,
      range.lower + text.utf8.count < file.bytes.count
    else { return nil }
    // Blank lines before it put each byte where it stands in the file.
    let blank = [UInt8](repeating: UInt8(ascii: "\n"), count: range.lower)
    let offset = file.bytes[range.lower..<range.upper].starts(with: text.utf8) ? 0 : 1
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

  /// A line as an ingredient, be it Markdown or plain text.
  static func ingredient(_ text: String, at range: SourceRange, in file: SourceFile) -> Ingredient {
    if let marked = MarkedLine(text, at: range, in: file) { return marked.ingredient(at: range) }
    let line = IngredientLine(text)
    let bytes = Array(text.utf8)
    let rest = line.remainder.map { Blanks.trimmed(String(decoding: bytes[$0], as: UTF8.self)) }
    var label = Fragment()
    label.append(
      text: line.amount == nil ? text : rest.filter { !$0.isEmpty }.joined(separator: " "))
    var ingredient = Ingredient(text: text, label: label, range: range)
    ingredient.take(line)
    return ingredient
  }

  private func ingredient(at range: SourceRange) -> Ingredient {
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
