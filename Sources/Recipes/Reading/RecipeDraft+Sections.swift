import Markdown

extension RecipeDraft {
  /// Reads a file whose headings say what each section is.
  mutating func readSections() {
    let blocks = takeTitle(Array(document.root.children)).filter { $0.kind != .thematicBreak }
    let first = blocks.firstIndex { $0.kind == .heading } ?? blocks.endIndex
    readDescription(Array(blocks[..<first]))
    let level = sectionLevel(blocks)
    var index = first
    while index < blocks.count {
      let end =
        blocks[(index + 1)...].firstIndex {
          $0.kind == .heading && $0.headingLevel <= level
        } ?? blocks.endIndex
      readSection(blocks[index], Array(blocks[(index + 1)..<end]))
      index = end
    }
  }

  /// The level at which sections stand: that of the heading of the ingredients.
  private func sectionLevel(_ blocks: [Node]) -> Int {
    blocks.first {
      $0.kind == .heading && SectionHeading($0.plainText).kind == .ingredients
    }?.headingLevel ?? 2
  }

  private mutating func readSection(_ heading: Node, _ body: [Node]) {
    let announced = SectionHeading(heading.plainText)
    switch announced.kind {
    case .ingredients:
      let rest = readIngredients(body, under: announced.rest == nil ? nil : heading)
      if !rest.isEmpty { keep(rest, of: heading) }
    case .method:
      if announced.rest != nil {
        readSteps([heading] + body)
      } else {
        readSteps(body)
      }
    case .facts:
      let rest = body.filter { !takeFacts($0) }
      if !rest.isEmpty { readSection(heading: heading, rest) }
    case .source:
      if recipe.source == nil { recipe.source = onlyAddress(in: body) }
      readSection(heading: heading, body)
    case .other: readSection(heading: heading, body)
    }
  }

  /// Keeps a section as it stands.
  mutating func readSection(heading: Node, _ body: [Node]) {
    recipe.sections.append(
      Section(
        title: writer.inlines(of: heading), level: heading.headingLevel,
        body: writer.blocks(body)))
  }

  /// Text between ingredients stands after the method, under no heading of its own.
  private mutating func keep(_ blocks: [Node], of heading: Node) {
    recipe.sections.append(
      Section(title: Fragment(), level: heading.headingLevel, body: writer.blocks(blocks)))
  }

  private func onlyAddress(in body: [Node]) -> String? {
    guard body.count == 1 else { return nil }
    let text = CommaList.trimmed(body[0].plainText)
    let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isAddress && !text.contains(" ") ? text : nil
  }
}
