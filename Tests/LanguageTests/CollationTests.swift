import Language
import Testing

@Suite("Collation")
struct CollationTests {
  private func sorted(_ words: [String], _ language: String) -> [String] {
    let collation = Collation(language: language)
    return words.map { ($0, collation.key(for: $0)) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  @Test("Words are in the order of their language")
  func languages() {
    let turkish = ["Dolma", "Çoban", "Ceviz", "Cacık", "ışık", "içli", "Şakşuka", "Sarma"]
    #expect(
      sorted(turkish, "tr")
        == ["Cacık", "Ceviz", "Çoban", "Dolma", "ışık", "içli", "Sarma", "Şakşuka"])
    #expect(
      sorted(["Dosa", "Çoban Salatası", "Crêpe", "Caprese"], "en")
        == ["Caprese", "Çoban Salatası", "Crêpe", "Dosa"])
    #expect(sorted(["Zucker", "Ähre", "Apfel"], "de") == ["Ähre", "Apfel", "Zucker"])
    #expect(sorted(["Zucker", "Ähre", "Apfel"], "sv") == ["Apfel", "Zucker", "Ähre"])
    #expect(sorted(["上海", "北京", "阿"], "zh") == ["阿", "北京", "上海"])
    #expect(sorted(["んだ", "かき", "がく", "あめ"], "ja") == ["あめ", "かき", "がく", "んだ"])
  }

  @Test("Numbers in a text compare by their value")
  func numbers() {
    #expect(sorted(["10 eggs", "2 eggs", "1 egg"], "en") == ["1 egg", "2 eggs", "10 eggs"])
  }

  @Test(
    "An unknown or malformed language has the order of the root, whatever the machine's is",
    arguments: ["xx", "english", "", "!?", "en_US_POSIX"])
  func unknown(_ language: String) {
    #expect(sorted(["Z", "b", "Ä", "A", "ç"], language) == ["A", "Ä", "b", "ç", "Z"])
  }

  @Test("A key of any length is whole, and the empty text comes first")
  func lengths() {
    let collation = Collation(language: "en")
    let long = String(repeating: "餃子é", count: 3_000)
    let key = collation.key(for: long)
    #expect(key.lexicographicallyPrecedes(collation.key(for: long + "a")))
    #expect(collation.key(for: "").lexicographicallyPrecedes(collation.key(for: "a")))
    #expect(!key.contains(0))
  }

  @Test("Threads may share a collation")
  func threads() async {
    let collation = Collation(language: "tr")
    let expected = collation.key(for: "Çoban Salatası")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { _ in collation.key(for: "Çoban Salatası") == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
