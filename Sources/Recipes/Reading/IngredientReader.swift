import Markdown

/// Reads one item of an ingredient list.
struct IngredientReader {
  var writer: FragmentWriter

  /// The ingredient of a list item; `nil` for an item that is empty.
  mutating func ingredient(of item: Node) -> Ingredient? {
    let blocks = Array(item.children)
    guard let paragraph = blocks.first else { return nil }
    let text = CommaList.trimmed(paragraph.plainText)
    guard !text.isEmpty || blocks.count > 1 else { return nil }
    let line = IngredientLine(text)
    var ingredient = Ingredient(
      text: text, label: label(of: paragraph, text, line), range: item.range)
    ingredient.name = line.name
    ingredient.amount = line.amount
    ingredient.alternateAmount = line.alternateAmount
    ingredient.note = line.note
    ingredient.isOptional = line.isOptional
    takeWordAmount(of: paragraph, &ingredient)
    ingredient.link = link(in: paragraph)
    ingredient.nameSource = ingredient.name
    if blocks.count > 1 { append(blocks.dropFirst(), to: &ingredient.label) }
    return ingredient
  }

  /// An amount in words ("*etwas* Salz") is an amount because the author marked it as one.
  private mutating func takeWordAmount(of paragraph: Node, _ ingredient: inout Ingredient) {
    guard ingredient.amount == nil, let first = paragraph.firstChild, first.kind == .emphasis,
      first.next != nil
    else { return }
    let words = CommaList.trimmed(first.plainText)
    ingredient.amount = Amount(min: nil, unit: nil, text: words)
    let rest = Siblings(from: first.next).map(\.plainText).joined()
    ingredient.name = CommaList.trimmed(rest)
    ingredient.label = trimmedLeading(writer.inlines(from: first.next, upTo: nil))
  }

  /// The name as HTML, the amounts left out.
  private mutating func label(
    of paragraph: Node, _ text: String, _ line: IngredientLine
  ) -> Fragment {
    let nodes = Array(paragraph.children)
    if line.amount == nil { return writer.inlines(of: paragraph) }
    if nodes.allSatisfy({ $0.kind == .text || $0.kind == .softBreak }) {
      return Fragment(html: escaped(remainder(of: text, line)))
    }
    // The amount stands in the first node; the others are written as they are.
    let head = nodes[0].plainText
    var rest = trimmedLeading(writer.inlines(from: nodes[0].next, upTo: nil))
    if nodes[0].kind == .text {
      let own = IngredientLine(head)
      let kept = own.amount == nil ? head : remainder(of: CommaList.trimmed(head), own)
      rest.prepend(escaped(kept + (kept.isEmpty || !head.hasSuffix(" ") ? "" : " ")))
    } else if IngredientLine(head).amount == nil {
      return writer.inlines(of: paragraph)
    }
    return rest
  }

  private func remainder(of text: String, _ line: IngredientLine) -> String {
    let bytes = Array(text.utf8)
    let pieces = line.remainder.map { range in
      CommaList.trimmed(String(decoding: bytes[range], as: UTF8.self))
    }
    return pieces.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func escaped(_ text: String) -> [UInt8] {
    var fragment = Fragment()
    fragment.append(text: text)
    return fragment.html
  }

  private func trimmedLeading(_ fragment: Fragment) -> Fragment {
    var fragment = fragment
    let blanks = fragment.html.prefix { $0 == 32 || $0 == 10 }.count
    guard blanks > 0, fragment.slots.first.map({ $0.offset >= blanks }) ?? true else {
      return fragment
    }
    fragment.html.removeFirst(blanks)
    for index in fragment.slots.indices { fragment.slots[index].offset -= blanks }
    return fragment
  }

  /// The link that is the whole name, or the first one in it.
  private func link(in paragraph: Node) -> Reference? {
    paragraph.children.first { $0.kind == .link }.map {
      Reference(target: $0.target, range: $0.range)
    }
  }

  private mutating func append(_ blocks: ArraySlice<Node>, to label: inout Fragment) {
    let more = writer.blocks(blocks)
    label.html.append(UInt8(ascii: "\n"))
    label.append(more)
  }
}

extension Fragment {
  /// Puts HTML without links in front.
  fileprivate mutating func prepend(_ bytes: [UInt8]) {
    html.insert(contentsOf: bytes, at: 0)
    for index in slots.indices { slots[index].offset += bytes.count }
  }
}
