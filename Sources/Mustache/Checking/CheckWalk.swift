import Diagnostics

/// Goes through templates as rendering would, with shapes in place of values.
///
/// Each template is read once for each context in which it is brought in. Templates that wait to be
/// read stand in a list rather than on the stack of the thread.
struct CheckWalk {
  let library: TemplateLibrary
  var faults: [Diagnostic] = []
  private var waiting: [(nodes: [TemplateNode], scope: Scope)] = []
  private var states: [Scope.Key: Int] = [:]
  private var inclusions = InclusionGraph()
  private var used: Set<Int> = []
  private var reported: Set<ReportKey> = []

  private struct ReportKey: Hashable {
    let id: String
    let message: String
    let path: String
    let range: SourceRange
  }

  init(_ library: TemplateLibrary) { self.library = library }

  /// Checks what a page begins with, and all that is brought in from there.
  mutating func begin(with name: String, _ shape: RecordShape) {
    guard let position = library.positions[name] else { return reportMissingRoot(name) }
    enter(position, Scope(template: position, context: ShapeContext(shape)), tag: nil)
    while let (nodes, scope) = waiting.popLast() { check(nodes, scope) }
  }

  /// Reports templates that bring in themselves without end.
  mutating func reportCycles() {
    var known: Set<Set<Scope.Place>> = []
    for cycle in inclusions.endlessCycles() where known.insert(Set(cycle.map(\.tag))).inserted {
      reportCycle(cycle.map { ($0.tag, inclusions.templates[$0.to]) })
    }
  }

  /// Reports the templates that were brought in by nothing.
  mutating func reportUnused(except exempt: Set<String>) {
    for (position, template) in library.templates.enumerated()
    where !used.contains(position) && !exempt.contains(template.name) {
      faults.append(
        Diagnostic(
          TemplateFault.unusedTemplate, at: template.file.wholeFile,
          "no page uses the template `\(template.name)`",
          help: "delete the file, or bring it in with `{{>\(template.name)}}`"))
    }
  }

  /// Adds a fault unless it is known already from another way to the same place.
  mutating func report(_ fault: Diagnostic) {
    let key = ReportKey(
      id: fault.id, message: fault.message, path: fault.location?.path ?? "",
      range: fault.location?.range ?? SourceRange(at: 0))
    if reported.insert(key).inserted { faults.append(fault) }
  }

  /// Puts a template on the list that `tag` brings in from `scope`.
  mutating func enter(_ position: Int, _ scope: Scope, tag: Scope.Place?) {
    used.insert(position)
    var inner = scope
    inner.template = position
    if let tag {
      let sentence = "brought in by `\(library.templates[tag.template].file.text(tag.range))`"
      inner.inclusions.append(Scope.Inclusion(tag: tag, sentence: sentence))
    }
    wait(library.templates[position].nodes, inner, start: -1, from: tag.map { (scope.state, $0) })
  }

  /// Puts a text on the list unless it was there before, and notes what leads to it.
  private mutating func wait(
    _ nodes: [TemplateNode], _ scope: Scope, start: Int,
    from origin: (state: Int, tag: Scope.Place)?
  ) {
    let key = scope.key(start)
    let known = states[key]
    let state = known ?? inclusions.addState(of: scope.template)
    if let origin {
      inclusions.add(
        InclusionGraph.Edge(
          from: origin.state, to: state, tag: origin.tag,
          origins: scope.context.frames.map(\.origin)))
    }
    guard known == nil else { return }
    states[key] = state
    var inner = scope
    inner.state = state
    inner.context = scope.context.asBeginning
    waiting.append((nodes, inner))
  }

  private mutating func check(_ nodes: [TemplateNode], _ scope: Scope) {
    for node in nodes {
      switch node {
      case .text: break
      case .variable(let variable): check(variable, scope)
      case .section(let section): check(section.children, opening(section, scope))
      case .partial(let partial):
        let tag = Scope.Place(template: scope.template, range: partial.range)
        for position in targets(partial.reference, at: partial.nameRange, scope) {
          enter(position, scope, tag: tag)
        }
      case .parent(let parent): check(parent, scope)
      case .block(let block): check(block, scope)
      }
    }
  }

  private mutating func check(_ parent: ParentNode, _ scope: Scope) {
    let tag = Scope.Place(template: scope.template, range: parent.range)
    let positions = targets(parent.reference, at: parent.nameRange, scope)
    reportBlocks(of: parent, positions, scope)
    let filled = Set(scope.fillings.flatMap(\.blocks.keys))
    let blocks = parent.overrides.filter { !filled.contains($0.name) }
    var inner = scope
    if !blocks.isEmpty {
      inner.fillings.append(
        Scope.Filling(
          tag: tag, blocks: Dictionary(blocks.map { ($0.name, $0) }) { first, _ in first },
          inclusions: scope.inclusions, context: scope.context))
    }
    for position in positions { enter(position, inner, tag: tag) }
  }

  private mutating func check(_ block: BlockNode, _ scope: Scope) {
    guard let index = scope.fillings.firstIndex(where: { $0.blocks[block.name] != nil }),
      let filling = scope.fillings[index].blocks[block.name]
    else { return check(block.children, scope) }
    var inner = scope
    inner.template = scope.fillings[index].tag.template
    inner.fillings = Array(scope.fillings[..<index])
    inner.inclusions = scope.fillings[index].inclusions
    let tag = Scope.Place(template: scope.template, range: block.range)
    if scope.context.key != scope.fillings[index].context.key {
      inner.inclusions.append(
        Scope.Inclusion(tag: tag, sentence: "shown in the block `\(block.name)`"))
    }
    wait(filling.children, inner, start: filling.range.lower, from: (scope.state, tag))
  }
}
