import Markdown

extension RecipeDraft {
  /// Reads a file whose headings say what each section is.
  mutating func readSections() {
    let blocks = takeTitle(Array(document.root.children)).filter { $0.kind != .thematicBreak }
    let (head, passages) = Passage.split(blocks)
    readDescription(head)
    let hasAmounts = passages.contains { $0.announced.kind == .amounts && $0.hasList }
    for passage in passages { read(passage, hasAmounts: hasAmounts) }
  }

  private mutating func read(_ passage: Passage, hasAmounts: Bool) {
    switch passage.announced.kind {
    case .ingredients where hasAmounts && passage.hasList: show(passage)
    case .ingredients, .amounts: readListed(passage)
    case .method: readMethod(passage)
    case .facts: readFacts(passage)
    case .source:
      if recipe.source == nil { recipe.source = onlyAddress(in: passage.blocks) }
      show(passage)
    case .other where takeFact(inHeading: passage.heading): showBelow(passage)
    case .other: show(passage)
    }
  }

  /// Shows what stands under a heading that has been taken.
  private mutating func showBelow(_ passage: Passage) {
    let blocks = passage.blocks.filter { !$0.isInvisible }
    guard !blocks.isEmpty else { return }
    recipe.sections.append(
      Section(title: Fragment(), level: 2, body: writer.blocks(blocks)))
  }

  private mutating func readListed(_ passage: Passage) {
    takeYield(fromHeading: passage)
    let isTitled =
      passage.announced.rest != nil && !ServingPhrase.isWhole(passage.heading.plainText)
    let rest = readIngredients(passage.blocks, under: isTitled ? passage.heading : nil)
      .filter { !takeFacts($0) }
    takeYield(mentionedIn: rest)
    guard !rest.isEmpty else { return }
    // Text between ingredients stands after the method, under no heading of its own.
    let level = min(passage.level, 6)
    recipe.sections.append(
      Section(title: Fragment(), level: level, body: writer.blocks(rest)))
  }

  /// `Ingredients (4 servings)`, `Zutaten für 4 Personen`.
  private mutating func takeYield(fromHeading passage: Passage) {
    guard recipe.yields.isEmpty, passage.announced.rest != nil,
      let yield = ServingPhrase.yield(in: passage.heading.plainText)
    else { return }
    recipe.yields = [yield]
  }

  private mutating func readMethod(_ passage: Passage) {
    readSteps(passage.announced.rest == nil ? passage.blocks : [passage.heading] + passage.blocks)
    guard let source = source(of: passage.blocks) else { return }
    recipe.instructionsSource = recipe.instructionsSource.map { "\($0)\n\n\(source)" } ?? source
  }

  /// Takes times and yields out of a passage and shows what is left of it.
  private mutating func readFacts(_ passage: Passage) {
    var shown = passage
    shown.blocks = passage.blocks.filter { block in
      !takeFacts(block) && !(block.kind == .list && takeUnlabelledFacts(block))
    }
    if shown.blocks.contains(where: { !$0.isInvisible }) { show(shown) }
  }

  private mutating func show(_ passage: Passage) {
    readSection(heading: passage.heading, passage.blocks)
  }

  /// Keeps a section as it stands.
  mutating func readSection(heading: Node, _ body: [Node]) {
    recipe.sections.append(
      Section(
        title: writer.inlines(of: heading), level: max(heading.headingLevel, 2),
        anchor: writer.anchors.id(forHeading: heading.plainText), body: writer.blocks(body)))
  }

  private func onlyAddress(in body: [Node]) -> String? {
    guard body.count == 1 else { return nil }
    let text = Blanks.trimmed(body[0].plainText)
    let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isAddress && !text.contains(" ") ? text : nil
  }
}
