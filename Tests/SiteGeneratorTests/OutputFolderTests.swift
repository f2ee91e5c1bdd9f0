import TestSupport
import Testing

@testable import SiteGenerator

@Suite("Folders that are refused for a site")
struct OutputFolderTests {
  private func refusal(_ output: String, _ files: [String: String] = [:]) throws -> String? {
    let project = TestProject(
      files.merging(["Content/pie.md": "# Pie\n", "Templates/partials/x.txt": ""]) { $1 })
    var options = SiteBuild.Options()
    options.project = project.project
    options.project.output = "\(project.folder.path)/\(output)"
    let site = try #require(SiteBuild(options).prepare().site)
    let found = SiteBuild(options).write(site).diagnostics
    return found.isEmpty ? nil : project.text(of: found)
  }

  @Test("a folder with files that Crumb did not make")
  func foreign() throws {
    #expect(
      try refusal("Photos", ["Photos/holiday.jpg": "x"]) == """
        error: `Photos` holds files that Crumb did not make, so nothing is written there [foreign-output]
          = help: name an empty folder: `--output DIR`

        """)
  }

  @Test("a folder whose manifest is of another program")
  func foreignManifest() throws {
    #expect(try refusal("Out", ["Out/.crumb-manifest": "something else\n"]) != nil)
  }

  @Test("a folder of hidden files alone is none of them, since it may be a checkout")
  func hidden() throws {
    #expect(try refusal("Site", ["Site/.git/HEAD": "ref", "Site/.gitignore": "*"]) == nil)
  }

  static let overlaps = [
    ("Content", "Content"), ("Content/site", "Content"), ("Templates", "Templates"),
    ("Templates/out", "Templates"), (".", "Content"), ("Content/../Content/a/b", "Content"),
  ]

  @Test("folders that overlap with the recipes or the templates", arguments: overlaps)
  func overlap(output: String, other: String) throws {
    #expect(
      try refusal(output) == """
        error: the site cannot be written to `\(output)`, since it overlaps `\(other)` [output-in-content]
          = help: name a folder beside it: `--output Site`

        """)
  }

  @Test("no folder whose name only begins alike")
  func alike() throws { #expect(try refusal("Content-site") == nil) }
}
