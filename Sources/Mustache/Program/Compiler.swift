import Diagnostics

/// Translates the trees of templates into a program.
struct Compiler {
  private var program = Program()
  private let positions: [String: Int]
  private var bytes: [UInt8] = []
  /// How many bytes of white space lines lose at their start, inside what fills a block.
  private var dedent = 0
  /// Text that waits to become one operation with what follows it.
  private var pending: (lower: Int, startsLine: Bool)?
  /// What fills blocks, compiled after the template in which it stands.
  private var overrides: [Override] = []

  private struct Override {
    let site: Int
    let block: BlockNode
  }

  private init(_ positions: [String: Int]) { self.positions = positions }

  /// The program of these templates, each with its name's position in the library.
  static func program(_ templates: [Template], _ positions: [String: Int]) -> Program {
    var compiler = Compiler(positions)
    for template in templates { compiler.add(template) }
    return compiler.program
  }

  private mutating func add(_ template: Template) {
    bytes = template.file.bytes
    program.entries.append(program.operations.count)
    dedent = 0
    addBody(template.nodes)
    while let override = overrides.popLast() {
      let start = program.operations.count
      program.calls[override.site].overrides.append((Symbol(override.block.name), start))
      dedent = override.block.margin.map { length($0.indentation) } ?? 0
      addBody(Compiler.startingLine(override.block))
    }
  }

  /// The content of a block, which may come to begin a line though it does not where it is written.
  private static func startingLine(_ block: BlockNode) -> [TemplateNode] {
    guard block.margin == nil, let first = block.children.first else { return block.children }
    guard case .text(let text) = first else {
      let start = TextPiece(range: SourceRange(at: block.range.upper), startsLine: true)
      return [.text(start)] + block.children
    }
    let start = TextPiece(range: text.range, startsLine: true)
    return [.text(start)] + block.children.dropFirst()
  }

  private mutating func addBody(_ nodes: [TemplateNode]) {
    add(nodes)
    emit(.end)
  }

  private mutating func add(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .text(let text): add(text)
      case .variable(let variable):
        let operand = operand(variable.name)
        emit(variable.isEscaped ? .escaped(operand) : .unescaped(operand))
      case .section(let section): add(section)
      case .partial(let partial):
        emit(.call(site: call(partial.reference, partial.indentation)))
      case .parent(let parent): add(parent)
      case .block(let block): add(block)
      }
    }
  }

  private mutating func add(_ section: SectionNode) {
    let operand = operand(section.name)
    emit(.endSection)
    let start = program.operations.count - 1
    add(section.children)
    if section.isInverted { flush() } else { emit(.endSection) }
    let end = Int32(program.operations.count)
    program.operations[start] =
      section.isInverted ? .inverted(operand, end: end) : .section(operand, end: end)
  }

  private mutating func add(_ parent: ParentNode) {
    let site = call(parent.reference, parent.indentation)
    emit(.call(site: site))
    for block in parent.overrides { overrides.append(Override(site: Int(site), block: block)) }
  }

  private mutating func add(_ block: BlockNode) {
    let index = program.blocks.count
    flush()
    let margin = block.margin
    program.blocks.append(
      BlockSite(
        name: Symbol(block.name),
        indentation: margin.map { copy(dedented($0.indentation)) } ?? 0..<0,
        lineEnding: margin.map { copy($0.lineEnding) } ?? 0..<0))
    emit(.block(site: Int32(index)))
    add(block.children)
    flush()
    program.blocks[index].end = program.operations.count
  }

  private mutating func call(_ reference: TemplateReference, _ indentation: SourceRange) -> Int32 {
    let target: CallSite.Target =
      switch reference {
      case .named(let name): positions[name].map { .template($0) } ?? .missing
      case .dynamic(let field): .named(operand(field))
      }
    flush()
    program.calls.append(CallSite(target: target, indentation: copy(dedented(indentation))))
    return Int32(program.calls.count - 1)
  }

  private mutating func operand(_ name: FieldName) -> Operand {
    guard let first = name.symbols.first else { return .current }
    guard name.symbols.count > 1 else { return .field(first) }
    program.paths.append(name.symbols)
    return .path(Int32(program.paths.count - 1))
  }
}

extension Compiler {
  private mutating func add(_ text: TextPiece) {
    let range = text.startsLine ? dedented(text.range) : text.range
    if pending == nil { pending = (program.text.count, text.startsLine) }
    _ = copy(range)
    if range.lower == range.upper, text.startsLine { emit(.lineStart) }
  }

  private mutating func emit(_ operation: Operation) {
    flush()
    program.operations.append(operation)
  }

  private mutating func flush() {
    guard let text = pending else { return }
    pending = nil
    guard text.lower < program.text.count else { return }
    program.operations.append(
      .text(
        lower: Int32(text.lower), upper: Int32(program.text.count), startsLine: text.startsLine))
  }

  private mutating func copy(_ range: SourceRange) -> Range<Int> {
    let start = program.text.count
    program.text += bytes[range.lower..<range.upper]
    return start..<program.text.count
  }

  private func length(_ range: SourceRange) -> Int { range.upper - range.lower }

  /// The range without the white space that its line loses.
  private func dedented(_ range: SourceRange) -> SourceRange {
    var lower = range.lower
    while lower < range.upper, lower - range.lower < dedent, bytes[lower].isBlank { lower += 1 }
    return SourceRange(lower, range.upper)
  }
}
