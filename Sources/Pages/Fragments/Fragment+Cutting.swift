import Markdown

extension Fragment {
  /// A part of the fragment; a slot at its end belongs to what follows.
  func cut(_ range: Range<Int>) -> Fragment {
    let isLast = range.upperBound == html.count
    let inside = slots.filter {
      $0.offset >= range.lowerBound
        && ($0.offset < range.upperBound || (isLast && $0.offset == range.upperBound))
    }
    return Fragment(
      html: Array(html[range]),
      slots: inside.map { slot in
        var slot = slot
        slot.offset -= range.lowerBound
        return slot
      })
  }

  /// The running text that it begins with, and the blocks that follow on lines of their own.
  func splitAtBlock() -> (line: Fragment, more: Fragment) {
    let tags: [StaticString] = ["\n<p", "\n<ul", "\n<ol", "\n<block", "\n<pre", "\n<ta", "\n<h"]
    guard html.contains(UInt8(ascii: "\n")),
      let start = tags.compactMap({ HTMLText.range(of: $0, in: html)?.lowerBound }).min()
    else { return (self, Fragment()) }
    return (cut(0..<start), cut(start..<html.count))
  }
}
