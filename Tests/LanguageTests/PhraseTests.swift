import Testing

@testable import Language

@Suite("Phrases with places to fill in")
struct PhraseTests {
  @Test(
    "Names in braces are filled, everything else is text",
    arguments: [
      ("plain", "plain"), ("{a}", "1"), ("{a}{b-c}", "12"), ("x {a} y {b-c} z", "x 1 y 2 z"),
      ("{c}", "{c}"), ("{", "{"), ("{}", "{}"), ("{a", "{a"), ("a}", "a}"), ("{{a}}", "{1}"),
      ("{a b} {a}", "{a b} 1"), ("料{a}理", "料1理"), ("", ""), ("{é}", "{é}"),
    ])
  func filled(_ source: String, text: String) {
    #expect(Phrase(source).filled(["a": "1", "b-c": "2"]) == text)
  }

  @Test("A filled value is not filled again")
  func once() {
    #expect(Phrase("{a} {b}").filled(["a": "{b}", "b": "x"]) == "{b} x")
  }

  @Test("The names are told")
  func placeholders() {
    #expect(Phrase("x {a} y {b-c} {a} { d }").placeholders == ["a", "b-c"])
  }
}
