import Markdown
import YAML

/// How a file lays out its recipe, told mechanically.
enum Layout: Equatable {
  /// Ingredients and directions as lists of the front matter (chowdown).
  case listsInFrontMatter
  /// Title, description, rule, ingredients, rule, instructions.
  case recipeMD
  /// A heading for the ingredients, a heading for the method.
  case sectioned
  /// None of these: a text.
  case prose

  init(of document: MarkdownDocument) {
    if Layout.hasLists(document.frontMatter) {
      self = .listsInFrontMatter
      return
    }
    var sawRule = false
    for block in document.root.children {
      switch block.kind {
      case .heading:
        // Inside RecipeMD's ingredients a heading is a group's, whatever it says.
        if !sawRule, SectionHeading(block.plainText).kind == .ingredients {
          self = .sectioned
          return
        }
      case .thematicBreak: sawRule = true
      case .list:
        if sawRule {
          self = Layout.isSectionedAfterRule(document) ? .sectioned : .recipeMD
          return
        }
      default: break
      }
    }
    self = .prose
  }

  // Some authors draw a rule between sections; their headings say what the sections are.
  private static func isSectionedAfterRule(_ document: MarkdownDocument) -> Bool {
    let kinds = document.root.children.lazy.filter { $0.kind == .heading }
      .map { SectionHeading($0.plainText).kind }
    return kinds.contains(.ingredients) && kinds.contains(.method)
  }

  private static func hasLists(_ frontMatter: YAMLNode?) -> Bool {
    guard let entries = frontMatter?.entries else { return false }
    return entries.contains { entry in
      FrontMatterKey(entry.key) == .ingredients && entry.value.items != nil
    }
  }
}
