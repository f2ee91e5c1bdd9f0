import Testing

@testable import Recipes

@Suite struct LexiconTests {
  private static let languages: [KitchenWords] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .turkish, .japanese,
    .chinese, .times,
  ]

  @Test("every spelling belongs to a unit that there is")
  func unitsExist() {
    let ids = Self.languages.flatMap { $0.units.map(\.id) }
    #expect(ids.filter { UnitCatalogue.units[$0] == nil } == [])
  }

  @Test("every spelling of a unit is found, whole")
  func spellings() {
    for words in Self.languages.dropLast() {
      for spelling in words.units.flatMap({ $0.spellings.split(separator: ",") }) {
        let text = spelling.drop { $0 == " " }
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "#") }) else {
          continue
        }
        let match = TextCursor.over(String(text)) { Lexicon.shared.match($0) }
        #expect(match?.entry.unit != nil, "\(text)")
        #expect(match?.end == text.utf8.count, "\(text)")
      }
    }
  }

  @Test("no two spellings share a hash")
  func hashes() {
    var spellings: [UInt64: String] = [:]
    for words in Self.languages {
      for list in words.units.map(\.spellings) + [words.vague, words.adjectives, words.descriptors]
      {
        for spelling in list.split(separator: ",") {
          let text = String(spelling.drop { $0 == " " })
          let hash = text.utf8.reduce(Lexicon.start) { Lexicon.add($1, to: $0) }
          #expect(spellings[hash] ?? text == text)
          spellings[hash] = text
        }
      }
    }
  }

  @Test(
    "sizes are those of the standards",
    arguments: [
      ("cup", "fluid-ounce", 8, 1), ("tablespoon", "teaspoon", 3, 1), ("cup", "tablespoon", 16, 1),
      ("pound", "ounce", 16, 1), ("kilogram", "gram", 1000, 1), ("gallon", "quart", 4, 1),
      ("litre", "millilitre", 1000, 1), ("inch", "centimetre", 127, 50),
    ])
  func sizes(large: String, small: String, numerator: Int, denominator: Int) throws {
    let large = try #require(UnitCatalogue.units[large])
    let small = try #require(UnitCatalogue.units[small])
    #expect(large.ratio(to: small) == Rational(numerator, denominator))
  }

  @Test("volumes and masses do not convert into each other")
  func kinds() throws {
    let cup = try #require(UnitCatalogue.units["cup"])
    let gram = try #require(UnitCatalogue.units["gram"])
    #expect(cup.ratio(to: gram) == nil)
  }
}
