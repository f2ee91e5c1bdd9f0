import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Commands from their words to their exit codes")
struct CommandTests {
  static let pie = """
    ---
    total: 1 h
    ---

    # Apple Pie

    ![A pie](pie.gif)

    **8 servings**

    ---

    - *1* apple

    ---

    1. Bake it.

    """

  private func project(_ files: [String: String] = [:]) -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write("Content/dessert/apple-pie.md", Self.pie)
    folder.write("Content/dessert/pie.gif", "picture")
    for (path, text) in files { folder.write(path, text) }
    return folder
  }

  @Test("the version and the help go to standard output with code 0")
  func help() throws {
    let tool = CrumbTool(in: TemporaryFolder())
    let version = try tool.run("version")
    #expect(version.output == "crumb \(CommandLineTool.version)\n")
    #expect(version.code == 0)
    let help = try tool.run("help")
    #expect(help.output == Help.overview)
    #expect(help.code == 0)
    for command in CommandTable.all {
      let run = try tool.run("help", command.name)
      #expect(run.output == Help.of(command))
      #expect(run.code == 0)
      #expect(run.error.isEmpty)
    }
  }

  @Test("wrong use goes to standard error with code 2")
  func wrongUse() throws {
    let tool = CrumbTool(in: TemporaryFolder())
    let run = try tool.run("biuld")
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.error == """
        error: there is no command `biuld`
        help: did you mean `build`?
        help: `crumb help` tells more

        """)
    #expect(try tool.run([]).code == 2)
  }

  static let badValues = [
    (
      ["build", "--jobs", "0"],
      "error: `--jobs 0`: a number of threads from 1 to 256\nhelp: `crumb help` tells more\n"
    ),
    (
      ["build", "--url", "example.org"],
      "error: `--url example.org`: an address that begins with https:// or http://\n"
        + "help: `crumb help` tells more\n"
    ),
    (
      ["check", "--format", "xml"],
      "error: `--format xml`: one of text, json, github\nhelp: `crumb help` tells more\n"
    ),
    (
      ["check", "--dry-run"],
      "error: `--dry-run` goes with `--fix`\nhelp: `crumb help check` tells more\n"
    ),
    (
      ["theme", "copy", "layout.mustach"],
      "error: `crumb theme copy layout.mustach`: did you mean `layout.mustache`?\n"
        + "help: `crumb help` tells more\n"
    ),
  ]

  @Test("a bad value says which are good, and nothing is made", arguments: badValues)
  func badValue(words: [String], text: String) throws {
    let folder = project()
    let run = try CrumbTool(in: folder).run(words)
    #expect(run.error == text)
    #expect(run.code == 2)
    #expect(folder.read("Site/index.html") == nil)
  }

  @Test("a build says what it made in one line, and a second one that nothing changed")
  func build() throws {
    let folder = project()
    let tool = CrumbTool(in: folder)
    let first = try tool.run("build")
    #expect(first.code == 0)
    #expect(first.error.isEmpty)
    #expect(first.output.hasPrefix("1 recipe, 9 pages in Site/: "), "\(first.output)")
    #expect(folder.read("Site/recipes/apple-pie/index.html") != nil)
    #expect(folder.text("Site/recipes/apple-pie/pie.gif") == "picture")
    let second = try tool.run("build")
    #expect(second.output.hasPrefix("1 recipe, 9 pages in Site/: nothing changed, "))
  }

  @Test("a build counts notes, a check shows them")
  func notes() throws {
    let folder = project([
      "Content/salad/caprese.md": "# Caprese\n\n---\n\n- tomato\n\n---\n\nSlice it.\n"
    ])
    let tool = CrumbTool(in: folder)
    let build = try tool.run("build")
    #expect(build.code == 0)
    #expect(build.error.isEmpty)
    #expect(build.output.hasSuffix("; `crumb check` has 4 notes\n"))
    #expect(build.output.split(separator: "\n").count == 1)
    let check = try tool.run("check")
    #expect(check.code == 0)
    #expect(
      check.error == """
        Content/salad/caprese.md:1:1: note: this recipe has no photo [no-photo]
        1 | # Caprese
          | ^^^^^^^^^
          = help: put a picture under the title: `![What it shows](pie.jpg)`

        Content/salad/caprese.md:1:1: note: this recipe does not say how long it takes [no-times]
        1 | # Caprese
          | ^^^^^^^^^
          = help: write it in the front matter: `prep: 10 min`, `cook: 45 min`

        Content/salad/caprese.md:1:1: note: this recipe does not say how much it makes [no-yield]
        1 | # Caprese
          | ^^^^^^^^^
          = help: write it in bold under the title, such as `**4 servings**`

        note: the site has no address, so there is no sitemap, no feed and no preview for those who share a link [no-address]
          = help: write `url: https://example.org/` in site.yml, or build with `--url`

        4 notes in 1 file

        """)
  }

  @Test("an error stops the build with code 1 and keeps the last good site")
  func errors() throws {
    let folder = project()
    let tool = CrumbTool(in: folder)
    #expect(try tool.run("build").code == 0)
    let page = folder.read("Site/recipes/apple-pie/index.html")
    folder.write("Content/site.yml", "title: [a]\n")
    folder.write("Content/dessert/apple-pie.md", "# Another\n")
    let run = try tool.run("build")
    #expect(run.code == 1)
    #expect(run.error.hasSuffix("Nothing was written; the last good site stays.\n"))
    #expect(folder.read("Site/recipes/apple-pie/index.html") == page)
  }

  @Test("strict makes warnings errors")
  func strict() throws {
    let folder = project(["Content/bread.md": "# Bread\n\nSee [this](gone.md).\n"])
    let tool = CrumbTool(in: folder)
    #expect(try tool.run("build").code == 0)
    #expect(try tool.run("check").code == 0)
    #expect(try tool.run("check", "--strict").code == 1)
    #expect(try tool.run("build", "--strict").code == 1)
  }

  @Test("a folder without recipes says where to look")
  func noContent() throws {
    let run = try CrumbTool(in: TemporaryFolder()).run("build")
    #expect(run.code == 1)
    #expect(
      run.error == """
        error: there is no folder `Content` [no-content]
          = help: run crumb in the folder of your project, or name the folder: `--content DIR`

        1 error
        Nothing was written; the last good site stays.

        """)
  }

  @Test("clean deletes what Crumb made and nothing else")
  func clean() throws {
    let folder = project()
    let tool = CrumbTool(in: folder)
    _ = try tool.run("build")
    folder.write("Site/mine.txt", "keep")
    #expect(try tool.run("clean").code == 0)
    #expect(folder.read("Site/index.html") == nil)
    #expect(folder.text("Site/mine.txt") == "keep")
    let again = try CrumbTool(in: project()).run("clean")
    #expect(again.output == "There was nothing to delete.\n")
    #expect(again.code == 0)
  }

  @Test("theme copy puts a file there once")
  func theme() throws {
    let folder = project()
    let tool = CrumbTool(in: folder)
    let list = try tool.run("theme", "list")
    #expect(list.code == 0)
    #expect(list.output.split(separator: "\n").contains("layout.mustache"))
    let copy = try tool.run("theme", "copy", "layout.mustache")
    #expect(copy.output == "Templates/layout.mustache is yours to change\n")
    #expect(copy.code == 0)
    let again = try tool.run("theme", "copy", "layout.mustache")
    #expect(again.error == "error: `Templates/layout.mustache` cannot be written: File exists\n")
    #expect(again.code == 1)
    #expect(try tool.run("build").code == 0)
  }

  @Test("the fields of a template are told, and a near name is asked after")
  func templateHelp() throws {
    let tool = CrumbTool(in: TemporaryFolder())
    #expect(try tool.run("help", "template", "recipe").output.contains("ingredients"))
    let wrong = try tool.run("help", "template", "recipie")
    #expect(
      wrong.error
        == "error: `crumb help template recipie`: did you mean `recipe`?\nhelp: `crumb help` tells more\n"
    )
    #expect(wrong.code == 2)
  }
}
