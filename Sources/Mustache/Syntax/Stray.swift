import Diagnostics

/// Content between the blocks of a parent tag, which the rules of inheritance leave out.
enum Stray {
  /// Where such content is that a reader would miss; `nil` for white space and for blocks.
  static func range(of node: TemplateNode, in bytes: [UInt8]) -> SourceRange? {
    switch node {
    case .text(let text): visible(text.range, in: bytes)
    case .variable(let variable): variable.range
    case .section(let section): section.range
    case .partial(let partial): partial.range
    case .parent(let parent): parent.range
    case .block: nil
    }
  }

  private static func visible(_ range: SourceRange, in bytes: [UInt8]) -> SourceRange? {
    let slice = bytes[range.lower..<range.upper]
    guard let first = slice.firstIndex(where: { !$0.isSpace }),
      let last = slice.lastIndex(where: { !$0.isSpace })
    else { return nil }
    return SourceRange(first, last + 1)
  }
}
