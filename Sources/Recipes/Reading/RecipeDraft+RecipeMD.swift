import Markdown

extension RecipeDraft {
  /// Reads RecipeMD as people write it: title, description, rule, ingredients, rule, instructions.
  mutating func readRecipeMD() {
    let blocks = takeTitle(Array(document.root.children))
    let rules = blocks.indices.filter { Layout.isRule(blocks[$0]) }
    guard let first = rules.first else { return readDescription(blocks) }
    let isTrapped = blocks[first].kind == .heading
    readDescription(Array(isTrapped ? blocks[...first] : blocks[..<first]))
    let second = rules.dropFirst().first ?? blocks.endIndex
    var instructions = second < blocks.endIndex ? Array(blocks[(second + 1)...]) : []
    let list = Array(blocks[(first + 1)..<second])
    let end = endOfIngredients(list)
    let rest = readIngredients(Array(list[..<end]))
    // Without the second rule the instructions begin where the lists end.
    instructions = rest + Array(list[end...]) + instructions
    recipe.instructionsSource = source(of: instructions)
    readInstructions(instructions)
  }

  /// Reads what follows the ingredients; headings that announce no method begin sections of
  /// their own, such as tips.
  mutating func readInstructions(_ blocks: [Node]) {
    let level = blocks.filter { $0.kind == .heading }.map(\.headingLevel).min()
    var steps: [Node] = []
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      if block.kind == .heading, block.headingLevel == level, isAside(block) {
        let end = endOfSection(blocks, from: index)
        readSection(heading: block, Array(blocks[(index + 1)..<end]))
        index = end
      } else {
        if block.kind != .heading || SectionHeading(block.plainText).kind != .method {
          steps.append(block)
        }
        index += 1
      }
    }
    readSteps(steps)
  }

  private func isAside(_ heading: Node) -> Bool { AsideHeading.isOne(heading.plainText) }

  private func endOfSection(_ blocks: [Node], from start: Int) -> Int {
    let level = blocks[start].headingLevel
    return blocks[(start + 1)...].firstIndex {
      $0.kind == .heading && $0.headingLevel <= level
    } ?? blocks.endIndex
  }

  private func endOfIngredients(_ blocks: [Node]) -> Int {
    var end = blocks.startIndex
    for (index, block) in blocks.enumerated() where block.kind == .list && !block.isOrdered {
      end = index + 1
    }
    return end == blocks.startIndex ? blocks.endIndex : end
  }
}
