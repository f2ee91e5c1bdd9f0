import Markdown

extension RecipeDraft {
  /// Reads a paragraph whose lines are ingredients, as people write them who make no list; false
  /// where it is running text.
  mutating func readLines(of paragraph: Node, _ tree: inout GroupTree) -> Bool {
    let lines = TextLine.all(of: paragraph)
    if lines.count == 1, let items = lines[0].items {
      for item in items {
        tree.add(MarkedLine.ingredient(item, at: paragraph.range, in: document.file))
      }
      return true
    }
    guard TextLine.areIngredients(lines) else {
      guard lines.count == 1, lines[0].isTitle, paragraph.next?.kind == .paragraph else {
        return false
      }
      tree.open(group(of: lines[0]), level: GroupTree.boldLevel)
      return true
    }
    for line in lines {
      if line.isTitle {
        tree.open(group(of: line), level: GroupTree.boldLevel)
      } else {
        tree.add(ingredient(from: line.first, upTo: line.end, in: paragraph))
      }
    }
    return true
  }

  private func group(of line: TextLine) -> IngredientGroup {
    let title = GroupTree.tidy(line.text)
    var label = Fragment()
    label.append(text: title)
    return IngredientGroup(title: title, label: label, titleSource: title)
  }

  /// Reads the rows of a table as ingredients; false where a paragraph is none.
  mutating func readTable(_ paragraph: Node, _ tree: inout GroupTree) -> Bool {
    guard let rows = paragraph.tableRows, let table = IngredientTable(rows) else { return false }
    for line in table.lines {
      switch line {
      case .text(let text, let range):
        tree.add(MarkedLine.ingredient(text, at: range, in: document.file))
      case .title(let title):
        var label = Fragment()
        label.append(text: title)
        tree.open(IngredientGroup(title: title, label: label), level: GroupTree.boldLevel)
      }
    }
    return true
  }

  /// Reads the lists of a quote, which is how some notes frame a group: `> [!example] Dry`.
  ///
  /// - Returns: The blocks that are no ingredients.
  mutating func readQuote(_ quote: Node, _ tree: inout GroupTree) -> [Node] {
    var rest: [Node] = []
    for block in quote.children {
      let lines = block.kind == .paragraph ? TextLine.all(of: block) : []
      if block.kind == .list {
        for item in block.children { readItem(item, &tree) }
      } else if lines.count == 1, let title = lines[0].titleOfCallout ?? lines[0].title {
        if title.isEmpty { continue }
        var label = Fragment()
        label.append(text: title)
        tree.open(
          IngredientGroup(title: title, label: label, titleSource: title),
          level: GroupTree.boldLevel)
      } else {
        rest.append(block)
      }
    }
    return rest
  }
}

/// A line of a paragraph.
private struct TextLine {
  /// Its first node, and the one that it ends before.
  let first: Node?
  let end: Node?
  let text: String

  static func all(of paragraph: Node) -> [TextLine] {
    var lines: [TextLine] = []
    var first = paragraph.firstChild
    for node in paragraph.children where node.kind == .softBreak || node.kind == .lineBreak {
      lines.append(TextLine(from: first, upTo: node))
      first = node.next
    }
    lines.append(TextLine(from: first, upTo: nil))
    return lines.filter { !$0.text.isEmpty }
  }

  private init(from first: Node?, upTo end: Node?) {
    self.first = first
    self.end = end
    text = Blanks.trimmed(InlineText(from: first, upTo: end).text)
  }

  private var hasAmount: Bool { IngredientLine(text).amount != nil }

  /// The ingredients of a line that lists them between commas: `125 g flour, 250 ml milk, 2 eggs`.
  var items: [String]? {
    guard first?.kind == .text, first?.next == nil else { return nil }
    let items = CommaList.items(text)
    let counted = items.count { IngredientLine.beginsWithNumber(Array($0.utf8)) }
    return counted > 1 && counted * 2 >= items.count ? items : nil
  }

  /// Whether it is in bold or ends in a colon, and has no amount.
  var isTitle: Bool { title != nil }

  /// What a line that titles others says, without its colon.
  var title: String? {
    let nodes = Siblings(from: first, upTo: end).filter { !$0.isBlank }
    let isMarked =
      nodes.count == 1 && (nodes[0].kind == .strong || nodes[0].kind == .emphasis)
    guard isMarked || text.hasSuffix(":") || text.hasSuffix("："), text.utf8.count < 60,
      !hasAmount
    else { return nil }
    return GroupTree.tidy(text)
  }

  /// What follows the mark of a callout: `[!example] Dry`.
  var titleOfCallout: String? {
    guard text.hasPrefix("[!"), let close = text.firstIndex(of: "]") else { return nil }
    let rest = text[text.index(after: close)...].drop { $0 == "-" || $0 == "+" }
    return Blanks.trimmed(String(rest))
  }

  /// Whether at least half of some lines have amounts, and none is as long as a sentence; a line by
  /// itself has to begin with a number.
  static func areIngredients(_ lines: [TextLine]) -> Bool {
    let items = lines.filter { !$0.isTitle }
    guard !items.isEmpty, items.allSatisfy({ $0.text.utf8.count < 100 }) else { return false }
    if items.count == 1 {
      return IngredientLine.beginsWithNumber(Array(items[0].text.utf8)) && items[0].hasAmount
        && items[0].text.utf8.last != UInt8(ascii: ".")
    }
    return items.count { $0.hasAmount } * 2 >= items.count
  }
}
