import Diagnostics
import Markdown
import YAML

/// Reads lists of the front matter as ingredients and steps.
struct FrontMatterLists {
  /// The file that has them.
  let file: SourceFile

  /// One line of a list, or the title of a group.
  private enum Line {
    case text(String, YAMLNode)
    case title(String)
    case end
  }

  /// The ingredients of a list, in groups.
  func groups(of node: YAMLNode) -> [IngredientGroup] {
    var tree = GroupTree()
    for line in lines(of: node) {
      switch line {
      case .title(let title):
        tree.open(
          IngredientGroup(title: GroupTree.tidy(title), label: fragment(GroupTree.tidy(title))),
          level: 1)
      case .text(let text, let node):
        tree.add(MarkedLine.ingredient(text, at: node.range, in: file))
      case .end: tree.close(level: 1)
      }
    }
    return tree.takeGroups()
  }

  /// The steps of a list, in parts.
  func parts(of node: YAMLNode) -> [Part] {
    var parts = [Part(title: nil)]
    for line in lines(of: node) {
      switch line {
      case .title(let title):
        let title = GroupTree.tidy(title)
        parts.append(Part(title: title, label: fragment(title)))
      case .text(let text, let node):
        parts[parts.count - 1].steps.append(
          Step(
            body: paragraph(text, node), text: plain(text, node),
            durations: Durations.all(in: text),
            range: node.range))
      case .end: parts.append(Part(title: nil))
      }
    }
    return parts.filter { $0.title != nil || !$0.steps.isEmpty }
  }

  /// Notes as a section of their own.
  func sections(of node: YAMLNode) -> [Section] {
    var body = Fragment()
    for case .text(let text, let node) in lines(of: node) {
      if !body.isEmpty { body.append("\n") }
      body.append(paragraph(text, node))
    }
    return body.isEmpty ? [] : [Section(title: Fragment(), level: 2, body: body)]
  }

  private func lines(of node: YAMLNode) -> [Line] {
    switch node.value {
    case .null: return []
    case .scalar(let text, _):
      return text.split(whereSeparator: \.isNewline).map {
        .text(Blanks.trimmed(String($0)), node)
      }
    case .mapping(let entries): return entries.flatMap { lines(of: $0) }
    case .sequence(let items):
      return items.flatMap { item -> [Line] in
        if let text = item.text { return [.text(Blanks.trimmed(text), item)] }
        return (item.entries ?? []).flatMap { lines(of: $0) }
      }
    }
  }

  private func lines(of entry: YAMLNode.Entry) -> [Line] {
    switch entry.value.value {
    case .null: [.title(entry.key)]
    case .scalar(let text, _): [.text("\(entry.key): \(text)", entry.value)]
    case .sequence, .mapping: [.title(entry.key)] + lines(of: entry.value) + [.end]
    }
  }

  private func paragraph(_ text: String, _ node: YAMLNode) -> Fragment {
    var paragraph = Fragment()
    paragraph.append("<p>")
    paragraph.append(MarkedLine(text, at: node.range, in: file)?.html ?? fragment(text))
    paragraph.append("</p>")
    return paragraph
  }

  /// A line without the marks of Markdown.
  private func plain(_ text: String, _ node: YAMLNode) -> String {
    MarkedLine(text, at: node.range, in: file)?.paragraph.plainText ?? text
  }

  private func fragment(_ text: String) -> Fragment {
    var fragment = Fragment()
    fragment.append(text: text)
    return fragment
  }
}
