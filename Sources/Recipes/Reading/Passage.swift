import Markdown

/// A heading that parts a recipe, with all that follows it up to the next such heading.
struct Passage {
  /// The level of a line that stands for a heading, deeper than all headings.
  static let levelOfLine = 7

  /// The heading.
  let heading: Node
  /// What it announces.
  let announced: SectionHeading
  /// The level of the heading.
  let level: Int
  /// The blocks below it.
  var blocks: [Node] = []

  var hasList: Bool { blocks.contains { $0.kind == .list } }

  /// Splits blocks at the headings that part the recipe; deeper headings stay inside.
  ///
  /// - Returns: What stands above the first heading, and the passages.
  static func split(_ blocks: [Node]) -> (head: [Node], passages: [Passage]) {
    var head: [Node] = []
    var passages: [Passage] = []
    for block in blocks {
      if let passage = Passage(beginningAt: block, in: passages.last) {
        passages.append(passage)
      } else if passages.isEmpty {
        head.append(block)
      } else {
        passages[passages.count - 1].blocks.append(block)
      }
    }
    return (head, passages)
  }

  /// The passage that a block begins; `nil` where it stays inside the one that is open.
  private init?(beginningAt block: Node, in open: Passage?) {
    guard block.kind == .heading || SectionHeading.isLine(block) else { return nil }
    heading = block
    level = block.kind == .heading ? block.headingLevel : Passage.levelOfLine
    announced = SectionHeading(below: block.plainText)
    guard let open else { return }
    if level > open.level {
      let isAside = open.announced.kind == .method && AsideHeading.isOne(block.plainText)
      guard isAside || Passage.ends(open.announced.kind, at: announced.kind) else { return nil }
    } else if open.announced.kind == .ingredients, announcesGroup {
      return nil
    }
  }

  /// Whether a deeper heading ends a part: a method below the ingredients, ingredients below a
  /// story, but no `Preparation` within the method.
  private static func ends(_ open: SectionHeading.Kind, at kind: SectionHeading.Kind) -> Bool {
    switch open {
    case .ingredients, .amounts: kind == .method || kind == .facts
    case .method: kind == .ingredients
    default: kind == .ingredients || kind == .amounts || kind == .method
    }
  }

  /// Whether a heading of the level of the ingredients names a group of them: `For the sauce`.
  private var announcesGroup: Bool {
    guard announced.kind == .other, let list = heading.next, list.kind == .list, !list.isOrdered
    else { return false }
    let text = heading.plainText.lowercased()
    return ["for ", "für ", "pour ", "para ", "per ", "voor "].contains {
      text.utf8.starts(with: $0.utf8)
    }
  }
}
