import Diagnostics
import Mustache
import Testing

/// The faults of templates whose `page` begins with a recipe, in full.
func faults(_ templates: [String: String], mayBeUnused: Set<String> = []) -> String {
  let library = TemplateLibrary(
    templates.map { ("\($0.key).mustache", SourceFile(path: "\($0.key).mustache", text: $0.value)) }
  )
  return text(
    of: TemplateChecker.check(
      library, roots: ["page": CookShapes.recipe], mayBeUnused: mayBeUnused))
}

@Suite("Templates against shapes: fields")
struct FieldCheckTests {
  @Test("templates that ask for what is there have no fault")
  func fine() {
    let page = """
      {{<layout}}{{$main}}{{title}} {{url}} {{author.name}} {{isDraft}} {{{description}}}
      {{#description}}{{{.}}}{{/description}}{{^description}}none{{/description}}
      {{#isDraft}}draft{{/isDraft}}{{#author}}{{name}} {{title}}{{#url}}{{.}}{{/url}}{{/author}}
      {{#tags}}{{.}} {{title}}{{/tags}}{{^tags}}none{{/tags}}
      {{#author.url}}{{author.url}}{{/author.url}}
      {{>partials/groups}}
      {{/main}}{{/layout}}
      """
    let groups =
      "{{#groups}}{{title}}{{#ingredients}}{{name}}{{note}}{{/ingredients}}{{>partials/groups}}{{/groups}}"
    #expect(
      faults(["page": page, "layout": "<{{$main}}{{/main}}>", "partials/groups": groups]) == "")
  }

  @Test("a field that is not there comes with the near name and the fields that are")
  func unknownField() {
    #expect(
      faults(["page": "<h1>\n  {{titel}}{{zzzzzz}}"]) == """
        page.mustache:2:5: error unknown-field: there is no field `titel` here
        |   {{titel}}{{zzzzzz}}
        |     ^^^^^
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        fix: did you mean `title`?: title

        page.mustache:2:14: error unknown-field: there is no field `zzzzzz` here
        |   {{titel}}{{zzzzzz}}
        |              ^^^^^^
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        """)
  }

  @Test("inside a section the fields of all records around are named, innermost first")
  func unknownFieldInSection() {
    #expect(
      faults(["page": "{{#author}}{{nam}}{{#tags}}{{nam}}{{/tags}}{{/author}}"]) == """
        page.mustache:1:14: error unknown-field: there is no field `nam` here
        | {{#author}}{{nam}}{{#tags}}{{nam}}{{/tags}}{{/author}}
        |              ^^^
        note: the fields of `author` are `name`, `url`
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        fix: did you mean `name`?: name

        page.mustache:1:30: error unknown-field: there is no field `nam` here
        | {{#author}}{{nam}}{{#tags}}{{nam}}{{/tags}}{{/author}}
        |                              ^^^
        note: the fields of `author` are `name`, `url`
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        fix: did you mean `name`?: name
        """)
  }

  @Test("a dotted name is wrong at the part that leads nowhere")
  func unknownDottedField() {
    #expect(
      faults(["page": "{{author.nmae}} {{groups.title}} {{title.x}} {{autor.name}}"]) == """
        page.mustache:1:10: error unknown-field: `author` has no field `nmae`
        | {{author.nmae}} {{groups.title}} {{title.x}} {{autor.name}}
        |          ^^^^
        note: the fields of `author` are `name`, `url`
        fix: did you mean `name`?: name

        page.mustache:1:26: error unknown-field: `groups` is a list, so `groups.title` could be a field of any of its entries
        | {{author.nmae}} {{groups.title}} {{title.x}} {{autor.name}}
        |                          ^^^^^
        help: open a section over it: `{{#groups}}{{title}}{{/groups}}`

        page.mustache:1:42: error unknown-field: `title` is text and has no fields
        | {{author.nmae}} {{groups.title}} {{title.x}} {{autor.name}}
        |                                          ^

        page.mustache:1:48: error unknown-field: there is no field `autor` here
        | {{author.nmae}} {{groups.title}} {{title.x}} {{autor.name}}
        |                                                ^^^^^
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        fix: did you mean `author`?: author
        """)
  }

  @Test("what lies in a section over an unknown field is not reported again")
  func noCascade() {
    #expect(
      faults(["page": "{{#autor}}{{anything}}{{#x.y}}{{z}}{{/x.y}}{{/autor}}"]) == """
        page.mustache:1:4: error unknown-field: there is no field `autor` here
        | {{#autor}}{{anything}}{{#x.y}}{{z}}{{/x.y}}{{/autor}}
        |    ^^^^^
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        fix: did you mean `author`?: author
        """)
  }

  @Test("a section over what is always there and has nothing inside is a fault")
  func sectionOnScalar() {
    #expect(
      faults(["page": "{{#title}}{{.}}{{/title}}\n{{^url}}none{{/url}}\n{{^author}}none{{/author}}"]
      ) == """
        page.mustache:1:1: error section-on-scalar: `title` is text that is always there, so a section over it is needless
        | {{#title}}{{.}}{{/title}}
        | ^^^^^^^^^^
        help: write `{{title}}` without a section

        page.mustache:2:1: error section-on-scalar: `url` is a URL that is always there, so a section over it is needless
        | {{^url}}none{{/url}}
        | ^^^^^^^^
        help: remove the section, it is never shown

        page.mustache:3:1: error section-never-shown: `author` is always there, so what stands in `{{^author}}` is never shown
        | {{^author}}none{{/author}}
        | ^^^^^^^^^^^
        help: remove the section
        """)
  }

  @Test("text needs two braces and HTML three")
  func braces() {
    #expect(
      faults(["page": "{{{title}}} {{& url }} {{description}}\n{{#tags}}{{{.}}}{{/tags}}"]) == """
        page.mustache:1:1: error unescaped-text: `title` is text, and `{{{title}}}` would print it as HTML
        | {{{title}}} {{& url }} {{description}}
        | ^^^^^^^^^^^
        help: write `{{title}}`

        page.mustache:1:13: error unescaped-text: `url` is a URL, and `{{& url }}` would print it as HTML
        | {{{title}}} {{& url }} {{description}}
        |             ^^^^^^^^^^
        help: write `{{url}}`

        page.mustache:1:24: error escaped-html: `description` is HTML, and `{{description}}` would show its tags to the reader
        | {{{title}}} {{& url }} {{description}}
        |                        ^^^^^^^^^^^^^^^
        help: write `{{{description}}}`

        page.mustache:2:10: error unescaped-text: `.` is text, and `{{{.}}}` would print it as HTML
        | {{#tags}}{{{.}}}{{/tags}}
        |          ^^^^^^^
        help: write `{{.}}`
        """)
  }

  @Test("a list or a record cannot be printed")
  func unprintable() {
    #expect(
      faults(["page": "{{tags}} {{{author}}}"]) == """
        page.mustache:1:1: error unprintable-field: `tags` is a list and prints nothing
        | {{tags}} {{{author}}}
        | ^^^^^^^^
        help: open a section over it: `{{#tags}}…{{/tags}}`

        page.mustache:1:10: error unprintable-field: `author` is a record and prints nothing
        | {{tags}} {{{author}}}
        |          ^^^^^^^^^^^^
        help: open a section over it: `{{#author}}…{{/author}}`
        """)
  }

  @Test("faults of syntax and of fields come together, in the order of the file")
  func together() {
    #expect(
      faults(["page": "{{titel}}\n{{#tags}}{{nmae}}"]).split(separator: "\n").filter {
        $0.contains(": error ")
      } == [
        "page.mustache:1:3: error unknown-field: there is no field `titel` here",
        "page.mustache:2:1: error unclosed-section: `{{#tags}}` is never closed",
        "page.mustache:2:12: error unknown-field: there is no field `nmae` here",
      ])
  }
}
