import Diagnostics

/// Matches opening and closing tags and makes the tree of a template.
struct TreeBuilder {
  /// How deep sections of one template may lie in each other.
  static let deepest = 100

  private let file: SourceFile
  private var faults: FaultList
  private var open: [OpenTag] = []
  private var children: [[TemplateNode]] = [[]]
  /// Names whose sections were closed by another closing tag than their own, which may yet come.
  private var closedEarly: [String] = []

  /// A tag that waits for its closing tag.
  private struct OpenTag {
    let tag: TemplateTag
    let key: String
  }

  private init(_ file: SourceFile, _ faults: FaultList) {
    self.file = file
    self.faults = faults
  }

  /// The tree of a template and all faults of its syntax, in the order of the file.
  static func tree(of file: SourceFile) -> (nodes: [TemplateNode], faults: [Diagnostic]) {
    let (pieces, faults) = PieceReader.pieces(of: file)
    var builder = TreeBuilder(file, faults)
    for piece in pieces where !builder.faults.isFull { builder.add(piece) }
    return builder.finish()
  }

  private mutating func add(_ piece: TemplatePiece) {
    switch piece {
    case .text(let text): append(.text(text))
    case .tag(let tag):
      switch tag.kind {
      case .comment, .delimiters: break
      case .escaped, .unescaped:
        append(
          .variable(
            VariableNode(
              name: FieldName(tag.name, tag.nameRange), isEscaped: tag.kind == .escaped,
              range: tag.range)))
      case .partial:
        append(
          .partial(
            PartialNode(
              reference: reference(tag), nameRange: tag.nameRange, range: tag.range,
              indentation: indentation(tag))))
      case .section, .inverted, .parent, .block:
        open.append(OpenTag(tag: tag, key: TreeBuilder.key(tag)))
        children.append([])
      case .closing: close(tag)
      }
    }
  }

  private mutating func append(_ node: TemplateNode) { children[children.count - 1].append(node) }

  private static func key(_ tag: TemplateTag) -> String {
    let bare = TagProblem.bareName(tag.name, in: tag.kind)
    return bare == tag.name ? bare : "*\(bare)"
  }

  private mutating func close(_ closing: TemplateTag) {
    let key = TreeBuilder.key(closing)
    guard let index = open.lastIndex(where: { $0.key == key }) else {
      return closeMisspelt(closing, key)
    }
    while open.count > index + 1 {
      reportCrossed(closing)
      closedEarly.append(open[open.count - 1].key)
      closeTop(at: closing)
    }
    closeTop(at: closing)
  }

  /// Reports a closing tag of a name that is not open, and takes it for what it seems to mean.
  private mutating func closeMisspelt(_ closing: TemplateTag, _ key: String) {
    if let crossed = closedEarly.lastIndex(of: key) {
      closedEarly.remove(at: crossed)
      return
    }
    reportStray(closing)
    if let top = open.last?.key, NearMiss.best(for: key, among: [top]) != nil {
      closedEarly.append(top)
      closeTop(at: closing)
    }
  }

  private mutating func closeTop(at closing: TemplateTag) {
    guard let opened = open.popLast(), let inside = children.popLast() else { return }
    guard open.count < TreeBuilder.deepest else { return reportDepth(opened.tag) }
    append(node(opened.tag, inside, closing))
  }

  private func node(
    _ tag: TemplateTag, _ inside: [TemplateNode], _ closing: TemplateTag
  ) -> TemplateNode {
    switch tag.kind {
    case .block:
      .block(
        BlockNode(
          name: tag.name, nameRange: tag.nameRange, range: tag.range, children: inside,
          margin: BlockMargin.margin(of: tag, until: closing, in: file.bytes)))
    case .parent: .parent(parent(tag, inside))
    default:
      .section(
        SectionNode(
          name: FieldName(tag.name, tag.nameRange), isInverted: tag.kind == .inverted,
          range: tag.range, children: inside))
    }
  }

  private func parent(_ tag: TemplateTag, _ inside: [TemplateNode]) -> ParentNode {
    var overrides: [BlockNode] = []
    var strays: [SourceRange] = []
    for node in inside {
      if case .block(let block) = node {
        overrides.append(block)
      } else if let stray = Stray.range(of: node, in: file.bytes) {
        strays.append(stray)
      }
    }
    return ParentNode(
      reference: reference(tag), nameRange: tag.nameRange, range: tag.range,
      indentation: indentation(tag), overrides: overrides, strays: strays)
  }

  private func reference(_ tag: TemplateTag) -> TemplateReference {
    let bare = TagProblem.bareName(tag.name, in: tag.kind)
    guard bare != tag.name else { return .named(tag.name) }
    let start = tag.nameRange.upper - bare.utf8.count
    return .dynamic(FieldName(bare, SourceRange(start, tag.nameRange.upper)))
  }

  private func indentation(_ tag: TemplateTag) -> SourceRange {
    tag.line?.indentation ?? SourceRange(at: tag.range.lower)
  }
}

extension TreeBuilder {
  private mutating func finish() -> (nodes: [TemplateNode], faults: [Diagnostic]) {
    for opened in open { reportUnclosed(opened.tag) }
    while let opened = open.last {
      let end = SourceRange(at: file.bytes.count)
      closeTop(
        at: TemplateTag(kind: .closing, name: opened.tag.name, nameRange: end, range: end))
    }
    return (children.first ?? [], faults.inFileOrder)
  }

  private mutating func reportUnclosed(_ tag: TemplateTag) {
    faults.append(
      Diagnostic(
        TemplateFault.unclosedSection, at: file.location(of: tag.range),
        "`\(tag.text)` is never closed", help: "add `{{/\(tag.name)}}` where it ends"))
  }

  private mutating func reportCrossed(_ closing: TemplateTag) {
    guard let inner = open.last?.tag else { return }
    faults.append(
      Diagnostic(
        TemplateFault.crossedSection, at: file.location(of: closing.range),
        "`\(closing.text)` comes before `\(inner.text)` is closed",
        notes: [.init("`\(inner.text)` is opened here", at: file.location(of: inner.range))],
        help: "write `{{/\(inner.name)}}` first"))
  }

  private mutating func reportStray(_ closing: TemplateTag) {
    var notes: [Diagnostic.Note] = []
    var help = "remove it, or open the section before it"
    if let inner = open.last?.tag {
      notes = [.init("what is open is `\(inner.text)`", at: file.location(of: inner.range))]
      help = "write `{{/\(inner.name)}}` if it should close that"
    }
    faults.append(
      Diagnostic(
        TemplateFault.strayClosing, at: file.location(of: closing.range),
        "`\(closing.text)` closes nothing", notes: notes, help: help))
  }

  private mutating func reportDepth(_ tag: TemplateTag) {
    faults.append(
      Diagnostic(
        TemplateFault.nestedTooDeeply, at: file.location(of: tag.range),
        "`\(tag.text)` lies more than \(TreeBuilder.deepest) sections deep",
        help: "move the inner part into a partial"))
  }
}
