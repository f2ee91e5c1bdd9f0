import Language

/// The words by which recipes are compared: those of its title, its tags and its ingredients.
///
/// A word is kept as a hash of its folded form in which singular and plural are the same, so that
/// all recipes of a large collection take little room.
public struct RecipeWords: Sendable, Equatable {
  /// What stands behind the words of an ingredient's name, in place of a word.
  enum Mark: UInt32 {
    /// The name of a plain ingredient ends.
    case plain
    /// The name ends of an ingredient that leads somewhere already, or is bought in a can or jar.
    case settled
    /// The name of what is asked for by the recipe or the batch ends: `1 recipe pie crust`.
    case byRecipe
  }

  private var hashes: [UInt32] = []
  private var titleEnd = 0
  private var tagsEnd = 0

  /// Takes the words of a recipe.
  public init(of recipe: Recipe) {
    append(recipe.title)
    titleEnd = hashes.count
    for tag in recipe.tags { hashes.append(RecipeWords.hash(ofTag: tag)) }
    tagsEnd = hashes.count
    for group in recipe.ingredientGroups { append(group) }
  }

  /// The words of a text in their order.
  init(text: String) {
    append(text)
    titleEnd = hashes.count
    tagsEnd = titleEnd
  }

  /// The words of the title in their order.
  var title: ArraySlice<UInt32> { hashes[..<titleEnd] }
  /// The tags, each as one hash that is no word's.
  var tags: ArraySlice<UInt32> { hashes[titleEnd..<tagsEnd] }
  /// The words of the ingredients' names in reading order, a mark behind each name.
  var names: ArraySlice<UInt32> { hashes[tagsEnd...] }

  /// Whether two recipes have the same tags and ingredients, whatever their titles are.
  func isLike(_ other: RecipeWords) -> Bool {
    hashes == other.hashes || (tags == other.tags && names == other.names)
  }

  /// Whether an element of `names` is a word and no mark.
  static func isWord(_ hash: UInt32) -> Bool { hash > Mark.byRecipe.rawValue }

  /// Goes through the ingredients' names, each with its place in the flattened list.
  func eachName(_ visit: (_ place: Int, _ name: ArraySlice<UInt32>, _ mark: Mark) -> Void) {
    var start = tagsEnd
    var place = 0
    for end in names.indices {
      guard let mark = Mark(rawValue: hashes[end]) else { continue }
      visit(place, hashes[start..<end], mark)
      start = end + 1
      place += 1
    }
  }

  /// Takes up words that were kept.
  fileprivate init?(hashes: [UInt32], titleEnd: Int, tagsEnd: Int) {
    guard 0 <= titleEnd, titleEnd <= tagsEnd, tagsEnd <= hashes.count else { return nil }
    (self.hashes, self.titleEnd, self.tagsEnd) = (hashes, titleEnd, tagsEnd)
  }

  private mutating func append(_ group: IngredientGroup) {
    for ingredient in group.ingredients {
      append(ingredient.name)
      hashes.append(RecipeWords.mark(of: ingredient).rawValue)
    }
    for inner in group.groups { append(inner) }
  }

  private mutating func append(_ text: String) {
    let folded = Folding.folded(Array(text.utf8))
    for word in NameStems.words(of: folded, plurals: .english) {
      hashes.append(RecipeWords.short(word.hash))
    }
  }

  private static func mark(of ingredient: Ingredient) -> Mark {
    if ingredient.label.slots.contains(where: { $0.kind == .link }) { return .settled }
    // Hardly a unit of one or two letters is a container, and none is a batch.
    guard let unit = ingredient.amount?.unit, unit.utf8.count > 2,
      let known = TextCursor.over(unit, { Lexicon.shared.match($0)?.entry.unit })
    else { return .plain }
    if known.kind == .container { return .settled }
    return known.id == "batch" ? .byRecipe : .plain
  }

  private static func hash(ofTag tag: String) -> UInt32 {
    let folded = Folding.folded(Array(tag.utf8))
    // A byte that no text has keeps tags apart from words.
    return short(folded.reduce(Lexicon.add(0xFF, to: Lexicon.start)) { Lexicon.add($1, to: $0) })
  }

  private static func short(_ hash: UInt64) -> UInt32 {
    let short = UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    return isWord(short) ? short : short + 4
  }
}

extension RecipeWords: Packable {
  /// Adds the words as they are kept.
  public func pack(into bytes: inout [UInt8]) {
    titleEnd.pack(into: &bytes)
    tagsEnd.pack(into: &bytes)
    UInt(hashes.count).pack(into: &bytes)
    hashes.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// Takes the next words.
  public init(unpacking packed: inout PackedBytes) throws(PackedFault) {
    let titleEnd = try Int(unpacking: &packed)
    let tagsEnd = try Int(unpacking: &packed)
    let count = try UInt(unpacking: &packed)
    guard count <= packed.remaining / 4 else { throw PackedFault() }
    let hashes = try packed.next(count * 4).withUnsafeBytes { raw in
      (0..<Int(count)).map { raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
    guard let words = RecipeWords(hashes: hashes, titleEnd: titleEnd, tagsEnd: tagsEnd) else {
      throw PackedFault()
    }
    self = words
  }
}
