import Language
import Testing

@Suite("Languages")
struct LanguageTagTests {
  @Test(
    "A tag has one canonical form, and a malformed one has none",
    arguments: [
      ("en", "en"), ("en-us", "en-US"), ("EN-latn-gb", "en-Latn-GB"), ("zh-hant-tw", "zh-Hant-TW"),
      ("iw", "he"), ("sr-latn", "sr-Latn"), ("english", "english"), ("en_US", nil), ("", nil),
      ("e", nil), ("en-", nil), ("en--us", nil), ("deutsch!", nil), ("日本語", nil),
      ("averylongtagthatisnone", nil),
    ])
  func canonical(_ tag: String, form: String?) { #expect(LanguageTag.canonical(tag) == form) }

  @Test(
    "A tag is known where its language and region are registered",
    arguments: [
      ("en", true), ("pt-BR", true), ("es-419", true), ("zh-Hant", true), ("tlh", true),
      ("xx", false), ("english", false), ("en-XQ", false), ("en_US", false), ("", false),
    ])
  func known(_ tag: String, isKnown: Bool) { #expect(LanguageTag.isKnown(tag) == isKnown) }

  @Test("A tag is followed by its parents")
  func parents() {
    #expect(LanguageTag.withParents("zh-Hant-TW") == ["zh-Hant-TW", "zh-Hant", "zh"])
    #expect(LanguageTag.withParents("en") == ["en"])
  }

  @Test(
    "A language is named in itself",
    arguments: [
      ("de", "Deutsch"), ("en", "English"), ("fr", "Français"), ("tr", "Türkçe"), ("ja", "日本語"),
      ("pt-BR", "Português (Brasil)"), ("ar", "العربية"), ("xx", "xx"), ("!", "!"),
    ])
  func names(_ tag: String, name: String) { #expect(LanguageTag.ownName(of: tag) == name) }

  @Test(
    "The likely script decides the direction",
    arguments: [
      ("en", WritingDirection.leftToRight), ("ar", .rightToLeft), ("he-IL", .rightToLeft),
      ("fa", .rightToLeft), ("ur", .rightToLeft), ("ja", .leftToRight), ("az-Arab", .rightToLeft),
      ("uz", .leftToRight), ("xx", .leftToRight), ("!", .leftToRight),
    ])
  func directions(_ tag: String, direction: WritingDirection) {
    #expect(WritingDirection(of: tag) == direction)
  }
}
