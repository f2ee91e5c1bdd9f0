/// How the source of a step speaks of a staple.
///
/// What may be left out, what stands for something else and what is served beside the dish need not
/// be listed, and `butter` of a butter knife is no butter.
struct StapleMention {
  private let bytes: [UInt8]
  private let words: [NameStems.Word]
  private let plurals: NameStems.Plurals

  /// Takes the source of a step apart.
  init(in source: [UInt8], _ plurals: NameStems.Plurals) {
    bytes = source
    words = NameStems.words(of: source, plurals: plurals)
    self.plurals = plurals
  }

  /// The bytes of the first place where a step surely calls for what a word says.
  func place(of hash: UInt64) -> Range<Int>? {
    words.indices.first { words[$0].hash == hash && isMeant(at: $0) }.map { words[$0].range }
  }

  /// Whether a step is written in English, by its commonest words.
  var isEnglish: Bool {
    plurals == .english && words.contains { StapleMention.englishWords.contains($0.hash) }
  }

  private func isMeant(at place: Int) -> Bool {
    if place + 1 < words.count, isClose(place), isIn(compounds, words[place + 1]) { return false }
    if place > 0, !endsSentence(after: place - 1), isIn(alternatives, words[place - 1]) {
      return false
    }
    return !sentence(around: place).contains { isIn(doubts, words[$0]) }
  }

  private func isIn(_ set: Set<UInt64>, _ word: NameStems.Word) -> Bool { set.contains(word.hash) }

  /// Whether nothing but a space or a hyphen parts a word from the next.
  private func isClose(_ place: Int) -> Bool {
    let gap = bytes[words[place].range.upperBound..<words[place + 1].range.lowerBound]
    return gap.count == 1 && (gap.first == UInt8(ascii: " ") || gap.first == UInt8(ascii: "-"))
  }

  /// The words of the sentence that holds a word, as far as a sentence goes.
  private func sentence(around place: Int) -> ClosedRange<Int> {
    var (first, last) = (place, place)
    while first > max(0, place - StapleMention.longest), !endsSentence(after: first - 1) {
      first -= 1
    }
    while last + 1 < min(words.count, place + StapleMention.longest), !endsSentence(after: last) {
      last += 1
    }
    return first...last
  }

  private static let longest = 60

  /// Whether a full stop or the like with a space after it follows a word of more than one letter.
  private func endsSentence(after place: Int) -> Bool {
    guard place + 1 < words.count, words[place].range.count > 1 else { return false }
    let gap = bytes[words[place].range.upperBound..<words[place + 1].range.lowerBound]
    return gap.contains { [0x2E, 0x21, 0x3F, 0x3B].contains($0) }
      && gap.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  private var compounds: Set<UInt64> {
    plurals == .german ? StapleMention.germanCompounds : StapleMention.otherCompounds
  }
  private var alternatives: Set<UInt64> {
    plurals == .german ? StapleMention.germanAlternatives : StapleMention.otherAlternatives
  }
  private var doubts: Set<UInt64> {
    plurals == .german ? StapleMention.germanDoubts : StapleMention.otherDoubts
  }
}

extension StapleMention {
  private static func hashes(_ text: String, _ plurals: NameStems.Plurals) -> Set<UInt64> {
    Set(NameStems.words(of: Array(text.utf8), plurals: plurals).map(\.hash))
  }

  private static let englishWords = hashes("the and with until into", .english)

  /// Words that make something else of a staple before them: tools, colours, other food.
  private static let otherCompounds = hashes(
    """
    masher knife knives peeler press crusher grater juicer squeezer spoon brush dish pan screen \
    cloth paper box bag mill sifter thermometer timer cup maker color colour colored coloured size \
    sized shaped flavor flavour flavored flavoured mustard tortilla solid chip cookie cake bread \
    muffin pancake pie tart soup salad sauce raita raitha ice icecream icing frosting cream custard \
    powder paste purée puree ketchup salt oil butter milk seed stock broth mix crisp sugar bean \
    squash lettuce chicken grass balm thyme verbena ale beer nut snap chocolate starch flour noodle \
    roll ring bit extract essence syrup wine vinegar water soda spray substitute replacement free
    """, .english)
  private static let germanCompounds = hashes(
    "messer presse reibe form pinsel schäler stampfer papier farbe", .german)

  private static let otherAlternatives = hashes("or ou o of veya", .english)
  private static let germanAlternatives = hashes("oder bzw", .german)

  /// Words of sentences that only propose something, or that speak of the table.
  private static let otherDoubts = hashes(
    """
    optional optionally if such like recommend suggest suggestion may maybe might could would instead \
    otherwise alternatively example anything whatever whichever usually prefer perhaps desired etc \
    serve served serving eat enjoy goes alongside accompany accompanied improved any works \
    si ou servir servez sers éventuellement facultatif exemple comme opcional sirve sirva puede \
    puedes gusto se servite potete facoltativo piacere oppure pode podes als serveer serveren \
    eventueel kan isterseniz servis arzuya
    """, .english)
  private static let germanDoubts = hashes(
    """
    optional wenn falls etwa eventuell kann kannst können könnte beispiel servieren serviert reichen \
    dazu passt wahlweise alternativ statt belieben
    """, .german)
}
