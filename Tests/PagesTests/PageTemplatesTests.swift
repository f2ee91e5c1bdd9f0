import Testing

@testable import Pages

@Suite struct PageTemplatesTests {
  @Test func `the templates of the theme ask for nothing that pages do not have`() {
    let keys = BuiltInTheme.words.words(for: "en").plainKeys
    #expect(PageTemplates.check(BuiltInTheme.templates, words: keys).map(\.message) == [])
  }

  @Test func `every language of the theme has every word, with its places and its plurals`() {
    #expect(BuiltInTheme.words.diagnostics.map(\.message) == [])
    #expect(
      BuiltInTheme.words.languages == ["de", "en", "es", "fr", "it", "ja", "nl", "pt", "tr", "zh"])
  }

  @Test func `every page begins with a template that is declared`() {
    let shapes = PageTemplates.shapes(words: [])
    #expect(Set(PageTemplates.names).isSubset(of: shapes.keys))
    let schemas = PageSchemas(words: WordRecord.shape(of: []))
    for route in SampleSite.pies.plan.routes {
      let (name, schema) = schemas.template(of: route)
      #expect(shapes[name]?.name == schema.shape.name)
    }
  }

  @Test func `every field says in a sentence what it is`() {
    for shape in PageTemplates.shapes(words: []).values {
      for field in shape.fields {
        #expect(field.documentation.hasSuffix("."), "\(shape.name).\(field.name)")
      }
    }
  }

  @Test(
    "no page has a script or style of its own, which the policy of its head forbids",
    arguments: [
      "<script>", "<script type=\"module", "<style", " style=\"", " onclick=", "javascript:",
    ])
  func inlineCode(markup: String) {
    let site = SampleSite.pies
    for route in site.plan.routes { #expect(!site.html(route).contains(markup), "\(route)") }
  }

  @Test func `every page of a site is a whole document with one main heading`() {
    let site = SampleSite.pies
    for route in site.plan.routes {
      let html = site.html(route)
      #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""), "\(route)")
      #expect(html.hasSuffix("</html>\n"), "\(route)")
      #expect(html.components(of: "<h1").count == 2, "\(route)")
      #expect(html.components(of: "<main id=\"main\"").count == 2, "\(route)")
    }
  }
}

extension String {
  /// The parts between the places of a text.
  func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }

  /// What stands between the first `start` and the next `end`.
  func between(_ start: String, _ end: String) -> Substring {
    guard let lower = firstRange(of: start)?.upperBound,
      let upper = self[lower...].firstRange(of: end)?.lowerBound
    else { return "" }
    return self[lower..<upper]
  }
}
