import Markdown

extension RecipeDraft {
  /// Reads what stands between title and ingredients: picture, tags, yields, times, and the text.
  mutating func readDescription(_ blocks: [Node]) {
    var text: [Node] = []
    for block in blocks {
      if takePhoto(block) || takeTags(block) || takeYields(block) || takeFacts(block) { continue }
      text.append(block)
    }
    recipe.descriptionSource = source(of: text)
    recipe.description = writer.blocks(text)
    if recipe.summary.isEmpty {
      recipe.summary =
        text.first { $0.kind == .paragraph }.map { Summary.line(of: $0.plainText) } ?? ""
    }
  }

  /// The text of blocks as the author wrote it, from the first to the last.
  func source(of blocks: [Node]) -> String? {
    guard let first = blocks.first, let last = blocks.last else { return nil }
    return document.file.text(.init(first.range.lower, last.range.upper))
  }

  /// Takes a paragraph that is a picture alone for the photo, the first time.
  private mutating func takePhoto(_ block: Node) -> Bool {
    guard recipe.photo == nil, block.kind == .paragraph, let image = block.firstChild,
      image.kind == .image, image.next == nil
    else { return false }
    recipe.photo = Photo(target: image.target, alt: image.plainText, range: image.range)
    return true
  }

  /// Takes a paragraph that is all emphasis for tags.
  private mutating func takeTags(_ block: Node) -> Bool {
    guard let text = whole(block, .emphasis) else { return false }
    for tag in CommaList.items(text) where !recipe.tags.contains(tag) { recipe.tags.append(tag) }
    return true
  }

  /// Takes a paragraph that is all strong emphasis for yields.
  private mutating func takeYields(_ block: Node) -> Bool {
    guard let text = whole(block, .strong) else { return false }
    recipe.yields += CommaList.items(text).map { Yield(yield: $0) }
    return true
  }

  private func whole(_ block: Node, _ kind: Node.Kind) -> String? {
    guard block.kind == .paragraph, let only = block.firstChild, only.kind == kind,
      only.next == nil
    else { return nil }
    return only.plainText
  }
}
