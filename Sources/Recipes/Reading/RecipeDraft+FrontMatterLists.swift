import Markdown
import YAML

extension RecipeDraft {
  /// Reads the layout that has ingredients and directions as lists of the front matter; the body
  /// is the story.
  ///
  /// Items that YAML takes for maps are read as their author meant them: a key without a value
  /// titles a group, a key with a text is a line with a colon in it, a key with a list is a group.
  mutating func readListsInFrontMatter() {
    let lists = FrontMatterLists(file: document.file)
    for entry in document.frontMatter?.entries ?? [] {
      switch FrontMatterKey(entry.key) {
      case .ingredients: recipe.ingredientGroups = lists.groups(of: entry.value)
      case .directions: recipe.parts = lists.parts(of: entry.value)
      case .notes: recipe.sections += lists.sections(of: entry.value)
      default: continue
      }
    }
    let blocks = takeTitle(Array(document.root.children))
    readDescription(blocks)
  }
}
