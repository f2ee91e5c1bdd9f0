import Diagnostics

extension FragmentWriter {
  /// Reports HTML that is shown as text, once in a run.
  mutating func reportHTML(_ node: RawNode) {
    guard !hasReportedHTML else { return }
    hasReportedHTML = true
    let line = document.string(node.literal.prefix { $0 != UInt8(ascii: "\n") }.prefix(400))
    let literal = line.count > 60 ? line.prefix(60) + "…" : line[...]
    diagnostics.append(
      Diagnostic(
        MarkdownFault.rawHTML, at: document.file.location(of: placeOfHTML(node)),
        "the HTML `\(literal)` is shown as text",
        help: "write it in Markdown: `**bold**`, `*italic*`, `[text](link)`"))
  }

  mutating func report(unsafe node: RawNode, scheme: StaticString) {
    let thing = node.kind == .image ? "a picture" : "a link"
    diagnostics.append(
      Diagnostic(
        MarkdownFault.unsafeLink, at: document.file.location(of: places.take(node)),
        "\(thing) to a `\(scheme):` address is not safe, so only its text is shown",
        help: "link to a page or a picture by its address"))
  }

  mutating func report(table problem: TableProblem, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        MarkdownFault.table, at: document.file.location(of: range), problem.message,
        help: problem.help))
  }

  /// The first line of a block of HTML; a tag in running text where it can be found.
  private func placeOfHTML(_ node: RawNode) -> SourceRange {
    if node.kind == .htmlBlock {
      return document.source.firstLine(of: document.source.range(of: node))
    }
    let block = places.range
    if let tag = document.source.find(node.literal, in: block) { return tag }
    return document.source.firstLine(of: block)
  }
}
