import Testing

@testable import Diagnostics

@Suite("Did you mean")
struct NearMissTests {
  static let keys = [
    "title", "tags", "category", "related", "yields", "prep_time", "cook_time", "description", "id",
  ]

  @Test(
    "A misspelt key finds the key that was meant",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("tag", "tags"), ("categroy", "category"),
      ("yeild", "yields"), ("prepTime", "prep_time"), ("prep-time", "prep_time"),
      ("descripton", "description"), ("ID", "id"), ("catégorie", "category"),
    ])
  func keys(written: String, meant: String) {
    #expect(NearMiss.best(for: written, among: Self.keys) == meant)
  }

  @Test(
    "What is near nothing finds nothing",
    arguments: ["banana", "", "x", "di", "---", "tttttttttt", String(repeating: "title", count: 9)])
  func nothing(written: String) {
    #expect(NearMiss.best(for: written, among: Self.keys) == nil)
    #expect(NearMiss.bestMatches(for: written, among: Self.keys) == [])
  }

  @Test(
    "Case, accents and what joins words do not count",
    arguments: [
      ("Creme Brulee", "crème-brûlée"), ("COBAN SALATASI", "Çoban-salatasi"),
      ("Jager schnitzel", "jägerschnitzel"), ("grandmas_pie", "Grandma’s pie"),
      ("re\u{301}sume\u{301}", "résumé"), ("ＰＩＥ", "pie"),
    ])
  func tolerant(written: String, meant: String) {
    #expect(NearMiss.best(for: written, among: ["chocolate-mousse", meant]) == meant)
  }

  @Test("The text itself is never offered, its other spelling is")
  func itself() {
    #expect(NearMiss.best(for: "pie", among: ["pie"]) == nil)
    #expect(NearMiss.best(for: "pie", among: ["pie", "Pie"]) == "Pie")
  }

  @Test("Equally near names are told apart by their beginning and then by their bytes")
  func ties() {
    #expect(NearMiss.best(for: "cakes", among: ["bakes", "lakes", "caked"]) == "caked")
    #expect(NearMiss.best(for: "cakes", among: ["lakes", "bakes"]) == "bakes")
    #expect(NearMiss.best(for: "cakes", among: ["bakes", "lakes"]) == "bakes")
  }

  @Test("Several matches come nearest first, each once, and no more than asked for")
  func several() {
    let names = ["apple-tart", "apple-pie", "apple-pies", "aple-pie", "apple-pies", "pear-pie"]
    #expect(NearMiss.bestMatches(for: "apple-pie", among: names) == ["apple-pies", "aple-pie"])
    #expect(NearMiss.bestMatches(for: "apple-pie", among: names, limit: 1) == ["apple-pies"])
    #expect(NearMiss.bestMatches(for: "apple-pie", among: names, limit: 0) == [])
  }

  @Test("Texts far longer than a name are near only with the same letters")
  func longTexts() {
    let text = String(repeating: "apple ", count: 100_000)
    #expect(NearMiss.best(for: text, among: [text + "pie"]) == nil)
    #expect(NearMiss.best(for: text, among: [text.uppercased()]) == text.uppercased())
  }

  @Test("Names in other scripts are compared by their letters")
  func otherScripts() {
    #expect(NearMiss.best(for: "麻婆豆府", among: ["麻婆豆腐", "宫保鸡丁"]) == "麻婆豆腐")
    #expect(NearMiss.best(for: "борш", among: ["Борщ", "плов"]) == "Борщ")
  }

  @Test("The banded distance is that of the whole table")
  func band() {
    var rows = EditRows()
    for a in Self.words {
      for b in Self.words {
        let whole = Self.distance(a, b)
        for limit in 0...6 {
          #expect(rows.distance(a, b, within: limit) == (whole <= limit ? whole : nil))
        }
      }
    }
  }

  /// All words of up to four letters out of two, and some longer ones.
  static let words: [[UInt32]] = {
    var words: [[UInt32]] = [[]]
    var longest: [[UInt32]] = [[]]
    for _ in 0..<4 {
      longest = longest.flatMap { [$0 + [1], $0 + [2]] }
      words += longest
    }
    return words + [[1, 2, 3, 4, 5, 6, 7], [2, 1, 3, 5, 4, 6, 8, 7], [3, 4, 5]]
  }()

  /// The distance by the textbook, without a band.
  static func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var table = [[Int]](
      repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          table[i][j] = i + j
          continue
        }
        let replaced = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        table[i][j] = min(replaced, table[i - 1][j] + 1, table[i][j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
