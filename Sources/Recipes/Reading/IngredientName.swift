/// One name of an ingredient as steps may say it: the hashes of its words, and of the word that
/// stands for all of them.
struct IngredientName {
  /// The words, as `NameStems` tells them apart; never empty.
  let words: [UInt64]
  /// The word that stands for the name: the last, or the one before `of` or before a word such as
  /// `cloves`; `nil` where it means too much.
  let head: UInt64?

  private init(_ name: UnsafeBufferPointer<UInt8>, _ words: ArraySlice<NameStems.Word>) {
    self.words = words.map(\.hash)
    head = IngredientName.head(of: name, words)
  }

  /// The names that `salt and pepper` or `butter or oil` join.
  static func joined(
    _ name: UnsafeBufferPointer<UInt8>, _ words: [NameStems.Word]
  ) -> [IngredientName] {
    var names: [IngredientName] = []
    var rest = words[...]
    var start = 0
    while start < name.count {
      let end = name[start...].firstIndex(of: UInt8(ascii: " ")) ?? name.count
      if isJoint(name[start..<end]) {
        take(rest.prefix { $0.range.lowerBound < start }, of: name, into: &names)
        rest = rest.drop { $0.range.lowerBound < end }
      }
      start = end + 1
    }
    take(rest, of: name, into: &names)
    return names
  }

  private static func take(
    _ words: ArraySlice<NameStems.Word>, of name: UnsafeBufferPointer<UInt8>,
    into names: inout [IngredientName]
  ) {
    if !words.isEmpty { names.append(IngredientName(name, words)) }
  }

  private static func isJoint(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    token.count <= 4 && joints.contains(token.reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// The words that join names, each as the number that its bytes make.
  private static let joints = [
    "and", "or", "&", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "ve",
  ].map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

  private static func head(
    of name: UnsafeBufferPointer<UInt8>, _ words: ArraySlice<NameStems.Word>
  ) -> UInt64? {
    guard words.count > 1, let first = words.first,
      !Scalars.isUnspaced(TextCursor.scalar(at: first.range.lowerBound, of: name).value)
    else { return nil }
    var last = words.endIndex - 1
    if let link = words.firstIndex(where: { isLink(name, $0.range) }), link > words.startIndex {
      last = link - 1
    } else if isUnit(name, words[last].range) {
      last -= 1
    }
    let word = words[last]
    return word.range.count < 3 || vague.contains(word.hash) ? nil : word.hash
  }

  /// Whether a word is the plural in brackets of the one before it: `Zwiebel(n)`.
  static func isPlural(_ range: Range<Int>, of name: UnsafeBufferPointer<UInt8>) -> Bool {
    range.count < 3 && range.lowerBound > 1 && range.upperBound < name.count
      && name[range.lowerBound - 1] == UInt8(ascii: "(")
      && name[range.upperBound] == UInt8(ascii: ")")
      && name[range.lowerBound - 2] != UInt8(ascii: " ")
  }

  private static func isLink(_ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count <= longestLink else { return false }
    let match = Lexicon.shared.match(word(name, range))
    return match?.end == range.upperBound && match?.entry.roles.contains(.link) == true
  }

  /// The length of `della`, the longest of them, in bytes.
  private static let longestLink = 5

  private static func isUnit(_ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    Lexicon.shared.match(word(name, range))?.entry.unit?.kind == .count
  }

  private static func word(
    _ name: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> TextCursor {
    TextCursor(name, from: range.lowerBound, to: range.upperBound)
  }

  /// Last words of names that mean something else when they stand alone in a step.
  private static let vague: Set<UInt64> = {
    var words: Set<UInt64> = []
    NameStems.each(
      in: """
        sauce juice mix mixture dough batter filling topping dressing powder paste water piece \
        spray seasoning spice blend base pan bowl sheet dish plate paper foil top bottom side half \
        garnish choice taste mixer breast thigh leg stuff thing part meat bone skin skewer stick \
        wrap roll ball ring tin mold size extract essence flake broth crust glaze frosting icing \
        soße sauce wasser saft teig masse füllung pulver
        """, plurals: .english
    ) { words.insert($0.hash) }
    return words
  }()
}
