import Diagnostics
import Markdown

/// Finds what the strict grammar of RecipeMD 2.4 does not allow.
struct RecipeMDCheck {
  private let document: MarkdownDocument
  private var faults: [Diagnostic] = []

  /// Every fault of a document's body, in the order of the file; front matter does not count.
  static func faults(of document: MarkdownDocument) -> [Diagnostic] {
    var check = RecipeMDCheck(document: document)
    check.run(Array(document.root.children))
    return check.faults
  }

  /// The same as errors, and the front matter that the specification does not know.
  static func strictFaults(of document: MarkdownDocument) -> [Diagnostic] {
    var check = RecipeMDCheck(document: document)
    if let range = document.frontMatterRange {
      check.faults.append(
        Diagnostic(
          RecipeMDFault.frontMatter, at: document.file.location(of: SourceRange(at: range.lower)),
          "RecipeMD has no front matter",
          help: "write tags in italics and yields in bold below the title"))
    }
    check.run(Array(document.root.children))
    return check.faults.map { fault in
      var error = fault
      error.severity = .error
      return error
    }
  }

  private init(document: MarkdownDocument) { self.document = document }

  private mutating func report(
    _ kind: DiagnosticKind, _ node: Node?, _ message: String, _ help: String? = nil,
    fixes: [Diagnostic.Fix] = []
  ) {
    let range = node.map { firstLine(of: $0) } ?? SourceRange(at: document.bodyRange.lower)
    faults.append(
      Diagnostic(
        kind, at: document.file.location(of: range), message, help: help, fixes: fixes))
  }

  private func firstLine(of node: Node) -> SourceRange {
    let range = node.range
    let bytes = document.file.bytes[range.lower..<range.upper]
    return SourceRange(range.lower, bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upper)
  }

  private mutating func run(_ blocks: [Node]) {
    guard let title = blocks.first, title.kind == .heading, title.headingLevel == 1 else {
      return report(
        RecipeMDFault.title, blocks.first, "RecipeMD wants a title of level 1 here",
        "begin the file with a line such as `# Apple Pie`")
    }
    let head = blocks.dropFirst().prefix { !Layout.isRule($0) }
    let rest = blocks.dropFirst(1 + head.count)
    // A line that `---` makes a heading belongs to what stands above it.
    checkHead(Array(head) + rest.prefix(1).filter(SetextTrap.isTrap))
    guard !rest.isEmpty else { return reportMissingDivider(head.last ?? title) }
    checkIngredients(Array(rest.dropFirst().prefix { $0.kind != .thematicBreak }))
  }

  private mutating func reportMissingDivider(_ node: Node) {
    report(
      RecipeMDFault.divider, node, "RecipeMD wants a line `---` below this, before the ingredients",
      "put an empty line and `---` between description and ingredients")
  }

  private mutating func checkHead(_ blocks: [Node]) {
    var seen: [Node.Kind] = []
    for block in blocks {
      if SetextTrap.isTrap(block) {
        reportTrap(block)
        continue
      }
      guard block.kind == .paragraph, let only = block.onlyInline,
        only.kind == .emphasis || only.kind == .strong
      else {
        if isJoined(block) {
          reportJoined(block)
        } else if !seen.isEmpty {
          reportLateDescription(block)
        }
        continue
      }
      if seen.contains(only.kind) { reportRepeated(block, only.kind) }
      seen.append(only.kind)
      if only.kind == .strong { checkYields(only.plainText, block) }
    }
  }

  private mutating func reportTrap(_ block: Node) {
    report(
      RecipeMDFault.divider, block, "the line `---` right below this makes it a heading",
      mending: emptyLine(aboveLastLineOf: block))
  }

  private func isJoined(_ block: Node) -> Bool {
    guard block.kind == .paragraph else { return false }
    let parts = block.children.filter { !$0.isBlank && $0.kind != .lineBreak }.map(\.kind)
    return parts == [.emphasis, .strong] || parts == [.strong, .emphasis]
  }

  private mutating func reportJoined(_ block: Node) {
    let fix = emptyLine(aboveLastLineOf: block)
    // Where a line goes on with what the one above began, the place of the empty line is not known.
    let isPlaced = fix.map { "*_".utf8.contains(document.file.bytes[$0.range.lower]) } ?? false
    report(
      RecipeMDFault.joined, block, "tags and yields stand in one paragraph",
      mending: isPlaced ? fix : nil)
  }

  private mutating func report(
    _ kind: DiagnosticKind, _ block: Node, _ message: String, mending fix: Diagnostic.Fix?
  ) {
    report(
      kind, block, message, fix == nil ? "put an empty line between the two" : nil,
      fixes: fix.map { [$0] } ?? [])
  }

  /// The fix that parts the last line of a block from those above, by such an end of line as the
  /// file has.
  private func emptyLine(aboveLastLineOf block: Node) -> Diagnostic.Fix? {
    let bytes = document.file.bytes[block.range.lower..<block.range.upper]
    guard let end = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let isCRLF = bytes[end] == 0x0A && bytes[..<end].last == 0x0D
    return Diagnostic.Fix(
      "put an empty line between the two", path: document.file.path,
      range: SourceRange(at: end + 1),
      replacement: isCRLF ? "\r\n" : bytes[end] == 0x0D ? "\r" : "\n", isCertain: true)
  }

  private mutating func reportRepeated(_ block: Node, _ kind: Node.Kind) {
    let noun = kind == .emphasis ? "tags" : "yields"
    report(
      RecipeMDFault.repeated, block, "RecipeMD allows only one line of \(noun)",
      "put all \(noun) on one line, commas between them")
  }

  private mutating func reportLateDescription(_ block: Node) {
    report(
      RecipeMDFault.repeated, block, "RecipeMD allows no description below tags or yields",
      "put it above them")
  }

  private mutating func checkYields(_ text: String, _ block: Node) {
    for part in CommaList.items(text) where RecipeMDAmount(part) == nil {
      report(
        RecipeMDFault.amount, block, "the yield `\(part)` does not begin with a number",
        "write how many first: `4 servings`")
    }
  }

  private mutating func checkIngredients(_ blocks: [Node]) {
    for block in blocks {
      switch block.kind {
      case .heading: continue
      case .list: for item in block.children { check(item) }
      default:
        return report(
          RecipeMDFault.divider, block,
          "RecipeMD wants a line `---` above this, where the list ends",
          "put `---` between ingredients and instructions")
      }
    }
  }

  private mutating func check(_ item: Node) {
    let first = item.firstChild?.firstChild
    if let first, first.kind == .emphasis {
      if RecipeMDAmount(first.plainText) == nil {
        report(
          RecipeMDFault.amount, item,
          "the amount `\(first.plainText)` does not begin with a number",
          "take the `*` away, or write a number first")
      }
      if NameSource.afterEmphasis(item)?.isEmpty ?? false {
        report(RecipeMDFault.name, item, "this ingredient has no name", "write what it is")
      }
    } else if NameSource.whole(item).isEmpty {
      report(RecipeMDFault.name, item, "this ingredient has no name", "write what it is")
    }
  }
}
