import Testing

@testable import Language

@Suite("Folding for search")
struct FoldingTests {
  @Test(
    "Case, accents and ligatures do not count",
    arguments: [
      ("Çoban Salatası", "coban salatasi"), ("CRÈME BRÛLÉE", "creme brulee"),
      ("Grießbrei STRAẞE", "griessbrei strasse"),
      ("Bœuf æble Ørred Łódź", "boeuf aeble orred lodz"),
      ("½ cup", "1⁄2 cup"), ("Ελληνικός ΣΑΛΆΤΑΣ", "ελληνικοσ σαλατασ"), ("Ёлка", "елка"),
      ("がんもどき ﾊﾟﾝ", "がんもどき パン"), ("한국", "한국"), ("की", "की"), ("سَلَطَة أ", "سلطة ا"),
      ("שָׁלוֹם", "שלום"), ("e\u{301}", "e"), ("1\u{301}", "1"), ("=\u{338}", "="), ("", ""),
      ("Plain ASCII, 100%", "plain ascii, 100%"), ("a\u{FDFA}", "aصلى الله عليه وسلم"),
    ])
  func rule(_ text: String, folded: String) {
    #expect(Folding.folded(text) == folded)
    #expect(Folding.folded(Folding.folded(text)) == folded)
  }

  @Test("Folding run by run gives what folding the whole text gives")
  func runs() {
    let pieces: [Character] = Array("aZ9 -'éÇßıİæŉſÅ½ﬁй\u{301}Σςά料がﾊﾟ한कीאָبٌ🥧\u{338}=<\u{FDFA}Ǆ")
    var generator = SeededGenerator(state: 5)
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...20, using: &generator)
      let text = String((0..<length).compactMap { _ in pieces.randomElement(using: &generator) })
      let whole = LetterFolding.fold(Array(text.utf16), forSearch: true)
      #expect(
        Array(Folding.folded(text).utf16) == whole, "\(text.debugDescription)")
    }
  }
}
