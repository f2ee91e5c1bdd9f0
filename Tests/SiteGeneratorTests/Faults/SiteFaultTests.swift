import Diagnostics
import Testing

@testable import SiteGenerator

@Suite("What is said of the site as a whole")
struct SiteFaultTests {
  private func notes(of project: TestProject, _ id: String) -> String {
    project.text(of: project.build().prepare().diagnostics.filter { $0.id == id })
  }

  @Test("paths that would be too many")
  func pathDepth() {
    let names = (0..<12).map { "dish\($0)" }
    let project = TestProject()
    for name in names {
      project.folder.write(
        "Content/\(name).md", "---\nrelated: [\(names.joined(separator: ", "))]\n---\n# \(name)\n")
    }
    #expect(
      notes(of: project, "path-depth") == """
        note: paths have pages up to 2 recipes, since deeper ones would make more pages than there are recipes [path-depth]
          = help: write `path_depth: 2` in site.yml to say so for good

        """)
  }

  @Test("recipes without a date, where there is a feed")
  func undated() {
    let project = TestProject([
      "Content/site.yml": "url: https://example.org/\n", "Content/pie.md": "# Pie\n",
    ])
    #expect(
      notes(of: project, "undated") == """
        note: 1 recipe has no date and is in no feed [undated]
          = help: write `date: 2026-11-30` in the front matter, or keep the recipes in git

        """)
  }

  @Test("words that a language lacks")
  func missingWords() throws {
    let english = try #require(TemplateSources.builtIn.files["words/en.yml"])
    let lines = String(decoding: english.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let project = TestProject([
      "Content/pie.md": "# Pie\n",
      "Templates/words/nl.yml":
        lines.filter { !$0.hasPrefix("dismiss:") }.joined(separator: "\n"),
    ])
    #expect(
      notes(of: project, "missing-words") == """
        Templates/words/nl.yml: note: this language lacks `dismiss`, for which the English text is shown [missing-words]
          = help: add this key with its text

        """)
  }

  @Test("photos without the tool that resizes them, a clone without its history")
  func surroundings() {
    var history = HistoryDates()
    history.isShallow = true
    #expect(
      DiagnosticReport().text(of: DiagnosticCollection([.noTool] + history.findings)) == """
        note: photos are published as they are, since `vipsthumbnail` is not installed [no-photo-tool]
          = help: sudo apt-get install libvips-tools

        warning: the history of git is cut off, so recipes without a `date` have none [shallow-history]
          = help: git fetch --unshallow, or `fetch-depth: 0` in a workflow

        1 warning and 1 note

        """)
  }
}
