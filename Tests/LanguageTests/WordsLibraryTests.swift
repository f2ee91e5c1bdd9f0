import Diagnostics
import Language
import Testing
import YAML

@Suite("Words of the theme")
struct WordsLibraryTests {
  private static let english = """
    ingredients: Ingredients
    method: Method
    page-of: "{title}, page {page}"
    minutes:
      one: one minute
      other: "{count} minutes"
    """

  private func source(_ language: String, _ text: String) -> WordsLibrary.Source {
    WordsLibrary.Source(
      language: language, file: SourceFile(path: "words/\(language).yml", text: text))
  }

  private func report(_ library: WordsLibrary) -> String {
    library.diagnostics.map { diagnostic in
      let location = diagnostic.location
      let place = "\(location?.path ?? "-"):\(location?.line ?? 0):\(location?.column ?? 0)"
      let help = diagnostic.help.map { "\n  help: \($0)" } ?? ""
      return "\(place): \(diagnostic.severity): \(diagnostic.message)\(help)"
    }.joined(separator: "\n")
  }

  @Test("A word is looked up plain, filled, and counted by the rules of its language")
  func lookup() {
    let polish = """
      ingredients: Składniki
      method: Przygotowanie
      page-of: "{title}, strona {page}"
      minutes: { one: minuta, few: "{count} minuty", many: "{count} minut", other: "{count} minuty" }
      """
    let library = WordsLibrary([source("en", Self.english), source("pl", polish)])
    #expect(library.diagnostics.isEmpty)
    #expect(library.languages == ["en", "pl"])
    let words = library.words(for: "pl")
    #expect(words.language == "pl")
    #expect(words.text("ingredients") == "Składniki")
    #expect(words.text("page-of", ["title": "Ciasto", "page": "2"]) == "Ciasto, strona 2")
    #expect(
      [1, 2, 5, 22].map { words.text("minutes", count: $0) }
        == ["minuta", "2 minuty", "5 minut", "22 minuty"])
    #expect(words.text("minutes", count: 1_000, shownAs: "1 000") == "1 000 minut")
    #expect(words.keys == ["ingredients", "method", "minutes", "page-of"])
    #expect(words.plainKeys == ["ingredients", "method", "page-of"])
  }

  @Test("What a language lacks its parent says, and else English by English rules")
  func fallback() {
    let library = WordsLibrary([
      source("en", Self.english), source("pt", "ingredients: Ingredientes\nmethod: Preparo\n"),
      source("pt-BR", "method: Modo de preparo\n"),
    ])
    let words = library.words(for: "pt-br")
    #expect(words.language == "pt-BR")
    #expect(words.text("method") == "Modo de preparo")
    #expect(words.text("ingredients") == "Ingredientes")
    // Portuguese counts 0 as one, English does not.
    #expect(words.text("minutes", count: 0) == "0 minutes")
    #expect(library.words(for: "xx").text("method") == "Method")
  }

  @Test("A key that nobody has is shown as it is")
  func absent() {
    let words = WordsLibrary([source("en", Self.english)]).words(for: "en")
    #expect(words.text("nothing") == "nothing")
    #expect(words.text("nothing", count: 2) == "nothing")
    #expect(words.optionalText("nothing") == nil)
    #expect(words.optionalText("method") == "Method")
  }

  @Test(
    "A later source overrides an earlier one word by word, and may not declare any from site.yml")
  func overrides() {
    let site = SourceFile(path: "site.yml", text: "method: How to cook it\nmethd: x\n")
    let node = YAMLParser.parse(site, in: SourceRange(0, site.bytes.count)).root
    let library = WordsLibrary([
      source("en", Self.english),
      WordsLibrary.Source(language: "en", file: site, overrides: node),
    ])
    #expect(library.words(for: "en").text("method") == "How to cook it")
    #expect(library.words(for: "en").text("ingredients") == "Ingredients")
    #expect(
      report(library) == """
        site.yml:2:1: warning: the theme has no word `methd`
        """)
  }

  @Test("Unknown words, other places to fill in and missing words are told of")
  func findings() {
    let german = """
      ingredient: Zutaten
      xyzzy: x
      method: "{count} Schritte"
      page-of: "{titel}, Seite"
      minutes:
        one: eine Minute
        other: Minuten
      """
    #expect(
      report(WordsLibrary([source("en", Self.english), source("de", german)])) == """
        words/de.yml:1:1: warning: the theme has no word `ingredient`
        words/de.yml:2:1: warning: the theme has no word `xyzzy`
          help: correct its spelling, or remove it
        words/de.yml:3:9: warning: nothing fills in `{count}` here
          help: remove it: the English text has no place to fill in
        words/de.yml:4:10: warning: nothing fills in `{titel}` here
          help: did you mean `{title}`?
        words/de.yml:7:10: warning: the text leaves out `{count}`
          help: put `{count}` where the value belongs
        words/de.yml:1:1: note: this language lacks `ingredients`, for which the English text is shown
          help: add this key with its text
        """)
  }

  @Test("Forms that the language needs or does not have are told of")
  func plurals() {
    let library = WordsLibrary([
      source("en", Self.english),
      source("pl", "minutes: { one: minuta, other: \"{count} minuty\" }\n"),
      source("ja", "minutes: { one: 一分, other: \"{count}分\" }\nmethod: { other: 作り方 }\n"),
      source("de", "minutes: \"{count} Minuten\"\n"),
      source("tr", "minutes: { other: \"{count} dakika\", ones: x }\n"),
    ])
    let found = report(library).split(separator: "\n").filter {
      !$0.contains("note:") && !$0.contains("add these")
    }
    #expect(
      found.joined(separator: "\n") == """
        words/pl.yml:1:1: warning: `minutes` lacks the forms `few`, `many`, which this language needs
          help: give what is lacking too
        words/ja.yml:1:1: warning: `minutes` has the form `one`, which this language does not know
          help: remove it
        words/ja.yml:2:1: warning: `method` is not counted, so it has one text
          help: write `method: …` on one line
        words/de.yml:1:1: warning: `minutes` lacks the form `one`, which this language needs
          help: give what is lacking too
        words/tr.yml:1:37: warning: the key `ones` is not known
        words/tr.yml:1:1: warning: `minutes` lacks the form `one`, which this language needs
          help: give what is lacking too
        """)
  }

  @Test("Values that are no texts and files that are no maps are told of, empty ones are missing")
  func wrongTypes() {
    let library = WordsLibrary([
      source("en", Self.english + "\nlist: [a]\nnested: { one: [x], other: y }\nempty:\n"),
      source("fr", "- a\n"), source("es", "title: Pie: x\n"), source("it", ""),
    ])
    let found = report(library).split(separator: "\n").filter { !$0.contains("  help") }
    #expect(
      found.joined(separator: "\n") == """
        words/en.yml:7:7: warning: `list` is a list, where a text is wanted
        words/en.yml:8:16: warning: `one` is a list, where a text is wanted
        words/en.yml:8:1: warning: `nested` lacks the form `one`, which this language needs
        words/fr.yml:1:1: warning: the list of words is a list, where keys with values are wanted
        words/fr.yml:1:1: note: this language lacks `ingredients`, `method`, `minutes`, `nested`, `page-of`, for which the English text is shown
        words/es.yml:1:8: error: `Pie: x` holds a colon, so it needs quotes
        words/es.yml:1:1: note: this language lacks `ingredients`, `method`, `minutes`, `nested`, `page-of`, for which the English text is shown
        words/it.yml:1:1: note: this language lacks `ingredients`, `method`, `minutes`, `nested`, `page-of`, for which the English text is shown
        """)
  }
}
