import Markdown
import YAML

/// Reads lists of the front matter as ingredients and steps.
enum FrontMatterLists {
  /// One line of a list, or the title of a group.
  private enum Line {
    case text(String, YAMLNode)
    case title(String)
    case end
  }

  /// The ingredients of a list, in groups.
  static func groups(of node: YAMLNode) -> [IngredientGroup] {
    var tree = GroupTree()
    for line in lines(of: node) {
      switch line {
      case .title(let title):
        tree.open(
          IngredientGroup(title: GroupTree.tidy(title), label: fragment(GroupTree.tidy(title))),
          level: 1)
      case .text(let text, let node): tree.add(ingredient(text, node))
      case .end: tree.close(level: 1)
      }
    }
    return tree.takeGroups()
  }

  /// The steps of a list, in parts.
  static func parts(of node: YAMLNode) -> [Part] {
    var parts = [Part(title: nil)]
    for line in lines(of: node) {
      switch line {
      case .title(let title):
        let title = GroupTree.tidy(title)
        parts.append(Part(title: title, label: fragment(title)))
      case .text(let text, let node):
        parts[parts.count - 1].steps.append(
          Step(
            body: Fragment(html: Array("<p>".utf8) + fragment(text).html + Array("</p>".utf8)),
            text: text, durations: Durations.all(in: text), range: node.range))
      case .end: parts.append(Part(title: nil))
      }
    }
    return parts.filter { $0.title != nil || !$0.steps.isEmpty }
  }

  /// Notes as a section of their own.
  static func sections(of node: YAMLNode) -> [Section] {
    let texts = lines(of: node).compactMap { line -> [UInt8]? in
      guard case .text(let text, _) = line else { return nil }
      return Array("<p>".utf8) + fragment(text).html + Array("</p>".utf8)
    }
    guard !texts.isEmpty else { return [] }
    return [
      Section(
        title: Fragment(), level: 2, body: Fragment(html: Array(texts.joined(separator: [10]))))
    ]
  }

  private static func lines(of node: YAMLNode) -> [Line] {
    switch node.value {
    case .null: return []
    case .scalar(let text, _):
      return text.split(whereSeparator: \.isNewline).map {
        .text(CommaList.trimmed(String($0)), node)
      }
    case .mapping(let entries): return entries.flatMap { lines(of: $0) }
    case .sequence(let items):
      return items.flatMap { item -> [Line] in
        if let text = item.text { return [.text(CommaList.trimmed(text), item)] }
        return (item.entries ?? []).flatMap { lines(of: $0) }
      }
    }
  }

  private static func lines(of entry: YAMLNode.Entry) -> [Line] {
    switch entry.value.value {
    case .null: [.title(entry.key)]
    case .scalar(let text, _): [.text("\(entry.key): \(text)", entry.value)]
    case .sequence, .mapping: [.title(entry.key)] + lines(of: entry.value) + [.end]
    }
  }

  private static func ingredient(_ text: String, _ node: YAMLNode) -> Ingredient {
    let line = IngredientLine(text)
    let bytes = Array(text.utf8)
    let rest = line.remainder.map { CommaList.trimmed(String(decoding: bytes[$0], as: UTF8.self)) }
    let label = line.amount == nil ? text : rest.filter { !$0.isEmpty }.joined(separator: " ")
    var ingredient = Ingredient(text: text, label: fragment(label), range: node.range)
    ingredient.name = line.name
    ingredient.nameSource = line.name
    ingredient.amount = line.amount
    ingredient.alternateAmount = line.alternateAmount
    ingredient.note = line.note
    ingredient.isOptional = line.isOptional
    return ingredient
  }

  private static func fragment(_ text: String) -> Fragment {
    var fragment = Fragment()
    fragment.append(text: text)
    return fragment
  }
}
