import Diagnostics
import Mustache
import Testing

@Suite("Templates against shapes: partials, parents and blocks")
struct InclusionCheckTests {
  @Test("a fault in a partial comes with the tags that led there, innermost first")
  func chain() {
    #expect(
      faults(["page": "\n{{>a}}", "a": "{{#author}}\n  {{> b }}{{/author}}", "b": "{{naem}}"])
        == """
        b.mustache:1:3: error unknown-field: there is no field `naem` here
        | {{naem}}
        |   ^^^^
        note: the fields of `author` are `name`, `url`
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        note: a.mustache:2:3: brought in by `{{> b }}`
        note: page.mustache:2:1: brought in by `{{>a}}`
        fix: did you mean `name`?: name
        """)
  }

  @Test("a partial is checked in each context in which it is brought in, each fault told once")
  func eachContext() {
    #expect(
      faults(["page": "{{#author}}{{>a}}{{/author}}{{>a}}{{>a}}", "a": "{{name}}"]) == """
        a.mustache:1:3: error unknown-field: there is no field `name` here
        | {{name}}
        |   ^^^^
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        note: page.mustache:1:29: brought in by `{{>a}}`
        """)
  }

  @Test("what fills a block is checked where the block stands")
  func blockContext() {
    let templates = [
      "page": "{{<layout}}{{$main}}{{name}}{{nmae}}{{/main}}{{/layout}}",
      "layout": "{{#author}}\n{{$main}}{{/main}}{{/author}}",
    ]
    #expect(
      faults(templates) == """
        page.mustache:1:31: error unknown-field: there is no field `nmae` here
        | {{<layout}}{{$main}}{{name}}{{nmae}}{{/main}}{{/layout}}
        |                               ^^^^
        note: the fields of `author` are `name`, `url`
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        note: layout.mustache:2:1: shown in the block `main`
        fix: did you mean `name`?: name
        """)
  }

  @Test("the own content of a block is checked where nothing fills it, and only there")
  func defaultContent() {
    let layout = "{{$main}}{{nothing}}{{/main}}"
    #expect(
      faults(["page": "{{<layout}}{{$main}}x{{/main}}{{/layout}}", "layout": layout]).isEmpty)
    #expect(
      faults(["page": "{{>layout}}", "layout": layout]).hasPrefix(
        "layout.mustache:1:12: error unknown-field: there is no field `nothing` here"))
  }

  @Test("a missing partial or parent comes with the name that is near")
  func missingTemplate() {
    #expect(
      faults(
        [
          "page": "{{>partials/tyle}}\n{{<xyz}}{{$a}}{{/a}}{{/xyz}}", "partials/tile": "",
        ], mayBeUnused: ["partials/tile"]) == """
          page.mustache:1:4: error missing-template: there is no template `partials/tyle`
          | {{>partials/tyle}}
          |    ^^^^^^^^^^^^^
          help: did you mean `partials/tile`?

          page.mustache:2:4: error missing-template: there is no template `xyz`
          | {{<xyz}}{{$a}}{{/a}}{{/xyz}}
          |    ^^^
          help: add the file `xyz.mustache`
          """)
  }

  @Test("a template that pages begin with has to be there")
  func missingRoot() {
    #expect(
      faults(["pages": "x"]) == """
        no file: error missing-template: there is no template `page`, with which pages begin
        help: is `pages.mustache` meant for it? Then rename it to `page.mustache`

        pages.mustache:1:1: warning unused-template: no page uses the template `pages`
        help: delete the file, or bring it in with `{{>pages}}`
        """)
  }

  @Test("a dynamic name needs a field that names templates, each of which is there and checked")
  func dynamicNames() {
    #expect(
      faults(["page": "{{>*layout}}\n{{>* title }}\n{{>*layuot}}", "wide": "{{nothing}}"]) == """
        page.mustache:1:4: error missing-template: there is no template `narrow`, which `layout` may name
        | {{>*layout}}
        |    ^^^^^^^
        help: add the file `narrow.mustache`

        page.mustache:2:4: error not-a-template-name: `title` is text, not the name of a template
        | {{>* title }}
        |    ^^^^^^^
        help: write the name of the template itself, without `*`

        page.mustache:3:5: error unknown-field: there is no field `layuot` here
        | {{>*layuot}}
        |     ^^^^^^
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        fix: did you mean `layout`?: layout

        wide.mustache:1:3: error unknown-field: there is no field `nothing` here
        | {{nothing}}
        |   ^^^^^^^
        note: the fields of `recipe` are `title`, `url`, `description`, `isDraft`, `author`, `groups`, `tags`, `layout`
        note: page.mustache:1:1: brought in by `{{>*layout}}`
        """)
  }

  @Test("a block that no parent has, one filled twice, and content in no block are faults")
  func blocks() {
    let templates = [
      "page":
        "{{<layout}}\n{{$mian}}x{{/mian}}\n{{$a}}1{{/a}}{{$a}}2{{/a}} stray {{title}}\n{{/layout}}",
      "layout": "{{$main}}{{/main}}{{>part}}", "part": "{{$a}}{{/a}}",
    ]
    #expect(
      faults(templates) == """
        page.mustache:2:4: error unknown-block: `layout` has no block `mian`
        | {{$mian}}x{{/mian}}
        |    ^^^^
        note: the blocks of `layout` are `a`, `main`
        help: did you mean `main`?

        page.mustache:3:14: error duplicate-block: the block `a` is filled for the second time
        | {{$a}}1{{/a}}{{$a}}2{{/a}} stray {{title}}
        |              ^^^^^^
        help: put everything into one `{{$a}}`

        page.mustache:3:28: error stray-content: this stands inside `{{<layout}}` but in no block, so it is never shown
        | {{$a}}1{{/a}}{{$a}}2{{/a}} stray {{title}}
        |                            ^^^^^
        help: move it into a block

        page.mustache:3:34: error stray-content: this stands inside `{{<layout}}` but in no block, so it is never shown
        | {{$a}}1{{/a}}{{$a}}2{{/a}} stray {{title}}
        |                                  ^^^^^^^^^
        help: move it into a block
        """)
  }

  @Test("templates that bring each other in without a section are a circle, shown with its chain")
  func cycle() {
    #expect(
      faults(["page": "{{>a}}", "a": "x\n {{<b}}{{/b}}", "b": "{{#isDraft}}{{>a}}{{/isDraft}}"])
        == """
        b.mustache:1:13: error include-cycle: the template `a` brings in itself without end
        | {{#isDraft}}{{>a}}{{/isDraft}}
        |             ^^^^^^
        note: a.mustache:2:2: `a` leads to `b`
        note: b.mustache:1:13: `b` leads to `a`
        help: put the tag into a section over entries that the current value itself holds
        """)
    #expect(
      faults(["page": "{{>page}}"]) == """
        page.mustache:1:1: error include-cycle: the template `page` brings in itself without end
        | {{>page}}
        | ^^^^^^^^^
        note: page.mustache:1:1: `page` leads to `page`
        help: put the tag into a section over entries that the current value itself holds
        """)
  }

  @Test("a circle through what fills a block is found, one that a filling cuts is none")
  func cycleThroughBlocks() {
    let layout = "{{$main}}{{>page}}{{/main}}"
    #expect(
      faults(["page": "{{<layout}}{{$main}}{{>page}}{{/main}}{{/layout}}", "layout": layout])
        .hasPrefix("page.mustache:1:21: error include-cycle: the template `page` brings in itself"))
    #expect(faults(["page": "{{<layout}}{{$main}}{{/main}}{{/layout}}", "layout": layout]).isEmpty)
  }

  @Test("a circle is found whatever else leads to its templates")
  func cycleReachedTwice() {
    #expect(
      faults(["page": "{{>a}}{{>b}}", "a": "{{>b}}", "b": "{{>a}}"]).contains(
        "error include-cycle: the template `a` brings in itself without end"))
  }

  @Test("a section over what lies outside the circle does not end it")
  func cycleThroughOuterRecord() {
    #expect(
      faults(["page": "{{>a}}", "a": "{{#author}}{{name}}{{>a}}{{/author}}"]) == """
        a.mustache:1:20: error include-cycle: the template `a` brings in itself without end
        | {{#author}}{{name}}{{>a}}{{/author}}
        |                    ^^^^^^
        note: a.mustache:1:20: `a` leads to `a`
        help: put the tag into a section over entries that the current value itself holds
        """)
    #expect(faults(["page": "{{#tags}}{{>page}}{{/tags}}"]).contains("include-cycle"))
    #expect(faults(["page": "{{#groups}}{{#author}}{{>page}}{{/author}}{{/groups}}"]).isEmpty)
  }

  @Test("a partial that nests by its data is no circle")
  func nesting() {
    #expect(faults(["page": "{{>g}}", "g": "{{#groups}}{{title}}{{>g}}{{/groups}}"]).isEmpty)
    #expect(
      faults([
        "page": "{{>g}}", "g": "{{#groups}}{{>box}}{{/groups}}",
        "box": "{{#ingredients}}{{>g}}{{/ingredients}}",
      ]).isEmpty)
  }

  @Test("a template that nothing brings in is a warning, unless it may be unused")
  func unused() {
    let templates = ["page": "", "partials/old": "{{nothing}}", "partials/theme": ""]
    #expect(
      faults(templates, mayBeUnused: ["partials/theme"]) == """
        partials/old.mustache:1:1: warning unused-template: no page uses the template `partials/old`
        help: delete the file, or bring it in with `{{>partials/old}}`
        """)
  }

  @Test("a chain of ten thousand templates is followed to its end")
  func longChain() {
    var templates = ["page": "{{>t0}}", "t9999": "{{end}}"]
    for index in 0..<9999 { templates["t\(index)"] = "{{>t\(index + 1)}}" }
    let library = TemplateLibrary(
      templates.map { ($0.key, SourceFile(path: $0.key, text: $0.value)) })
    let found = TemplateChecker.check(library, roots: ["page": CookShapes.recipe])
    #expect(found.map(\.message) == ["there is no field `end` here"])
    var bytes: [UInt8] = []
    #expect(!library.render("page", .null, into: &bytes))
  }
}
