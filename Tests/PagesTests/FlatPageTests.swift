import Mustache
import Navigation
import Testing

@testable import Pages

@Suite("Pages of which there is one for each recipe")
struct FlatPageTests {
  @Test(
    "are what their templates say, though these are laid out flat beforehand",
    arguments: [
      Route.recipe("apple-pie"), .recipe("pie-crust"), .cook("apple-pie"), .cook("pie-crust"),
    ])
  func equal(route: Route) {
    let site = SampleSite.pies
    let (name, schema) = PageSchemas(words: WordRecord.shape(of: site.context.words.plainKeys))
      .template(of: route)
    var bytes: [UInt8] = []
    site.context.templates.render(name, schema.record(site.page(route)), into: &bytes)
    #expect(site.html(route) == String(decoding: bytes, as: UTF8.self))
    #expect(!bytes.isEmpty)
  }
}
