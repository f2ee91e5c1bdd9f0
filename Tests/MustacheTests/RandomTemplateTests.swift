import Diagnostics
import Mustache
import Testing

@Suite("Templates put together at random")
struct RandomTemplateTests {
  private static let pieces = [
    "{{title}}", "{{{description}}}", "{{&url}}", "{{.}}", "{{author.name}}", "{{#tags}}",
    "{{/tags}}", "{{^tags}}", "{{#groups}}", "{{/groups}}", "{{#author}}", "{{/author}}", "{{>a}}",
    "{{>b}}", "{{>*layout}}", "{{<a}}", "{{/a}}", "{{<*layout}}", "{{/*layout}}", "{{$main}}",
    "{{/main}}", "{{$a}}", "{{! c\n }}", "{{=<% %>=}}", "<%title%>", "<%={{ }}=%>", "{{=| |=}}",
    "|/tags|", "\n", "\r\n", "  ", "\t", "text", "{{", "}}", "}", "{", "\u{FEFF}", "é", "{{}}",
    "{{a b}}", "{{=x}}", "<", "&",
  ]

  private func template(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...40, using: &random))
      .compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
  }

  private var recipe: Value {
    let group: [String: Any] = [
      "title": "g", "ingredients": [["name": "i"]], "groups": [[String: Any]](),
    ]
    return Value(json: [
      "title": "<t>", "url": "u", "description": "d\n", "isDraft": true, "author": ["name": "n"],
      "groups": [group, group], "tags": ["x", "y"], "layout": "wide",
    ])
  }

  @Test("are read, checked and rendered without harm, the same each time", arguments: 0..<8)
  func noHarm(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<100 {
      let files = ["page", "a", "b", "wide"].map { name in
        (path: name, file: SourceFile(path: name, text: template(&random)))
      }
      let first = TemplateLibrary(files)
      let second = TemplateLibrary(files.reversed())
      let roots = ["page": CookShapes.recipe]
      #expect(
        TemplateChecker.check(first, roots: roots) == TemplateChecker.check(second, roots: roots))
      var pages: [[UInt8]] = [[], []]
      let done = first.render("page", recipe, into: &pages[0])
      #expect(second.render("page", recipe, into: &pages[1]) == done)
      #expect(pages[0] == pages[1])
    }
  }

  /// Pieces that are whole by themselves, most of which suit any place.
  private static let wholePieces = [
    "{{title}}\n", "  {{#tags}}{{.}}{{/tags}}\n", "{{#groups}}{{title}}{{>a}}{{/groups}}",
    "{{>a}}", "{{>b}}\n", "{{>*layout}}", "{{<a}}{{$main}}{{title}}{{/main}}{{/a}}",
    "{{<b}}\n{{$main}}\n x\n{{/main}}\n{{/b}}\n", "{{$main}}{{/main}}", "{{$main}}{{>b}}{{/main}}",
    "{{#author}}{{name}}{{>wide}}{{/author}}", "{{^isDraft}}{{>page}}{{/isDraft}}",
  ]

  @Test("that pass the check are rendered to their end", arguments: 8..<16)
  func checkedRenders(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var passed = 0
    for _ in 0..<100 {
      let files = ["page", "a", "b", "wide", "narrow"].map { name in
        let pieces = (0..<Int.random(in: 0...3, using: &random))
          .compactMap { _ in Self.wholePieces.randomElement(using: &random) }
        return (path: name, file: SourceFile(path: name, text: pieces.joined()))
      }
      let library = TemplateLibrary(files)
      let faults = TemplateChecker.check(library, roots: ["page": CookShapes.recipe])
      guard !faults.contains(where: { $0.severity == .error }) else { continue }
      passed += 1
      var page: [UInt8] = []
      #expect(library.render("page", recipe, into: &page))
    }
    #expect(passed > 10)
  }
}
