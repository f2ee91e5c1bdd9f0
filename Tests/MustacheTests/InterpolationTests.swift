import Diagnostics
import Foundation
import Mustache
import Testing

@Suite("Printing fields")
struct InterpolationTests {
  @Test(
    "two braces escape what HTML gives a meaning, three braces and & do not",
    arguments: [
      ("{{x}}", "&lt;a href=&quot;&amp;&quot;&gt; &#39;"), ("{{{x}}}", "<a href=\"&\"> '"),
      ("{{&x}}", "<a href=\"&\"> '"),
    ])
  func escaping(template: String, expected: String) {
    #expect(render(template, ["x": "<a href=\"&\"> '"]) == expected)
  }

  @Test("padding inside a tag counts for nothing, white space around it stays")
  func padding() { #expect(render("| {{ x }}{{{ x }}}{{& x }} |", ["x": "1"]) == "| 111 |") }

  @Test("what is absent or unknown prints nothing")
  func absent() {
    #expect(render("({{x}}{{{x}}}{{y}}{{z.a}})", ["x": NSNull(), "z": ["b": "c"]]) == "()")
  }

  @Test("a flag prints as a word, a list and a record print nothing")
  func otherKinds() {
    let data: [String: Any] = ["yes": true, "no": false, "list": ["a"], "record": ["a": "b"]]
    #expect(render("{{yes}} {{no}} {{list}}{{record}}|", data) == "true false |")
  }

  @Test("what a field holds is not read as a template")
  func noSecondReading() {
    #expect(render("{{x}}", ["x": "{{y}}", "y": "wrong"]) == "{{y}}")
  }

  @Test(
    "a dotted name goes down into records and never back to what is around",
    arguments: [
      ("{{a.b.c}}", "deep"), ("{{#a}}{{b.c}}{{/a}}", "deep"), ("{{a.c}}", ""),
      ("{{#d}}{{b.c}}{{/d}}", ""), ("{{a.b.c.e}}", ""),
    ])
  func dotted(template: String, expected: String) {
    let data: [String: Any] = [
      "a": ["b": ["c": "deep"]], "b": ["c": "outer"], "c": "top", "d": ["b": ["x": "y"]],
    ]
    #expect(render(template, data) == expected)
  }

  @Test("a long text with a special character in every place is escaped whole")
  func longText() {
    let text = String(repeating: "<&>\"x", count: 10_000)
    let escaped = String(repeating: "&lt;&amp;&gt;&quot;x", count: 10_000)
    #expect(render("{{x}}", ["x": text]) == escaped)
  }

  @Test("braces that are no tag stay as they are")
  func braces() {
    #expect(render("a { b } c }} d {{x}}} {", ["x": "1"]) == "a { b } c }} d 1} {")
  }

  @Test("HTML in two braces is escaped in rendering, which knows no shapes")
  func html() {
    let library = TemplateLibrary([
      ("page.mustache", SourceFile(path: "page", text: "{{.}} {{{.}}}"))
    ])
    var bytes: [UInt8] = Array("before ".utf8)
    #expect(library.render("page", .html(Array("<b>".utf8)), into: &bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == "before &lt;b&gt; <b>")
  }
}
