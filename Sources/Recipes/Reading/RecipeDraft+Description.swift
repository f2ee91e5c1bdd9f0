import Markdown

extension RecipeDraft {
  /// Reads what stands between title and ingredients: picture, tags, yields, times, and the text.
  mutating func readDescription(_ blocks: [Node]) {
    var text: [Node] = []
    for block in blocks {
      if takePhoto(block) || takeTagsAndYields(block) || takeTags(block) || takeYields(block)
        || takeFacts(block)
      {
        continue
      }
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
    let alt = image.plainText
    recipe.photo = Photo(
      target: image.target, alt: alt.isEmpty ? recipe.photoAlt : alt, range: image.range)
    return true
  }

  /// Takes tags and yields that stand on two lines of one paragraph.
  private mutating func takeTagsAndYields(_ block: Node) -> Bool {
    guard layout == .recipeMD, block.kind == .paragraph else { return false }
    let parts = block.children.filter { !$0.isBlank && $0.kind != .lineBreak }
    guard parts.count == 2, let tags = parts.first(where: { $0.kind == .emphasis }),
      let yields = parts.first(where: { $0.kind == .strong })
    else { return false }
    for tag in CommaList.items(tags.plainText) where !recipe.tags.contains(tag) {
      recipe.tags.append(tag)
    }
    take(CommaList.items(yields.plainText).map { Yield(yield: $0) }, at: block.range)
    return true
  }

  /// Takes a paragraph that is all emphasis for tags, where that is RecipeMD's way.
  private mutating func takeTags(_ block: Node) -> Bool {
    guard layout == .recipeMD, let text = whole(block, .emphasis) else { return false }
    for tag in CommaList.items(text) where isSentence(tag) {
      note(
        RecipeFault.sentenceAsTag, at: block.range,
        "`\(tag)` is taken for a tag, but it reads like a sentence",
        help: "take the `*` away to make it a description")
    }
    for tag in CommaList.items(text) where !recipe.tags.contains(tag) { recipe.tags.append(tag) }
    return true
  }

  private func isSentence(_ tag: String) -> Bool {
    tag.utf8.last == UInt8(ascii: ".") || tag.utf8.split(separator: UInt8(ascii: " ")).count > 4
  }

  /// Takes a paragraph that is all strong emphasis for yields; outside of RecipeMD only numbers.
  private mutating func takeYields(_ block: Node) -> Bool {
    guard let text = whole(block, .strong) else { return false }
    let yields = CommaList.items(text).map { Yield(yield: $0) }
    guard layout == .recipeMD || yields.allSatisfy({ $0.min != nil }) else { return false }
    take(yields, at: block.range)
    return true
  }

  private func whole(_ block: Node, _ kind: Node.Kind) -> String? {
    guard block.kind == .paragraph || SetextTrap.isTrap(block), let only = block.onlyInline,
      only.kind == kind
    else { return nil }
    return only.plainText
  }
}
