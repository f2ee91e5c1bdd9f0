import Diagnostics
import Markdown

/// Reads recipes by the letter of RecipeMD 2.4.
///
/// The recipe has what RecipeMD's JSON tells, as source and plain text, and nothing to show:
/// `RecipeReader` reads recipes for pages.
public enum RecipeMDReader {
  /// Reads a file strictly; what the specification does not allow comes back as errors.
  public static func read(
    _ document: MarkdownDocument, id: RecipeID
  ) -> (recipe: Recipe, diagnostics: [Diagnostic]) {
    var reading = RecipeMDReading(document, id: id)
    reading.read(Array(document.root.children))
    let faults = RecipeMDCheck.strictFaults(of: document)
    return (reading.recipe, document.diagnostics + faults)
  }
}

/// One strict reading.
struct RecipeMDReading {
  let document: MarkdownDocument
  var recipe: Recipe

  init(_ document: MarkdownDocument, id: RecipeID) {
    self.document = document
    recipe = Recipe(id: id, title: "")
  }

  mutating func read(_ blocks: [Node]) {
    guard let title = blocks.first, title.kind == .heading else { return }
    recipe.title = HeadingSource.text(of: title)
    let first = blocks.firstIndex { $0.kind == .thematicBreak } ?? blocks.count
    readHead(Array(blocks[1..<max(1, first)]), after: title, before: blocks.dropFirst(first).first)
    let rest = blocks.dropFirst(first + 1)
    let second = rest.firstIndex { $0.kind == .thematicBreak } ?? rest.endIndex
    readIngredients(Array(rest[..<second]))
    if second < rest.endIndex {
      recipe.instructionsSource = VerbatimSource.text(
        of: document.file, rest[second].range.upper, document.bodyRange.upper)
    }
  }

  /// Takes tags and yields; what stands above the first of them is the description.
  private mutating func readHead(_ blocks: [Node], after title: Node, before divider: Node?) {
    var end = divider?.range.lower ?? document.bodyRange.upper
    for block in blocks where block.kind == .paragraph {
      guard let only = block.onlyInline, only.kind == .emphasis || only.kind == .strong else {
        continue
      }
      let items = CommaList.items(only.plainText)
      if only.kind == .emphasis { recipe.tags += items }
      if only.kind == .strong { recipe.yields += items.map { RecipeMDReading.amount($0) } }
      end = min(end, block.range.lower)
    }
    recipe.descriptionSource = VerbatimSource.text(of: document.file, title.range.upper, end)
  }

  private mutating func readIngredients(_ blocks: [Node]) {
    var tree = GroupTree()
    for block in blocks {
      if block.kind == .heading {
        let source = HeadingSource.text(of: block)
        tree.open(IngredientGroup(title: source, titleSource: source), level: block.headingLevel)
      } else if block.kind == .list {
        for item in block.children { tree.add(ingredient(item)) }
      }
    }
    recipe.ingredientGroups = tree.takeGroups()
  }

  private func ingredient(_ item: Node) -> Ingredient {
    let first = item.firstChild?.firstChild
    var ingredient = Ingredient(text: item.plainText, label: Fragment(), range: item.range)
    let amount = first.flatMap { $0.kind == .emphasis ? $0 : nil }
    ingredient.amount = amount.map { RecipeMDReading.amount($0.plainText) }
    ingredient.nameSource =
      amount == nil ? NameSource.whole(item) : NameSource.afterEmphasis(item) ?? item.plainText
    if let link = onlyLink(item, after: amount) {
      ingredient.link = Reference(target: link.target, range: link.range)
      ingredient.name = link.plainText
    }
    return ingredient
  }

  /// The link that is all of an item but its amount.
  private func onlyLink(_ item: Node, after amount: Node?) -> Node? {
    guard let paragraph = item.firstChild, paragraph.next == nil else { return nil }
    let rest = paragraph.children.filter { !$0.isBlank && $0 != amount }
    guard rest.count == 1, let link = rest.first, link.kind == .link else { return nil }
    return link
  }

  private static func amount(_ text: String) -> Amount {
    let amount = RecipeMDAmount(text)
    return Amount(min: amount?.factor, unit: amount?.unit, text: text)
  }
}
