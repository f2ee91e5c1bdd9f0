import Diagnostics

/// Finds how the content of a block is indented by itself.
enum BlockMargin {
  /// The margin of a block whose opening tag stands on a line without text; `nil` for others.
  static func margin(
    of tag: TemplateTag, until closing: TemplateTag, in bytes: [UInt8]
  ) -> BlockNode.Margin? {
    guard let line = tag.line else { return nil }
    let content = leastIndentation(from: line.ending.upper, to: closing.range.lower, in: bytes)
    return BlockNode.Margin(indentation: content ?? line.indentation, lineEnding: line.ending)
  }

  private static func leastIndentation(
    from start: Int, to end: Int, in bytes: [UInt8]
  ) -> SourceRange? {
    var least: SourceRange?
    var lower = start
    while lower < end {
      let upper = bytes[lower..<end].firstIndex(of: .newline) ?? end
      let text = bytes[lower..<upper].firstIndex { !$0.isBlank } ?? upper
      let isEmpty = text == upper || bytes[text] == .carriageReturn
      if !isEmpty, least.map({ text - lower < $0.upper - $0.lower }) ?? true {
        least = SourceRange(lower, text)
      }
      lower = upper + 1
    }
    return least
  }
}
