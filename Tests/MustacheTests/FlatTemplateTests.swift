import Diagnostics
import Testing

@testable import Mustache

@Suite("A template that is laid out flat")
struct FlatTemplateTests {
  private static var data: [String: Any] {
    [
      "site": ["title": "<Pies>", "author": "", "isBig": true], "kind": "recipe\n",
      "empty": [Any](), "title": "Pie", "lead": "one\ntwo\n", "none": [Any](),
      "groups": [["name": "a", "items": ["x", "y"]], ["name": "b", "items": [Any]()]],
    ]
  }
  private static let constants = ["site", "kind", "empty"]

  private static func library(_ templates: [String: String]) -> TemplateLibrary {
    TemplateLibrary(
      templates.map {
        ("\($0.key).mustache", SourceFile(path: "\($0.key).mustache", text: $0.value))
      })
  }

  private static func model(_ data: [String: Any]) -> JSONRecord { JSONRecord(data) }

  /// What the library and the flat template print.
  private static func pages(_ templates: [String: String]) -> (plain: String, flat: String)? {
    let library = library(templates)
    var changed = data
    changed["title"] = "Model"
    guard let flat = library.flattened("page", like: model(changed), constants: constants) else {
      return nil
    }
    var (first, second): ([UInt8], [UInt8]) = ([], [])
    library.render("page", Value(json: data), into: &first)
    flat.render(Value(json: data), into: &second)
    return (String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self))
  }

  @Test("prints what the library prints, indentation, blocks and all")
  func equal() throws {
    let pages = try #require(
      Self.pages([
        "page": "{{<layout}}\n{{$head}}\n  <h>{{kind}}</h>\n{{/head}}\n{{$main}}\n{{#groups}}\n"
          + "  {{>row}}\n{{/groups}}\n{{^none}}\n<p>{{site.title}} {{title}}\n{{/none}}\n{{/main}}\n"
          + "{{/layout}}\n",
        "layout": "<html>\n  {{$head}}{{/head}}\n  {{#site.author}}no{{/site.author}}\n"
          + "  <main>\n    {{$main}}own{{/main}}\n  </main>\n  {{{lead}}}{{>row}}\n</html>\n",
        "row": "<li>{{name}}\n{{#items}}\n  {{.}}\n\n{{/items}}\n{{^items}}none{{/items}}\n",
      ]))
    #expect(pages.flat == pages.plain)
    #expect(pages.flat.contains("&lt;Pies&gt; Pie"))
  }

  private static let pieces = [
    "{{title}}\n", "  {{>a}}\n", "{{>b}}", "\t{{>b}}\n", "{{site.title}}\n", "{{{kind}}}", "x\n",
    "  y", "\n", "{{#groups}}\n  {{name}}\n{{/groups}}\n", "{{#groups}}{{>a}}{{/groups}}",
    "{{^empty}}\n  {{lead}}\n{{/empty}}\n", "{{#site.isBig}}\n {{.}}\n{{/site.isBig}}\n",
    "{{<a}}{{$main}}\n {{title}}\n{{/main}}{{/a}}\n",
    "  {{<b}}\n{{$main}}\n  z\n{{/main}}\n{{/b}}\n",
    "{{$main}}{{/main}}", "  {{$main}}\n  own\n  {{/main}}\n", "{{#none}}{{>a}}{{/none}}",
    "{{#site}}\n{{title}}\n{{/site}}\n", "{{^site.author}}{{>b}}{{/site.author}}",
  ]

  @Test("prints what the library prints, of templates put together at random", arguments: 0..<8)
  func random(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var compared = 0
    for _ in 0..<200 {
      func template() -> String {
        (0..<Int.random(in: 1...6, using: &random))
          .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      }
      let templates = ["page": template(), "a": template(), "b": template()]
      guard let pages = Self.pages(templates) else { continue }
      compared += 1
      #expect(pages.flat == pages.plain, "\(templates)")
    }
    #expect(compared > 20)
  }

  @Test("is not to be had of templates that bring themselves in or are named by values")
  func refused() {
    #expect(Self.pages(["page": "{{>page}}"]) == nil)
    #expect(Self.pages(["page": "{{#groups}}{{>*name}}{{/groups}}"]) == nil)
    #expect(Self.library([:]).flattened("page", like: Self.model([:]), constants: []) == nil)
  }

  private struct Inner: Sendable {
    static let schema = Schema<Inner>("inner", [Field("name", .text, "A.") { _ in .text("inner") }])
  }

  @Test("looks a constant up where a record inside has a field of its name")
  func shadowed() throws {
    let schema = Schema<String>(
      "outer",
      [
        Field("name", .text, "A.") { .text($0) },
        Field("inner", .record(Inner.schema.shape), "B.") { _ in Inner.schema.record(Inner()) },
      ])
    guard case .record(let model) = schema.record("outer") else { return }
    let library = Self.library(["page": "{{name}} {{#inner}}{{name}}{{/inner}}"])
    let flat = try #require(library.flattened("page", like: model, constants: ["name"]))
    var page: [UInt8] = []
    flat.render(schema.record("other"), into: &page)
    #expect(String(decoding: page, as: UTF8.self) == "other inner")
  }
}
