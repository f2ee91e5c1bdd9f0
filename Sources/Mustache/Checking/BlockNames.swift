/// The blocks that a template offers, its own and those of the templates that it brings in.
struct BlockNames {
  private(set) var names: Set<String> = []
  /// Whether a template inside is chosen by a field, so that there may be blocks not known here.
  private(set) var isOpen = false
  private var waiting: [String] = []

  /// The blocks of the template at that position in a library.
  init(of position: Int, in library: TemplateLibrary) {
    var seen: Set<Int> = [position]
    collect(library.templates[position].nodes)
    while let name = waiting.popLast() {
      guard let next = library.positions[name], seen.insert(next).inserted else { continue }
      collect(library.templates[next].nodes)
    }
  }

  private mutating func collect(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .text, .variable: break
      case .section(let section): collect(section.children)
      case .partial(let partial): follow(partial.reference)
      case .block(let block):
        names.insert(block.name)
        collect(block.children)
      case .parent(let parent):
        follow(parent.reference)
        for block in parent.overrides { collect(block.children) }
      }
    }
  }

  private mutating func follow(_ reference: TemplateReference) {
    switch reference {
    case .named(let name): waiting.append(name)
    case .dynamic: isOpen = true
    }
  }
}
