import Markdown

/// A line of text that a rule right below it has made a heading, against its author's will.
enum SetextTrap {
  /// Whether a heading is one of level 2 by underlining and reads like tags, yields or a sentence.
  static func isTrap(_ block: Node) -> Bool {
    guard block.kind == .heading, block.headingLevel == 2, block.previous != nil,
      !block.source.utf8.starts(with: "#".utf8)
    else { return false }
    if let only = block.onlyInline, only.kind == .emphasis || only.kind == .strong { return true }
    return SectionHeading(block.plainText).kind == .other && block.next?.kind == .list
  }
}
