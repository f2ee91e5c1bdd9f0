import Diagnostics
import Mustache
import Testing

@Suite("Faults of syntax")
struct SyntaxFaultTests {
  private func faults(_ template: String) -> String {
    let file = SourceFile(path: "Templates/page.mustache", text: template)
    return text(of: TemplateLibrary([("page.mustache", file)]).faults)
  }

  @Test("a tag without its end is shown where it begins, and reading goes on behind it")
  func unclosedTag() {
    #expect(
      faults("<h1>\n  {{title}</h1> {{x}}\n{{{y}}\n{{! no end") == """
        Templates/page.mustache:2:3: error unclosed-tag: the tag `{{title}</h1>` is never closed
        |   {{title}</h1> {{x}}
        |   ^^^^^^^^^^^^^
        help: end it with `}}`

        Templates/page.mustache:3:1: error unclosed-tag: the tag `{{{y}}` is never closed
        | {{{y}}
        | ^^^^^^
        help: end it with `}}}`

        Templates/page.mustache:4:1: error unclosed-tag: the tag `{{!` is never closed
        | {{! no end
        | ^^^
        help: end it with `}}`
        """)
  }

  @Test("a tag without one name says what to write instead")
  func badTag() {
    #expect(
      faults("{{}} {{# }}\n{{#if photo}}\n{{^unless x}}{{#unless x}}\n{{a b}} {{a..b}} {{=<%=}}")
        == """
        Templates/page.mustache:1:1: error bad-tag: the tag `{{}}` has no name in it
        | {{}} {{# }}
        | ^^^^
        help: write the name of a field between the braces, or remove the tag

        Templates/page.mustache:1:6: error bad-tag: the tag `{{#}}` has no name in it
        | {{}} {{# }}
        |      ^^^^^^
        help: write the name of a field between the braces, or remove the tag

        Templates/page.mustache:2:1: error bad-tag: `{{#if photo}}` has more than one name in it
        | {{#if photo}}
        | ^^^^^^^^^^^^^
        help: Mustache has no `if`: write `{{#photo}}…{{/photo}}`

        Templates/page.mustache:3:1: error bad-tag: `{{^unless x}}` has more than one name in it
        | {{^unless x}}{{#unless x}}
        | ^^^^^^^^^^^^^
        help: put one name into each tag

        Templates/page.mustache:3:14: error bad-tag: `{{#unless x}}` has more than one name in it
        | {{^unless x}}{{#unless x}}
        |              ^^^^^^^^^^^^^
        help: Mustache has no `unless`: write `{{^x}}…{{/x}}`

        Templates/page.mustache:4:1: error bad-tag: `{{a b}}` has more than one name in it
        | {{a b}} {{a..b}} {{=<%=}}
        | ^^^^^^^
        help: put one name into each tag

        Templates/page.mustache:4:9: error bad-tag: `a..b` has a dot with no name beside it
        | {{a b}} {{a..b}} {{=<%=}}
        |         ^^^^^^^^
        help: write the names of the fields with one dot between them, as in `author.name`

        Templates/page.mustache:4:18: error bad-tag: a change of delimiters needs two of them, without `=` in them
        | {{a b}} {{a..b}} {{=<%=}}
        |                  ^^^^^^^^
        help: write the new opening and closing delimiter with a space between: `{{=<% %>=}}`
        """)
  }

  @Test("a dot stands between two names or alone", arguments: ["a.", ".a", "a..b", "..", "a.b."])
  func dots(name: String) {
    #expect(
      faults("{{\(name)}}").hasPrefix(
        "Templates/page.mustache:1:1: error bad-tag: `\(name)` has a dot with no name beside it\n"))
    #expect(faults("{{a.b}}{{.}}{{a.b-c.d}}{{#a1.b_2}}{{/a1.b_2}}") == "")
  }

  @Test("a section, block or parent without its end is shown where it begins")
  func unclosedSection() {
    #expect(
      faults("{{#a}}\n{{<b}}{{$c}}\n{{^d}}x") == """
        Templates/page.mustache:1:1: error unclosed-section: `{{#a}}` is never closed
        | {{#a}}
        | ^^^^^^
        help: add `{{/a}}` where it ends

        Templates/page.mustache:2:1: error unclosed-section: `{{<b}}` is never closed
        | {{<b}}{{$c}}
        | ^^^^^^
        help: add `{{/b}}` where it ends

        Templates/page.mustache:2:7: error unclosed-section: `{{$c}}` is never closed
        | {{<b}}{{$c}}
        |       ^^^^^^
        help: add `{{/c}}` where it ends

        Templates/page.mustache:3:1: error unclosed-section: `{{^d}}` is never closed
        | {{^d}}x
        | ^^^^^^
        help: add `{{/d}}` where it ends
        """)
  }

  @Test("overlapping sections are one fault, at the closing tag that comes too early")
  func crossed() {
    #expect(
      faults("{{#a}}\n {{#b}} {{/a}} {{/b}}\n") == """
        Templates/page.mustache:2:9: error crossed-section: `{{/a}}` comes before `{{#b}}` is closed
        |  {{#b}} {{/a}} {{/b}}
        |         ^^^^^^
        note: Templates/page.mustache:2:2: `{{#b}}` is opened here
        help: write `{{/b}}` first
        """)
  }

  @Test("a closing tag that closes nothing says what is open")
  func strayClosing() {
    #expect(
      faults("{{/a}}\n{{#tags}}{{/tag}}{{/tags}}") == """
        Templates/page.mustache:1:1: error stray-closing-tag: `{{/a}}` closes nothing
        | {{/a}}
        | ^^^^^^
        help: remove it, or open the section before it

        Templates/page.mustache:2:10: error stray-closing-tag: `{{/tag}}` closes nothing
        | {{#tags}}{{/tag}}{{/tags}}
        |          ^^^^^^^^
        note: Templates/page.mustache:2:1: what is open is `{{#tags}}`
        help: write `{{/tags}}` if it should close that
        """)
  }

  @Test("a misspelt closing tag is one fault, not two")
  func misspeltClosing() {
    #expect(
      faults("{{#tags}}x{{/tag}}\n{{title}}") == """
        Templates/page.mustache:1:11: error stray-closing-tag: `{{/tag}}` closes nothing
        | {{#tags}}x{{/tag}}
        |           ^^^^^^^^
        note: Templates/page.mustache:1:1: what is open is `{{#tags}}`
        help: write `{{/tags}}` if it should close that
        """)
  }

  @Test("sections may lie 100 deep in each other and no deeper")
  func depth() {
    let deep = { (count: Int) in
      String(repeating: "{{#a}}", count: count) + String(repeating: "{{/a}}", count: count)
    }
    #expect(faults(deep(100)).isEmpty)
    #expect(
      faults("\n" + deep(101)).hasPrefix(
        """
        Templates/page.mustache:2:601: error nested-too-deeply: `{{#a}}` lies more than 100 sections deep
        """))
  }

  @Test(
    "a file that is no template gives 25 faults at most, in no time",
    arguments: [
      "{{", "{{!", "{{{", "{{#a}}", "{{/a}}", "{{<a}}{{$b}}", "{{a b}}", "{{#a}}{{#b}}{{/a}}",
      "{{=", "{{=x y=}}",
    ])
  func noTemplate(piece: String) {
    let file = SourceFile(path: "page", text: String(repeating: piece, count: 20_000))
    let clock = ContinuousClock()
    let time = clock.measure {
      let library = TemplateLibrary([("page.mustache", file)])
      #expect(library.faults.count <= 25)
      #expect(
        library.faults.count < 25
          || library.faults.contains { $0.notes.last?.message.contains("first 25") == true })
    }
    #expect(time < .seconds(20))
  }
}
