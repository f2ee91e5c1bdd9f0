import Foundation
import Testing

@Suite("Partials")
struct PartialTests {
  @Test("a partial sees what its tag sees")
  func context() {
    let data: [String: Any] = ["x": "outer", "list": [["x": "a"], ["x": "b"]]]
    let others = ["p/tile": "<{{x}}>"]
    #expect(
      render("{{>p/tile}}{{#list}}{{> p/tile }}{{/list}}", data, with: others) == "<outer><a><b>")
  }

  @Test("a missing partial renders nothing")
  func missing() { #expect(render("({{>none}})") == "()") }

  @Test("a partial alone on its line is indented line by line, but not what it prints")
  func indentation() {
    let others = ["p": "a\n\n{{{x}}}\n{{#y}}\nb {{x}}\n{{/y}}\n  c"]
    #expect(
      render("<\n  {{>p}}\n>", ["x": "1\n2", "y": true], with: others)
        == "<\n  a\n\n  1\n2\n  b 1\n2\n    c>")
  }

  @Test("indentations add up, and end with their partial")
  func nestedIndentation() {
    let others = ["p": "p\n\t{{>q}}\np\n", "q": "q\n"]
    #expect(render(" {{>p}}\nend\n{{>q}}\n", with: others) == " p\n \tq\n p\nend\nq\n")
  }

  @Test("a partial within a line is not indented")
  func inLine() {
    let others = ["p": "a\nb"]
    #expect(render("  | {{>p}} |\n", with: others) == "  | a\nb |\n")
    #expect(render("{{>p}}{{>p}}\n", with: others) == "a\nba\nb\n")
  }

  @Test("a line that begins with a field or a section is indented too")
  func lineStart() {
    let others = ["p": "{{x}} 1\n{{#y}}2{{/y}}\n"]
    #expect(render("  {{>p}}\n", ["x": "0", "y": true], with: others) == "  0 1\n  2\n")
  }

  @Test("a partial may nest by its data, as deep as that is")
  func recursion() {
    var tree: [String: Any] = ["v": "1", "nodes": [Any]()]
    for level in 2...200 { tree = ["v": "\(level)", "nodes": [tree]] }
    let others = ["node": "({{v}}{{#nodes}}{{>node}}{{/nodes}})"]
    let page = render("{{>node}}", tree, with: others)
    #expect(page.hasPrefix("(200(199(198"))
    #expect(page.hasSuffix("(2(1" + String(repeating: ")", count: 200)))
  }

  @Test(
    "a dynamic name is looked up as a field and then names the partial",
    arguments: [
      ("{{>*kind}}", "[1]"), ("{{> * kind }}", "[1]"), ("{{>*a.kind}}", "<1>"), ("{{>*none}}", ""),
      ("{{>*x}}", ""), ("{{#list}}{{>*kind}}{{/list}}", "[2]<3>"), ("{{>**kind}}", ""),
      ("{{=| |=}}|>*kind|", "[1]"), ("{{<*kind}}{{/*kind}}", "[1]"),
    ])
  func dynamicNames(template: String, expected: String) {
    let data: [String: Any] = [
      "kind": "square", "x": "1", "a": ["kind": "angle"],
      "list": [["kind": "square", "x": "2"], ["kind": "angle", "x": "3"]],
    ]
    #expect(
      render(template, data, with: ["square": "[{{x}}]", "angle": "<{{x}}>"]) == expected)
  }
}
