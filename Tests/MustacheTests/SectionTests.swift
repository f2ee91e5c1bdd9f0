import Foundation
import Testing

@Suite("Sections")
struct SectionTests {
  @Test(
    "a section is shown for what is there, an inverted one for what is not",
    arguments: [
      ("yes", "s"), ("no", "i"), ("absent", "i"), ("unknown", "i"), ("empty", "i"), ("list", "ss"),
      ("record", "s"), ("text", "s"), ("blank", "i"), ("record.inner", "s"), ("record.x.y", "i"),
    ])
  func truth(name: String, expected: String) {
    let data: [String: Any] = [
      "yes": true, "no": false, "absent": NSNull(), "empty": [String](), "list": ["a", "b"],
      "record": ["inner": "x"], "text": "x", "blank": "",
    ]
    #expect(render("{{#\(name)}}s{{/\(name)}}{{^\(name)}}i{{/\(name)}}", data) == expected)
  }

  @Test("a section puts its value in front of what is around it")
  func context() {
    let data: [String: Any] = ["a": "outer", "b": "seen", "inner": ["a": "inner"]]
    #expect(render("{{#inner}}{{a}} {{b}}{{/inner}} {{a}}", data) == "inner seen outer")
  }

  @Test("an absent field of an entry hides the field of that name around the list")
  func absentHides() {
    let data: [String: Any] = [
      "note": "outer", "list": [["note": "a"], ["note": NSNull()], ["note": "b"]],
    ]
    #expect(render("{{#list}}[{{note}}]{{/list}}", data) == "[a][][b]")
    #expect(render("{{#list}}{{^note}}none{{/note}}{{/list}}", data) == "none")
  }

  @Test("the dot is the current value, in lists of texts and of lists")
  func dot() {
    let data: [String: Any] = ["words": ["a", "<"], "table": [["1", "2"], ["3"]]]
    #expect(render("{{#words}}({{.}}{{{.}}}){{/words}}", data) == "(aa)(&lt;<)")
    #expect(render("{{#table}}[{{#.}}{{.}},{{/.}}]{{/table}}", data) == "[1,2,][3,]")
  }

  @Test("a section over a text makes it the current value")
  func textSection() { #expect(render("{{#x}}{{.}}={{x}}{{/x}}", ["x": "a"]) == "a=a") }

  @Test("sections of one name may lie in each other")
  func sameName() {
    #expect(render("{{#a}}1{{#a}}2{{/a}}3{{/a}}4", ["a": true]) == "1234")
    #expect(render("{{#a}}1{{#a}}2{{/a}}3{{/a}}4", ["a": false]) == "4")
  }

  @Test("a list inside a list sees the entry that it belongs to")
  func nestedLists() {
    let data: [String: Any] = [
      "groups": [
        ["t": "A", "items": [["n": "1"], ["n": "2"]]], ["t": "B", "items": [["n": "3"]]],
      ]
    ]
    #expect(
      render("{{#groups}}{{#items}}{{t}}{{n}} {{/items}}{{/groups}}", data) == "A1 A2 B3 ")
  }
}
