import Diagnostics

extension CheckWalk {
  /// Checks a tag that prints a field.
  mutating func check(_ variable: VariableNode, _ scope: Scope) {
    guard let shape = shape(of: variable.name, scope) else { return }
    let name = variable.name.text
    let written = file(scope).text(variable.range)
    switch shape.present {
    case .html where variable.isEscaped:
      report(
        TemplateFault.escapedHTML, variable.range, scope,
        "`\(name)` is HTML, and `\(written)` would show its tags to the reader",
        help: "write `{{{\(name)}}}`")
    case .text, .url, .template, .flag:
      guard !variable.isEscaped else { return }
      report(
        TemplateFault.unescapedText, variable.range, scope,
        "`\(name)` is \(shape.present.phrase), and `\(written)` would print it as HTML",
        help: "write `{{\(name)}}`")
    case .html: break
    case .list, .record, .optional:
      report(
        TemplateFault.unprintable, variable.range, scope,
        "`\(name)` is \(shape.present.phrase) and prints nothing",
        help: "open a section over it: `{{#\(name)}}…{{/\(name)}}`")
    }
  }

  /// Checks the tag that opens a section; the scope inside it.
  mutating func opening(_ section: SectionNode, _ scope: Scope) -> Scope {
    var inner = scope
    let resolution = scope.context.resolve(section.name)
    guard let shape = shape(of: section.name, scope), case .shape(_, let frame) = resolution else {
      if !section.isInverted { inner.context = scope.context.insideUnknown }
      return inner
    }
    reportSection(section, over: shape, scope)
    if section.isInverted { return inner }
    if case .list(let entry) = shape.present {
      inner.context = scope.context.inside(entry, at: frame, section.name, isEntry: true)
    } else {
      inner.context = scope.context.inside(
        shape.present, at: frame, section.name, isEntry: false)
    }
    return inner
  }

  private mutating func reportSection(_ section: SectionNode, over shape: Shape, _ scope: Scope) {
    let name = section.name.text
    switch shape {
    case .text, .html, .url, .template:
      let braces = if case .html = shape { "{{{\(name)}}}" } else { "{{\(name)}}" }
      report(
        TemplateFault.sectionOnScalar, section.range, scope,
        "`\(name)` is \(shape.phrase) that is always there, so a section over it is needless",
        help: section.isInverted
          ? "remove the section, it is never shown" : "write `\(braces)` without a section")
    case .record where section.isInverted:
      report(
        TemplateFault.neverShown, section.range, scope,
        "`\(name)` is always there, so what stands in `{{^\(name)}}` is never shown",
        help: "remove the section")
    case .record, .flag, .list, .optional: break
    }
  }

  /// What a name leads to; `nil` where that is not known, which is then reported.
  mutating func shape(of name: FieldName, _ scope: Scope) -> Shape? {
    switch scope.context.resolve(name) {
    case .shape(let shape, _): return shape
    case .unknown: return nil
    case .missing(let missing):
      reportMissing(missing, of: name, scope)
      return nil
    }
  }

  private mutating func reportMissing(
    _ missing: MissingField, of name: FieldName, _ scope: Scope
  ) {
    switch missing.holder?.shape.present {
    case nil:
      reportMissing(
        missing, among: scope.context.records, scope, "there is no field `\(missing.part)` here")
    case .record(let record)?:
      let holder = missing.holder?.name ?? record.name
      reportMissing(missing, among: [record], scope, "`\(holder)` has no field `\(missing.part)`")
    case .list?:
      let holder = missing.holder?.name ?? ""
      report(
        TemplateFault.unknownField, missing.range, scope,
        "`\(holder)` is a list, so `\(name.text)` could be a field of any of its entries",
        help: "open a section over it: `{{#\(holder)}}{{\(missing.part)}}{{/\(holder)}}`")
    case let shape?:
      report(
        TemplateFault.unknownField, missing.range, scope,
        "`\(missing.holder?.name ?? "")` is \(shape.phrase) and has no fields", help: nil)
    }
  }

  private mutating func reportMissing(
    _ missing: MissingField, among records: [RecordShape], _ scope: Scope, _ message: String
  ) {
    let near = NearMiss.best(for: missing.part, among: records.flatMap { $0.fields.map(\.name) })
    let lists = records.map { record in
      let names = record.fields.map { "`\($0.name)`" }.joined(separator: ", ")
      return Diagnostic.Note("the fields of `\(record.name)` are \(names)")
    }
    report(
      Diagnostic(
        TemplateFault.unknownField, at: file(scope).location(of: missing.range), message,
        notes: lists + inclusionNotes(scope),
        fixes: near.map { [.meant($0, path: file(scope).path, range: missing.range)] } ?? []))
  }
}

extension Shape {
  /// The shape in a sentence: "a list".
  var phrase: String {
    switch self {
    case .text: "text"
    case .html: "HTML"
    case .url: "a URL"
    case .flag: "a flag"
    case .template: "the name of a template"
    case .list: "a list"
    case .record: "a record"
    case .optional(let inner): inner.phrase
    }
  }
}
