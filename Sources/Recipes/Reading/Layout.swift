import Markdown
import YAML

/// How a file lays out its recipe, told mechanically unless `format:` says it.
enum Layout: Equatable, CaseIterable {
  /// Ingredients and directions as lists of the front matter (chowdown).
  case listsInFrontMatter
  /// Title, description, rule, ingredients, rule, instructions.
  case recipeMD
  /// A heading for the ingredients, a heading for the method.
  case sectioned
  /// Short lists of ingredients, each with the step that uses them as a quote below it (nyum).
  case byStep
  /// No headings: the first list with amounts is the ingredients, and what follows is the method.
  case unlabelled
  /// None of these: a text.
  case prose

  /// What `format:` of the front matter calls it.
  var names: [String] {
    switch self {
    case .listsInFrontMatter: ["chowdown"]
    case .recipeMD: ["recipemd"]
    case .sectioned: ["sections", "sectioned"]
    case .byStep: ["nyum"]
    case .unlabelled: ["plain"]
    case .prose: ["text"]
    }
  }

  /// The layout that `format:` names, in any case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let layout = Layout.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = layout
  }

  init(of document: MarkdownDocument) {
    let entries = document.frontMatter?.entries ?? []
    let format = entries.first { FrontMatterKey($0.key) == .format }?.value.text
    self =
      format.flatMap { Layout(named: $0) }
      ?? (entries.contains(where: Layout.isListOfIngredients)
        ? .listsInFrontMatter : Layout(of: Array(document.root.children)))
  }

  private static func isListOfIngredients(_ entry: YAMLNode.Entry) -> Bool {
    switch FrontMatterKey(entry.key) {
    case .ingredients, .directions:
      entry.value.items != nil || entry.value.entries != nil
        || entry.value.text?.contains(where: \.isNewline) == true
    default: false
    }
  }

  /// Tells the layout of a body by its headings, rules, lists and quotes.
  init(of blocks: [Node]) {
    let kinds = blocks.compactMap { SectionHeading.kind(of: $0) }
    let hasIngredients = kinds.contains { $0 == .ingredients || $0 == .amounts }
    let hasMethod = kinds.contains(.method)
    if hasIngredients && hasMethod {
      self = .sectioned
    } else if Layout.isByStep(blocks) {
      self = .byStep
    } else if Layout.isRecipeMD(blocks) {
      self = .recipeMD
    } else if hasIngredients {
      self = .sectioned
    } else {
      self = UnlabelledParts(blocks) == nil ? .prose : .unlabelled
    }
  }

  /// Whether a rule is followed by a list before anything but headings and short lines.
  private static func isRecipeMD(_ blocks: [Node]) -> Bool {
    guard let rule = blocks.firstIndex(where: isRule) else { return false }
    return blocks[(rule + 1)...].prefix { !isRule($0) }.contains { $0.kind == .list }
  }

  static func isRule(_ block: Node) -> Bool {
    block.kind == .thematicBreak || SetextTrap.isTrap(block)
  }

  private static func isByStep(_ blocks: [Node]) -> Bool {
    blocks.contains { $0.kind == .blockQuote && $0.previous?.kind == .list }
      && blocks.contains {
        $0.kind == .list && $0.firstChild?.firstChild?.firstChild?.kind == .code
      }
  }
}
