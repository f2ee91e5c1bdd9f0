import Testing

@testable import Recipes

@Suite("What a dead link most likely meant")
struct LinkSuggestionTests {
  private func best(_ wanted: String, _ paths: [String]) -> LinkSuggestion? {
    var suggestions = LinkSuggestions(paths)
    return suggestions.best(for: wanted)
  }

  static let certain = [("Pie.md", "pie.md"), ("PIX/pie.JPG", "pix/Pie.jpg")]

  @Test("the same path but for case is surely meant", arguments: certain)
  func sameButCase(wanted: String, path: String) {
    #expect(best(wanted, ["other.md", path]) == LinkSuggestion(path: path, isCertain: true))
  }

  @Test("of two paths that differ in case alone neither is certain")
  func ambiguous() { #expect(best("PIE.md", ["pie.md", "Pie.md"])?.isCertain == false) }

  static let likely = [
    ("creme-brulee", "crème-brûlée.md"), ("pasta.html", "pasta.md"),
    ("dessert/pie.md", "dinner/pie.md"), ("pie-crst.md", "pie-crust.md"),
  ]

  @Test("accents, endings, other folders and misspelt names are likely", arguments: likely)
  func likelyMeant(wanted: String, path: String) {
    #expect(best(wanted, ["salad.md", path]) == LinkSuggestion(path: path, isCertain: false))
  }

  @Test("an equal ending makes no two short names near")
  func endings() {
    #expect(best("pix/pie.webp", ["pix/egg.webp"]) == nil)
    #expect(best("pix/apple_chicken.webp", ["pix/apple-pie.webp"]) == nil)
  }

  @Test("another number is another picture, and no misspelt name")
  func numbers() {
    #expect(best("pie-01.jpg", ["pie-02.jpg", "pie.jpg"]) == nil)
    #expect(best("pei-01.jpg", ["pie-02.jpg", "pie-01.jpg"])?.path == "pie-01.jpg")
  }

  @Test("hundreds of dead links are not each compared with all names")
  func bounded() {
    var suggestions = LinkSuggestions((0..<20_000).map { "pictures/a-long-name-\($0).jpg" })
    let time = ContinuousClock().measure {
      for index in 0..<20_000 { _ = suggestions.best(for: "pictures/another-\(index).webp") }
    }
    #expect(time < .seconds(60))
  }

  static let targets = [
    ("pie crust.md", "a/pie.md", "x.md", "../pie%20crust.md"),
    ("a/crust (1).md", "a/pie.md", "x.md#notes", "crust%20%281%29.md#notes"),
    ("b/c.md", "a/pie.md", "/x.md?y#z", "/b/c.md?y#z"),
    ("100%.md", "pie.md", "x.md", "100%25.md"),
  ]

  @Test("a target is written as Markdown reads it, query and fragment kept", arguments: targets)
  func target(path: String, file: String, old: String, wanted: String) {
    #expect(LinkSuggestion.target(path, from: file, like: old) == wanted)
  }
}
