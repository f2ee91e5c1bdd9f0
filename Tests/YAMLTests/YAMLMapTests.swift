import Diagnostics
import Testing

@testable import YAML

@Suite("Reading the keys of a map")
struct YAMLMapTests {
  private func map(_ text: String, severity: Diagnostic.Severity = .warning) -> YAMLMap {
    let file = SourceFile(path: "pie.md", text: text)
    let (root, _) = YAMLParser.parse(file, in: SourceRange(0, file.bytes.count))
    return YAMLMap(root, in: file, noun: "the front matter", severity: severity)
  }

  @Test("Texts, numbers, truths and dates read as what they are")
  func values() {
    var map = map("title: Pie\nservings: 8\ndraft: Yes\ndate: 2026-11-30 10:00\nnothing:\n")
    #expect(map.text("title") == Positioned("Pie", range: SourceRange(7, 10)))
    #expect(map.text("servings")?.value == "8")
    #expect(map.integer("servings", in: 1...9) == 8)
    #expect(map.boolean("draft") == true)
    #expect(map.date("date")?.value.description == "2026-11-30")
    #expect(map.text("nothing") == nil)
    #expect(map.text("absent") == nil)
    #expect(map.word("title", among: ["Pie", "Tart"])?.value == "Pie")
    map.reportUnknownKeys()
    #expect(map.diagnostics.isEmpty)
  }

  @Test("Blanks around a text do not count, quoted or not, and its place stays that in the file")
  func blanks() {
    var map = map("title: \" Apple pie \\t\"\nabout: |\n  Two\n  lines\nempty: '  '\n")
    #expect(map.text("title") == Positioned("Apple pie", range: SourceRange(7, 22)))
    #expect(map.text("about")?.value == "Two\nlines")
    #expect(map.text("empty")?.value == "")
    #expect(map.diagnostics.isEmpty)
  }

  @Test("A list of texts may be one text with commas, each part in its place")
  func texts() {
    let text = "a: [x, 'y z', ~]\nb: pie,  fruit ,, é\nc: \"p, q\"\nd: p,\n  q\ne:\n"
    let file = SourceFile(path: "pie.md", text: text)
    var map = map(text)
    #expect(map.texts("a").map(\.value) == ["x", "y z"])
    #expect(map.texts("b").map(\.value) == ["pie", "fruit", "é"])
    #expect(map.texts("b").map { file.text($0.range) } == ["pie", "fruit", "é"])
    #expect(map.texts("c").map { file.text($0.range) } == ["p", "q"])
    #expect(map.texts("d").map { file.text($0.range) } == ["p,\n  q", "p,\n  q"])
    #expect(map.texts("e").isEmpty && map.texts("absent").isEmpty)
    #expect(map.diagnostics.isEmpty)
  }

  @Test("A value of the wrong kind is told of in the words of its key")
  func wrongTypes() {
    var map = map(
      "title: [a]\ntags: {a: b}\nmore: [a, [b]]\ndraft: maybe\ncount: ten\ndate: 2026-02-30\nlook: darc\n"
    )
    #expect(map.text("title") == nil)
    #expect(map.texts("tags").isEmpty)
    #expect(map.texts("more").map(\.value) == ["a"])
    #expect(map.boolean("draft") == nil)
    #expect(map.integer("count", in: 1...3) == nil)
    #expect(map.date("date") == nil)
    #expect(map.word("look", among: ["light", "dark"]) == nil)
    #expect(
      Parsed.report(map.diagnostics) == """
        1:8-11: wrong-type: `title` is a list, where a text is wanted
          help: write plain text there
        2:7-13: wrong-type: `tags` is a map, where a list of texts is wanted
          help: write `tags: [one, two]`
        3:11-14: wrong-type: an item of `more` is a list, where a text is wanted
          help: write plain text there
        4:8-13: wrong-type: `draft` is `maybe`, which is neither `true` nor `false`
          help: write `true` or `false`
        5:8-11: wrong-type: `count` is `ten`, which is no whole number from 1 to 3
          help: write such a number
        6:7-17: bad-date: `date` is `2026-02-30`, which is no date
          help: write year-month-day, such as `2026-11-30`
        7:7-11: wrong-type: `look` is `darc`, which is none of `light`, `dark`
          offer 86..<90: did you mean `dark`?
        """)
  }

  @Test("Faults of values are as bad as the map says, unknown keys are warnings")
  func severity() {
    var map = map("title: [a]\ntitel: x\n", severity: .error)
    _ = map.text("title")
    map.reportUnknownKeys()
    #expect(map.diagnostics.map(\.severity) == [.error, .warning])
  }

  @Test("A key that nobody asked for is told of, with the nearest known one")
  func unknownKeys() {
    var map = map("titel: Pie\nxyzzy: 1\nformat: a\n")
    _ = map.text("title")
    map.reportUnknownKeys(alsoKnown: ["format"])
    #expect(
      Parsed.report(map.diagnostics) == """
        1:1-6: unknown-key: the key `titel` is not known
          offer 0..<5: did you mean `title`?
        2:1-6: unknown-key: the key `xyzzy` is not known
          help: correct its spelling, or remove it
        """)
  }

  @Test("Of two names for one thing the first in the file counts")
  func names() {
    var map = map("prep_time: 5\nprep: 6\n")
    let name = map.name(among: ["prep", "prep time", "prep_time"])
    #expect(map.text(name)?.value == "5")
    map.reportUnknownKeys()
    #expect(
      Parsed.report(map.diagnostics) == """
        2:1-5: duplicate-key: `prep` says the same as `prep_time`
          note 1:1-10: it was given here first
          help: the first one counts; remove one of them
        """)
  }

  @Test(
    "What is no map at all is told of once", arguments: [("- a\n", "a list"), ("Pie\n", "a text")])
  func noMap(_ text: String, noun: String) {
    var map = map(text)
    #expect(map.text("title") == nil)
    #expect(
      map.diagnostics.map(\.message) == [
        "the front matter is \(noun), where keys with values are wanted"
      ])
  }

  @Test("A text whose colons lack a space is told of as that")
  func tightColons() {
    #expect(
      Parsed.report(map("title:Pie\nprep:5\n").diagnostics) == """
        1:6-7: yaml-missing-space: the colon after `title` is not followed by a space
          fix 6..<6: put a space after the colon
        """)
  }

  @Test("Maps inside a map are read with the same severity")
  func inner() {
    var outer = map("categories:\n- { id: dessert, titel: x }\none: { a: [b] }\n", severity: .error)
    for item in outer.items("categories") {
      var category = outer.inner(item, noun: "a category")
      #expect(category.text("id")?.value == "dessert")
      category.reportUnknownKeys(alsoKnown: ["title"])
      outer.absorb(category)
    }
    var one = outer.map("one")
    #expect(one.text("a") == nil)
    outer.absorb(one)
    #expect(
      outer.diagnostics.map(\.message) == [
        "the key `titel` is not known", "`a` is a list, where a text is wanted",
      ])
    #expect(outer.diagnostics.map(\.severity) == [.warning, .error])
  }
}
