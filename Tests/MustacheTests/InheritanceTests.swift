import Testing

@Suite("Inheritance")
struct InheritanceTests {
  @Test("a block shows its own content unless a parent tag fills it")
  func blocks() {
    let others = ["layout": "<{{$a}}A{{/a}}{{$b}}B{{x}}{{/b}}>"]
    #expect(render("{{$a}}alone{{/a}}") == "alone")
    #expect(render("{{>layout}}", ["x": "1"], with: others) == "<AB1>")
    #expect(
      render("{{<layout}}{{$a}}{{x}}{{/a}}{{/layout}}", ["x": "1"], with: others) == "<1B1>")
    #expect(
      render("{{<layout}}{{$b}}{{/b}} ignored {{x}}{{/layout}}", ["x": "1"], with: others) == "<A>")
    #expect(render("({{<none}}{{$a}}x{{/a}}{{/none}})") == "()")
  }

  @Test("what fills a block sees the values where the block stands")
  func context() {
    let others = ["layout": "{{#list}}{{$item}}{{/item}},{{/list}}"]
    #expect(
      render(
        "{{<layout}}{{$item}}{{n}}{{x}}{{/item}}{{/layout}}",
        ["n": "outer", "x": "1", "list": [["n": "a"], ["n": "b"]]], with: others) == "a1,b1,")
  }

  @Test("of several fillings the outermost counts, through parents and partials")
  func outermost() {
    let others = [
      "child": "{{<middle}}{{$a}}child{{/a}}{{/middle}}",
      "middle": "{{<layout}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/layout}}",
      "layout": "{{$a}}layout{{/a}} {{$b}}layout{{/b}} {{>part}}", "part": "{{$a}}part{{/a}}",
    ]
    #expect(render("{{>child}}", with: others) == "child middle child")
    #expect(render("{{<child}}{{$b}}page{{/b}}{{/child}}", with: others) == "child page child")
    #expect(render("{{>middle}}", with: others) == "middle middle middle")
  }

  @Test("a block in what fills a block of the same name is that content's own")
  func sameName() {
    let others = ["layout": "<{{$a}}default{{/a}}>"]
    #expect(
      render("{{<layout}}{{$a}}1{{$a}}2{{/a}}3{{/a}}{{/layout}}", with: others) == "<123>")
  }

  @Test("fillings end with their parent")
  func scopeEnds() {
    let others = ["layout": "{{$a}}default{{/a}}"]
    #expect(
      render("{{<layout}}{{$a}}1{{/a}}{{/layout}}{{>layout}}", with: others) == "1default")
  }

  @Test("content loses its own indentation and takes that of the block")
  func indentation() {
    let layout = "<main>\n    {{$main}}\n    {{/main}}\n</main>\n"
    let page =
      "{{<layout}}\n  {{$main}}\n      <p>\n        {{x}}\n\n      </p>\n  {{/main}}\n{{/layout}}\n"
    #expect(
      render(page, ["x": "1"], with: ["layout": layout])
        == "<main>\n    <p>\n      1\n\n    </p>\n</main>\n")
  }

  @Test("a block that opens and closes on a line of its own is that line")
  func blockOnOneLine() {
    let others = ["layout": "<main>\n  {{$main}}{{/main}}\n</main>\n"]
    #expect(render("{{>layout}}", with: others) == "<main>\n</main>\n")
    #expect(
      render("{{<layout}}{{$main}}one{{/main}}{{/layout}}", with: others)
        == "<main>\n  one\n</main>\n")
    #expect(
      render("{{<layout}}\n{{$main}}\none\ntwo\n{{/main}}\n{{/layout}}\n", with: others)
        == "<main>\n  one\n  two\n</main>\n")
  }

  @Test("the default content of a block sets the indentation of what fills it")
  func defaultIndentation() {
    let others = ["layout": "{{$a}}\n  <p>default</p>\n{{/a}}\n.\n"]
    #expect(render("{{>layout}}", with: others) == "  <p>default</p>\n.\n")
    #expect(
      render("{{<layout}}\n{{$a}}\n<p>\n  x\n</p>\n{{/a}}\n{{/layout}}", with: others)
        == "  <p>\n    x\n  </p>\n.\n")
  }

  @Test("indentation holds in partials, sections and blocks inside the content")
  func nested() {
    let others = [
      "layout": "<body>\n  {{$main}}{{/main}}\n</body>\n",
      "article":
        "{{<layout}}\n{{$main}}\n  <article>\n    {{$text}}\n    {{/text}}\n    {{>tags}}\n"
        + "  </article>\n{{/main}}\n{{/layout}}\n",
      "tags": "{{#tags}}\n<i>{{.}}</i>\n{{/tags}}\n",
    ]
    let page = "{{<article}}\n{{$text}}\n<p>\n{{x}}</p>\n{{/text}}\n{{/article}}\n"
    #expect(
      render(page, ["x": "1", "tags": ["a", "b"]], with: others)
        == "<body>\n  <article>\n    <p>\n    1</p>\n    <i>a</i>\n    <i>b</i>\n  </article>\n</body>\n"
    )
  }

  @Test("a parent on a line of its own is indented like a partial")
  func standaloneParent() {
    let others = ["box": "<div>\n{{$a}}{{/a}}\n</div>\n"]
    #expect(
      render("x\n  {{<box}}\n    {{$a}}\n      y\n    {{/a}}\n  {{/box}}\nz", with: others)
        == "x\n  <div>\n  y\n  </div>\nz")
  }

  @Test("tabs and carriage returns are kept as they are")
  func carriageReturns() {
    let others = ["layout": "a\r\n\t{{$m}}{{/m}}\r\nb\r\n"]
    #expect(
      render("{{<layout}}{{$m}}\r\n\t\tx\r\n\r\n\t\t\ty{{/m}}{{/layout}}", with: others)
        == "a\r\n\tx\r\n\r\n\t\ty\r\nb\r\n")
  }
}
