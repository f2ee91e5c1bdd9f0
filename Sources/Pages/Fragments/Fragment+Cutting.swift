import Markdown

extension Fragment {
  /// The running text that it begins with, and the blocks that follow on lines of their own.
  func splitAtBlock() -> (line: Fragment, more: Fragment) {
    let tags: [StaticString] = ["\n<p", "\n<ul", "\n<ol", "\n<block", "\n<pre", "\n<ta", "\n<h"]
    guard html.contains(UInt8(ascii: "\n")),
      let start = tags.compactMap({ HTMLText.range(of: $0, in: html)?.lowerBound }).min()
    else { return (self, Fragment()) }
    return split(at: start)
  }

  /// The text of the paragraph that it begins with, without its tags, and all that follows; no text
  /// where it begins with a block of another kind.
  func splitAtParagraph() -> (line: Fragment, more: Fragment) {
    if html.starts(with: "<p>".utf8), let end = HTMLText.range(of: "</p>", in: html) {
      let (paragraph, more) = split(at: end.upperBound)
      return (paragraph.inside(tagsOf: (start: 3, end: end.count)), more)
    }
    let blocks = ["<p", "<ul", "<ol", "<block", "<ta", "<h"]
    guard !blocks.contains(where: { html.starts(with: $0.utf8) }) else { return (Fragment(), self) }
    return splitAtBlock()
  }

  // A slot at the place of the cut belongs to what follows.
  private func split(at place: Int) -> (Fragment, Fragment) {
    let first = Fragment(html: Array(html[..<place]), slots: slots.filter { $0.offset < place })
    let second = Fragment(
      html: Array(html[place...]),
      slots: slots.filter { $0.offset >= place }.map { $0.moved(by: -place) })
    return (first, second)
  }

  private func inside(tagsOf lengths: (start: Int, end: Int)) -> Fragment {
    Fragment(
      html: Array(html.dropFirst(lengths.start).dropLast(lengths.end)),
      slots: slots.map { $0.moved(by: -lengths.start) })
  }
}

extension Fragment.Slot {
  fileprivate func moved(by distance: Int) -> Self {
    var slot = self
    slot.offset += distance
    return slot
  }
}
