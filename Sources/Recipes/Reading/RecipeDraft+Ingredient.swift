import Diagnostics
import Markdown

extension RecipeDraft {
  /// The ingredient of a list item; `nil` for an item that is empty, which is noted.
  mutating func ingredient(of item: Node) -> Ingredient? {
    guard let paragraph = item.firstChild, item.hasText else {
      note(
        RecipeMDFault.name, at: item.range, "this ingredient has no name",
        help: "write what it is, or take the line out")
      return nil
    }
    var ingredient = ingredient(from: paragraph.firstChild, upTo: nil, in: item)
    let more = Siblings(from: paragraph.next).filter { !$0.isInvisible }
    if !more.isEmpty {
      ingredient.label.append("\n")
      ingredient.label.append(writer.blocks(more))
    }
    return ingredient
  }

  /// The ingredient that a run of text names; `block` is the item or paragraph that holds it.
  mutating func ingredient(from first: Node?, upTo end: Node?, in block: Node) -> Ingredient {
    let start = Siblings(from: first, upTo: end).first { !$0.isBlank } ?? first
    let whole = InlineText(from: start, upTo: end).withoutMarksOfNotes
    if let first = whole.first, let amount = markedAmount(first) {
      return ingredient(amount, whole.rest, whole, block)
    }
    let line = IngredientLine(bytes: whole.bytes)
    var ingredient = ingredient(line, whole, block)
    ingredient.text = Blanks.trimmed(whole.text)
    ingredient.amount = line.amount
    ingredient.nameSource = line.amount == nil ? NameSource.whole(block) : line.name
    if let doubtful = line.doubtful {
      noteDoubtful(String(decoding: whole.bytes[doubtful], as: UTF8.self), line.amount, block)
    }
    if line.amount == nil, IngredientLine.beginsWithNumber(whole.bytes),
      !whole.bytes.prefix(8).contains(UInt8(ascii: "%"))
    {
      noteUnclear(block)
    }
    return ingredient
  }

  /// An ingredient whose amount the author has set apart.
  private mutating func ingredient(
    _ amount: MarkedAmount, _ rest: InlineText, _ whole: InlineText, _ block: Node
  ) -> Ingredient {
    let line = IngredientLine(nameIn: rest.bytes)
    var ingredient = ingredient(line, rest, block)
    ingredient.text = Blanks.trimmed(whole.text)
    ingredient.amount = amount.amount
    ingredient.alternateAmount = amount.alternate ?? line.amount ?? line.alternateAmount
    ingredient.nameSource = NameSource.afterEmphasis(block) ?? line.name
    if amount.amount.min == nil, IngredientLine.saysOptional(amount.amount.text) {
      ingredient.isOptional = true
      ingredient.amount = nil
    }
    if let doubtful = amount.doubtful {
      let number = String(decoding: Array(amount.amount.text.utf8)[doubtful], as: UTF8.self)
      noteDoubtful(number, amount.amount, block)
    }
    return ingredient
  }

  /// What a line says beside its amount.
  private mutating func ingredient(
    _ line: IngredientLine, _ text: InlineText, _ block: Node
  ) -> Ingredient {
    var ingredient = Ingredient(
      text: line.name, label: text.label(line.remainder, &writer), range: block.range)
    ingredient.alternateAmount = line.alternateAmount
    ingredient.note = line.note
    ingredient.isOptional = line.isOptional
    ingredient.link = text.link(named: line.name).map {
      Reference(target: $0.target, range: $0.range)
    }
    return ingredient
  }

  /// The amount that stands in `*…*`, `**…**` or backticks before a name.
  ///
  /// In RecipeMD all leading emphasis is an amount, as in `*etwas* Salz`; elsewhere it has to begin
  /// with a number and to end where the name begins.
  private func markedAmount(_ first: Node) -> MarkedAmount? {
    guard [.emphasis, .strong, .code].contains(first.kind), let next = first.next else {
      return nil
    }
    let amount = MarkedAmount(first.plainText)
    if layout == .recipeMD, first.kind == .emphasis { return amount }
    let isApart =
      next.kind != .text || next.literal.utf8.first.map { $0 == 0x20 || $0 == 0xC2 } ?? true
    return amount.amount.min != nil && isApart ? amount : nil
  }

  private mutating func noteDoubtful(_ number: String, _ amount: Amount?, _ block: Node) {
    let value = (amount?.max ?? amount?.min)?.decimalText(places: 3) ?? "a fraction"
    note(
      RecipeFault.doubtfulNumber, at: block.range,
      "`\(number)` may mean thousands or a decimal fraction; it is read as \(value)",
      help: "write the number without a separator, or with fewer digits after it")
  }

  private mutating func noteUnclear(_ block: Node) {
    note(
      RecipeFault.unclearAmount, at: block.range,
      "this line begins with a number that is not understood as an amount",
      help: "write the amount first, as in `½ cup flour`")
  }
}
