import TestSupport
import Testing

@testable import Navigation

@Suite("Relative URLs lead where they are meant to")
struct RelativeURLTests {
  static let names = [
    "pie", "a b", "ärger", "日本", "100%", "%41", "#1", "a?b", "x:y", "it's", "\"q\"", "a&b", "<i>",
    "a+b", "a;b=c", "...", "~me", "[1]", "back\\slash", "tab\tname",
  ]

  @Test("every odd name is reached from every folder", arguments: names)
  func roundTrips(name: String) {
    let folders = ["", "recipes/", "recipes/\(name)/", "recipes/\(name)/cook/", "tags/a/2/"]
    let targets = folders + ["\(name).jpg", "recipes/\(name)/\(name).jpg", "tags/\(name)"]
    for folder in folders {
      for target in targets {
        let url = RelativeURL.from(folder, to: target)
        let wanted = target.isEmpty || target.hasSuffix("/") ? target + "index.html" : target
        #expect(SiteAddress(url, on: folder + "index.html")?.file == wanted, "\(folder): \(url)")
      }
    }
  }

  @Test("a first name with a colon is no scheme")
  func colon() {
    #expect(RelativeURL.from("", to: "mailto:me/") == "./mailto:me/")
    #expect(RelativeURL.from("recipes/", to: "recipes/x:y/") == "./x:y/")
    #expect(RelativeURL.from("recipes/", to: "x:y/") == "../x:y/")
  }

  @Test("bytes that URLs reserve are percent-encoded in upper case")
  func encoding() {
    #expect(RelativeURL.encoded("crème brûlée/#1") == "cr%C3%A8me%20br%C3%BBl%C3%A9e/%231")
    #expect(RelativeURL.encoded("a-b_c.d~e/") == "a-b_c.d~e/")
  }

  @Test("folders that only begin alike are not shared")
  func commonBeginnings() {
    #expect(RelativeURL.from("recipes/pie/", to: "recipes/pie-crust/") == "../pie-crust/")
    #expect(RelativeURL.from("recipes/pie-crust/", to: "recipes/pie/") == "../pie/")
  }
}
