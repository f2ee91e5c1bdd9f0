import Language
import Testing

@Suite("Plurals")
struct PluralRulesTests {
  @Test(
    "A whole number takes the form of its language",
    arguments: [
      ("en", 1, PluralCategory.one), ("en", 0, .other), ("en", 21, .other), ("fr", 0, .one),
      ("ru", 21, .one), ("ru", 3, .few), ("ru", 11, .many), ("pl", 5, .many), ("ar", 0, .zero),
      ("ar", 2, .two), ("ar", 7, .few), ("ja", 1, .other), ("pt-BR", 0, .one), ("xx", 1, .other),
      ("!", 1, .other),
    ])
  func whole(_ language: String, number: Int, category: PluralCategory) {
    #expect(PluralRules(language: language).category(of: number) == category)
  }

  @Test(
    "A fraction takes the form that it has as it is shown",
    arguments: [
      ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "1.5", .other),
      ("fr", "1.5", .one), ("pl", "1.5", .other), ("ru", "1.5", .other), ("cs", "1.5", .many),
      ("en", "", .other), ("en", "one", .other), ("en", "1.", .other), ("en", "1.0.0", .other),
    ])
  func fractions(_ language: String, number: String, category: PluralCategory) {
    #expect(PluralRules(language: language).category(of: number) == category)
  }

  @Test("A language tells what categories it has, and which a word needs")
  func categories() {
    #expect(PluralRules(language: "en").categories == [.one, .other])
    #expect(PluralRules(language: "ja").categories == [.other])
    #expect(PluralRules(language: "pl").needed == [.one, .few, .many, .other])
    #expect(PluralRules(language: "ar").needed == Set(PluralCategory.allCases))
    // Spanish has `many` for millions, which no recipe counts.
    #expect(PluralRules(language: "es").categories == [.one, .many, .other])
    #expect(PluralRules(language: "es").needed == [.one, .other])
    #expect(PluralRules(language: "xx").needed == [.other])
  }
}
