import Testing

@testable import Language

@Suite("The words of a text for search")
struct SearchWordsTests {
  private func words(_ text: String) -> [String] {
    var words: [String] = []
    SearchWords.forEach(in: Folding.folded(Array(text.utf8))) {
      words.append(String(decoding: $0, as: UTF8.self))
    }
    return words
  }

  @Test(
    "Runs of letters and digits are words, pairs of characters where no spaces are written",
    arguments: [
      ("Çoban Salatası", "coban salatasi"), ("", ""), (" – ! ", ""), ("2 ½ cups", "2 1 2 cups"),
      ("stir-fry, No.7", "stir fry no 7"), ("Grandma's pie", "grandmas grandma s pie"),
      ("Grandma’s", "grandmas grandma s"), ("l'ail d’oignon", "l ail d oignon"),
      ("rock 'n' roll", "rock n roll"),
      ("cooks' 'x", "cooks x"), ("鶏肉の唐揚げ", "鶏肉 肉の の唐 唐揚 揚げ げ"), ("卵", "卵"),
      ("豚バラ、大根", "豚バ バラ ラ 大根 根"), ("Tシャツ", "t シャ ャツ ツ"), ("김치찌개", "김치찌개"),
      ("ผัดไทย", "ผั ัด ดไ ไท ทย ย"), ("щи да каша", "щи да каша"), ("की", "की"),
    ])
  func rule(_ text: String, expected: String) {
    #expect(words(text).joined(separator: " ") == expected)
  }

  @Test("No word is longer than its limit, and text that is no UTF-8 does no harm")
  func limits() {
    #expect(words(String(repeating: "a", count: 500)).map(\.utf8.count) == [SearchWords.longest])
    #expect(words("a" + String(repeating: "щ", count: 30)).map(\.utf8.count) == [47])
    var count = 0
    SearchWords.forEach(in: [0x61, 0xF0, 0x9F, 0x20, 0xE2, 0x80]) { _ in count += 1 }
    #expect(count == 1)
  }
}
