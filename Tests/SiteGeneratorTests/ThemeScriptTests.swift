import Testing

@testable import SiteGenerator

@Suite("Scripts and stylesheets of the theme")
struct ThemeScriptTests {
  static let pie = [
    "Content/pie.md": "# Pie\n\n**2 servings**\n\n---\n\n- *1 cup* flour\n\n---\n\n1. Bake.\n"
  ]

  /// The site's files as texts, by path.
  private func texts(of project: TestProject) -> [String: String] {
    project.folder.contents(of: "Site").mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "lose their indentation and the lines that are comments",
    arguments: [
      ("  // Why.\n  let a = 1; // one\n\n\tb();\n", "let a = 1; // one\nb();\n"),
      ("let a = `x ${b} y`;\n  c();", "let a = `x ${b} y`;\nc();\n"),
      ("  /* a\n     b */\n  c();\n", "/* a\nb */\nc();\n"),
      ("", ""), ("// Nothing.", ""),
      ("  //! MIT\n//# sourceMappingURL=a.js.map\n", "//! MIT\n//# sourceMappingURL=a.js.map\n"),
    ])
  func lean(_ script: String, _ published: String) {
    #expect(String(decoding: LeanAsset.script(Array(script.utf8)), as: UTF8.self) == published)
  }

  @Test(
    "are published as they are where a text goes over several lines",
    arguments: [
      "  let a = `one\n    // two`;\n", "  let a = 'one\\\n    two';\n",
      "  let a = 'one\\\r\n    two';\r\n",
    ])
  func asWritten(_ script: String) {
    #expect(String(decoding: LeanAsset.script(Array(script.utf8)), as: UTF8.self) == script)
  }

  @Test(
    "stylesheets lose the same",
    arguments: [
      ("/* Why. */\na {\n  color: red; /* b */\n}\n", "a {\ncolor: red; /* b */\n}\n"),
      ("  /* a */ b { }\n", "/* a */ b { }\n"), ("  /*! MIT */\n", "/*! MIT */\n"),
      ("/* a\n   b */\n", "/* a\nb */\n"),
      ("/*/\n*/\n", "/*/\n*/\n"), ("a { content: 'x\\\n  y' }\n", "a { content: 'x\\\n  y' }\n"),
    ])
  func leanStyles(_ sheet: String, _ published: String) {
    #expect(String(decoding: LeanAsset.stylesheet(Array(sheet.utf8)), as: UTF8.self) == published)
  }

  @Test("the controls that pages share are one script, which pages name and do not hold")
  func controls() throws {
    let project = TestProject(Self.pie)
    try #require(project.write() != nil)
    let files = texts(of: project)
    let script = try #require(files.keys.first { $0.hasPrefix("assets/controls.") })
    #expect(files[script]?.contains(#"data-act=\"save\""#) == true)
    for path in ["recipes/pie/index.html", "recipes/pie/cook/index.html"] {
      let page = try #require(files[path])
      #expect(page.contains(script), "\(path)")
      #expect(!page.contains("data-act"), "\(path)")
      #expect(
        page.contains(
          #"data-controls="scale"><data value="2">2</data> <span data-one="serving">servings</span></script>"#
        ),
        "\(path)")
    }
  }

  @Test("the controls are those of the project's template and in the words of its language")
  func ownControls() throws {
    let project = TestProject(
      Self.pie.merging([
        "Content/site.yml": "language: de\n",
        "Templates/controls.mustache":
          "<template id=\"keep\"><a href=\"{{places.saved.url}}\">{{words.save}}</a></template>\n",
      ]) { $1 })
    try #require(project.write() != nil)
    let files = texts(of: project)
    let script = files.first { $0.key.hasPrefix("assets/controls.") }
    #expect(
      script?.value == """
        var sharedControls = "<template id=\\"keep\\"><a href=\\"saved/\\">Merken</a></template>\\n";

        """)
  }

  @Test("a fault of the controls is told like that of any template")
  func fault() {
    let project = TestProject(
      Self.pie.merging(["Templates/controls.mustache": "<b>{{places.svaed.url}}</b>\n"]) { $1 })
    #expect(
      project.problems() == """
        Templates/controls.mustache:1:13: error: `places` has no field `svaed` [unknown-field]
        1 | <b>{{places.svaed.url}}</b>
          |             ^^^^^
          = note: the fields of `places` are `root`, `recipes`, `today`, `saved`, `shoppingList`
          = help: did you mean `saved`?
        1 + <b>{{places.saved.url}}</b>

        """)
  }
}
