import Diagnostics
import Mustache
import Testing

@Suite("Libraries of templates")
struct TemplateLibraryTests {
  private func page(_ library: TemplateLibrary, _ name: String) -> String? {
    var bytes: [UInt8] = []
    guard library.render(name, .null, into: &bytes) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a template is named by its path without extension, and a later file replaces an earlier")
  func names() {
    let library = TemplateLibrary([
      ("a.mustache", SourceFile(path: "theme/a.mustache", text: "old {{>p/b}}")),
      ("p/b.mustache", SourceFile(path: "theme/p/b.mustache", text: "b")),
      ("a.mustache", SourceFile(path: "Templates/a.mustache", text: "new {{>p/b}}")),
    ])
    #expect(library.names == ["a", "p/b"])
    #expect(page(library, "a") == "new b")
    #expect(page(library, "a.mustache") == nil)
    #expect(page(library, "p") == nil)
  }

  @Test("templates that bring each other in without end add nothing to the page")
  func endless() {
    let library = TemplateLibrary([
      ("a", SourceFile(path: "a", text: "x{{>a}}{{>a}}")),
      ("b", SourceFile(path: "b", text: "{{<b}}{{$c}}{{>b}}{{/c}}{{/b}}")),
    ])
    #expect(page(library, "a") == nil)
    #expect(page(library, "b") == nil)
  }

  @Test("a library renders from many tasks at once")
  func concurrency() async {
    let library = TemplateLibrary([
      ("a", SourceFile(path: "a", text: "{{#.}}{{>b}}{{/.}}")),
      ("b", SourceFile(path: "b", text: "({{.}})")),
    ])
    let pages = await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var bytes: [UInt8] = []
          for _ in 0..<50 { library.render("a", .list([.text("1"), .text("2")]), into: &bytes) }
          return bytes
        }
      }
      return await group.reduce(into: [[UInt8]]()) { $0.append($1) }
    }
    #expect(pages == Array(repeating: Array(String(repeating: "(1)(2)", count: 50).utf8), count: 8))
  }

  @Test("every kind of fault has a name of its own and all that the reference says")
  func kinds() {
    #expect(Set(TemplateFault.all.map(\.id)).count == TemplateFault.all.count)
    for kind in TemplateFault.all {
      #expect(kind.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(kind.summary.hasSuffix(".") && kind.remedy.hasSuffix("."))
      #expect(!kind.example.isEmpty)
    }
  }
}
