import Markdown

extension Recipe {
  /// Everything in this recipe that names another file, in reading order, relations first.
  public var references: [LinkReference] {
    var references = related.map { LinkReference($0, role: .related) }
    if let photo {
      references.append(
        LinkReference(Reference(target: photo.target, range: photo.range), role: .image))
    }
    for fragment in fragments {
      for slot in fragment.slots {
        let reference = Reference(target: slot.target, range: slot.range)
        references.append(LinkReference(reference, role: slot.kind == .link ? .link : .image))
      }
    }
    return references
  }

  /// Every piece of its text that may hold links, in reading order.
  public var fragments: [Fragment] {
    var fragments = [description]
    for group in ingredientGroups { group.collectFragments(into: &fragments) }
    for part in parts {
      fragments.append(part.label)
      fragments += part.steps.map(\.body)
    }
    for section in sections { fragments += [section.title, section.body] }
    return fragments
  }
}

extension IngredientGroup {
  fileprivate func collectFragments(into fragments: inout [Fragment]) {
    fragments.append(label)
    fragments += ingredients.map(\.label)
    for group in groups { group.collectFragments(into: &fragments) }
  }
}
