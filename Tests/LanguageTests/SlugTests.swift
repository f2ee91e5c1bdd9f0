import Language
import Testing

@Suite("Slugs")
struct SlugTests {
  @Test(
    "A title becomes the name of an address",
    arguments: [
      ("Crème Brûlée", "creme-brulee"), ("Çoban Salatası", "coban-salatasi"),
      ("Bok L'hong", "bok-lhong"), ("Bok L’hong", "bok-lhong"), ("Bok Lʼhong", "bok-lhong"),
      ("Apple Pie", "apple-pie"), ("apple-pie", "apple-pie"), ("  Apple --- Pie!? ", "apple-pie"),
      ("İçli Köfte", "icli-kofte"), ("Smørrebrød", "smorrebrod"), ("Grießbrei", "griessbrei"),
      ("GROẞE ÆBLESKIVER", "grosse-aebleskiver"), ("Bœuf à l’œuf", "boeuf-a-loeuf"),
      ("Đồ chua", "do-chua"), ("Żurek łódzki", "zurek-lodzki"), ("Þorramatur", "thorramatur"),
      ("½ Rezept für 2 m²", "1-2-rezept-fur-2-m2"), ("Ｐｉｅ Ⅷ", "pie-viii"),
      ("Борщ йод", "борщ-иод"), ("Ελληνική Σαλάτες", "ελληνικη-σαλατες"),
      ("餃子 の 作り方", "餃子-の-作り方"), ("がんもどき", "がんもどき"), ("か\u{3099}んも", "がんも"),
      ("ﾊﾟﾝｹｰｷ", "パンケーキ"), ("김치찌개", "김치찌개"), ("आलू की सब्ज़ी", "आलू-की-सब्ज\u{93C}ी"),
      ("ต้มยำกุ้ง", "ต\u{E49}มย\u{E4D}าก\u{E38}\u{E49}ง"), ("سلطة خضراء", "سلطة-خضراء"),
      ("Pie 🥧 & cream", "pie-cream"), ("Za\u{AD}atar", "zaatar"), ("e\u{301}clair", "eclair"),
      ("a'b", "ab"), ("a ' b", "a-b"), ("", ""), ("!?", ""), ("'", ""), ("---", ""), ("🥧", ""),
      ("\u{301}", ""),
      ("a_b.c/d", "a-b-c-d"),
    ])
  func rule(_ text: String, slug: String) {
    #expect(Slug.make(text) == slug)
    #expect(Slug.make(Slug.make(text)) == slug)
  }

  @Test("What is longer than 80 characters is cut behind a word")
  func cut() {
    let words = Array(repeating: "butter", count: 20).joined(separator: " ")
    #expect(Slug.make(words) == Array(repeating: "butter", count: 11).joined(separator: "-"))
    let fitting = String(repeating: "a", count: 80)
    #expect(Slug.make(fitting) == fitting)
    #expect(Slug.make(fitting + " b") == fitting)
    #expect(Slug.make(fitting + "b") == fitting)
    #expect(Slug.make("ß" + fitting) == "ss" + String(repeating: "a", count: 78))
    #expect(Slug.make(String(repeating: "é", count: 100)) == String(repeating: "e", count: 80))
    #expect(Slug.make(String(repeating: "料", count: 100)) == String(repeating: "料", count: 80))
  }

  @Test("The slug of a slug is the slug, and holds letters, digits and hyphens alone")
  func idempotence() {
    let pieces: [Character] = Array(
      "aZ9 -_'’éÇßıİæŉſÅøłđ½²ﬁй´Σςά料がﾊﾟ한की์ำאָبٌ🥧\u{301}\u{FDFA}\u{200D}\u{AD}Ǆ")
    var generator = SeededGenerator(state: 3)
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...100, using: &generator)
      let text = String((0..<length).compactMap { _ in pieces.randomElement(using: &generator) })
      let slug = Slug.make(text)
      #expect(Slug.make(slug) == slug, "\(text.debugDescription)")
      #expect(slug.unicodeScalars.count <= Slug.longest)
      #expect(!slug.hasPrefix("-") && !slug.hasSuffix("-") && !slug.contains("--"))
      #expect(!slug.contains { $0.isUppercase || $0.isWhitespace || $0 == "'" || $0 == "/" })
    }
  }
}
