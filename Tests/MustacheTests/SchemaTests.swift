import Diagnostics
import Mustache
import Synchronization
import Testing

@Suite("Schemas")
struct SchemaTests {
  struct Group: Sendable {
    let title: String?
    let groups: [Group]
  }

  enum Schemas {
    static let group: Schema<Group> = Schema<Group>(
      "group",
      [
        Field("title", .optional(.text), "The heading.") { .optional($0.title, Value.text) },
        Field("groups", .list(.record(group.shape)), "The groups inside, which nest.") {
          group.list($0.groups)
        },
      ])
  }

  private func render(_ template: String, _ value: Value) -> String {
    let file = SourceFile(path: "page.mustache", text: template)
    var bytes: [UInt8] = []
    TemplateLibrary([("page.mustache", file)]).render("page", value, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a record nests in itself by its schema, and an absent title hides the outer one")
  func nesting() {
    let inner = Group(title: nil, groups: [Group(title: "c", groups: [])])
    let value = Schemas.group.record(Group(title: "a", groups: [inner]))
    #expect(
      render("{{title}}({{#groups}}{{title}}({{#groups}}{{title}}{{/groups}}){{/groups}})", value)
        == "a((c))")
    #expect(value.departures(from: .record(Schemas.group.shape)).isEmpty)
  }

  @Test("a field is worked out only when a template asks for it")
  func laziness() {
    final class Counter: Sendable { let count = Mutex(0) }
    let schema = Schema<Counter>(
      "counter",
      [
        Field("asked", .text, "One.") { root in
          root.count.withLock { $0 += 1 }
          return .text("x")
        },
        Field("other", .text, "Two.") { root in
          root.count.withLock { $0 += 100 }
          return .text("y")
        },
      ])
    let counter = Counter()
    #expect(render("{{asked}}{{nothing}}", schema.record(counter)) == "x")
    #expect(counter.count.withLock { $0 } == 1)
  }

  @Test("of two fields with one name the first counts")
  func doubledField() {
    let schema = Schema<Int>(
      "twice",
      [
        Field("x", .text, "One.") { .text("\($0)") },
        Field("x", .text, "Two.") { _ in .text("no") },
      ])
    #expect(render("{{x}}", schema.record(1)) == "1")
  }

  @Test("departures from a shape are told with their place")
  func departures() {
    struct Root: Sendable {}
    let inner = Schema<Root>(
      "inner",
      [
        Field("name", .text, "A name.") { _ in .null },
        Field("layout", .template(["wide"]), "A template.") { _ in .text("narrow") },
      ])
    let schema = Schema<Root>(
      "outer",
      [
        Field("words", .html, "Words.") { _ in .text("<p>") },
        Field("list", .list(.record(inner.shape)), "A list.") {
          .list([inner.record($0), .bool(true)])
        },
        Field("url", .optional(.url), "An address.") { _ in .list([]) },
        Field("record", .record(inner.shape), "A record.") { _ in .html([]) },
      ])
    #expect(
      schema.record(Root()).departures(from: .record(schema.shape)) == [
        "words: the text `<p>` where the shape declares HTML",
        "list[0].name: nothing where the shape declares text",
        "list[0].layout: the text `narrow` where the shape declares template name",
        "list[1]: a flag where the shape declares inner",
        "url: a list where the shape declares URL",
        "record: HTML where the shape declares inner",
      ])
    #expect(
      schema.record(Root()).departures(from: .record(inner.shape)) == [
        ": a record `outer` where the shape declares inner"
      ])
  }

  @Test("the reference has every field with its sentence, and each record inside once")
  func reference() {
    #expect(
      CookShapes.recipe.reference == """
        recipe
          title        text                      The title.
          url          URL                       The address.
          description  HTML, optional            The words before the list.
          isDraft      flag                      Whether it is not ready.
          author       author                    Who wrote it.
          groups       list of ingredient-group  The ingredients.
          tags         list of text              The tags.
          layout       template name             How it is set.

        author
          name  text           The name.
          url   URL, optional  The address of their own site.

        ingredient-group
          title        text, optional            The heading.
          ingredients  list of ingredient        What is in it.
          groups       list of ingredient-group  The groups inside.

        ingredient
          name  text            What it is.
          note  text, optional  What to know about it.

        """)
  }
}
