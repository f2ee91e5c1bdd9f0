import Diagnostics

extension CheckWalk {
  /// The templates that a partial or parent tag may bring in; those that are missing are reported.
  mutating func targets(
    _ reference: TemplateReference, at range: SourceRange, _ scope: Scope
  ) -> [Int] {
    switch reference {
    case .named(let name):
      if let position = library.positions[name] { return [position] }
      reportMissingTemplate(name, "there is no template `\(name)`", range, scope)
      return []
    case .dynamic(let field):
      guard let shape = shape(of: field, scope) else { return [] }
      guard case .template(let names) = shape.present else {
        report(
          TemplateFault.notATemplateName, range, scope,
          "`\(field.text)` is \(shape.present.phrase), not the name of a template",
          help: "write the name of the template itself, without `*`")
        return []
      }
      return names.compactMap { name in
        if let position = library.positions[name] { return position }
        let message = "there is no template `\(name)`, which `\(field.text)` may name"
        reportMissingTemplate(name, message, range, scope)
        return nil
      }
    }
  }

  private mutating func reportMissingTemplate(
    _ name: String, _ message: String, _ range: SourceRange, _ scope: Scope
  ) {
    let near = NearMiss.best(for: name, among: library.names)
    report(
      TemplateFault.missingTemplate, range, scope, message,
      help: near.map { "did you mean `\($0)`?" } ?? "add the file `\(name).mustache`")
  }

  /// Reports that a template is missing with which a page begins.
  mutating func reportMissingRoot(_ name: String) {
    let near = NearMiss.best(for: name, among: library.names)
    report(
      Diagnostic(
        TemplateFault.missingTemplate, at: nil,
        "there is no template `\(name)`, with which pages begin",
        help: near.map { "is `\($0).mustache` meant for it? Then rename it to `\(name).mustache`" }
          ?? "add the file `\(name).mustache`"))
  }

  /// Reports blocks of a parent tag that fill nothing, and what is in no block.
  mutating func reportBlocks(of parent: ParentNode, _ positions: [Int], _ scope: Scope) {
    for stray in parent.strays {
      report(
        TemplateFault.strayContent, stray, scope,
        "this stands inside `\(file(scope).text(parent.range))` but in no block, so it is never shown",
        help: "move it into a block")
    }
    let known = positions.map { BlockNames(of: $0, in: library) }
    let names = known.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let isOpen = known.isEmpty || known.contains(where: \.isOpen)
    var filled: Set<String> = []
    for block in parent.overrides {
      if !isOpen, !names.contains(block.name) { reportUnknown(block, of: parent, names, scope) }
      guard !filled.insert(block.name).inserted else { continue }
      report(
        TemplateFault.duplicateBlock, block.range, scope,
        "the block `\(block.name)` is filled for the second time",
        help: "put everything into one `{{$\(block.name)}}`")
    }
  }

  private mutating func reportUnknown(
    _ block: BlockNode, of parent: ParentNode, _ names: Set<String>, _ scope: Scope
  ) {
    let near = NearMiss.best(for: block.name, among: names)
    let parentName = file(scope).text(parent.nameRange)
    let list = names.sorted().map { "`\($0)`" }.joined(separator: ", ")
    let note =
      names.isEmpty ? "`\(parentName)` has no blocks" : "the blocks of `\(parentName)` are \(list)"
    report(
      Diagnostic(
        TemplateFault.unknownBlock, at: file(scope).location(of: block.nameRange),
        "`\(parentName)` has no block `\(block.name)`",
        notes: [.init(note)] + inclusionNotes(scope), help: near.map { "did you mean `\($0)`?" }))
  }

  /// Reports templates that bring each other in without end: each tag with what it leads to.
  mutating func reportCycle(_ steps: [(tag: Scope.Place, target: Int)]) {
    guard let last = steps.last else { return }
    let notes = steps.map { step in
      let from = library.templates[step.tag.template]
      return Diagnostic.Note(
        "`\(from.name)` leads to `\(library.templates[step.target].name)`",
        at: from.file.location(of: step.tag.range))
    }
    report(
      Diagnostic(
        TemplateFault.includeCycle, at: location(last.tag),
        "the template `\(library.templates[last.target].name)` brings in itself without end",
        notes: notes,
        help: "put the tag into a section over entries that the current value itself holds"))
  }
}

extension CheckWalk {
  /// The file that is read.
  func file(_ scope: Scope) -> SourceFile { library.templates[scope.template].file }

  private func location(_ place: Scope.Place) -> SourceLocation {
    library.templates[place.template].file.location(of: place.range)
  }

  /// How the check came to a template, innermost first.
  func inclusionNotes(_ scope: Scope) -> [Diagnostic.Note] {
    scope.inclusions.reversed().map { .init($0.sentence, at: location($0.tag)) }
  }

  /// Reports a fault with the chain of inclusion.
  mutating func report(
    _ kind: DiagnosticKind, _ range: SourceRange, _ scope: Scope, _ message: String, help: String?
  ) {
    report(
      Diagnostic(
        kind, at: file(scope).location(of: range), message, notes: inclusionNotes(scope),
        help: help))
  }
}
