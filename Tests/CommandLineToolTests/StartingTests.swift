import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Beginning a cookbook and a recipe")
struct StartingTests {
  @Test("what init writes has no fault, and what it prints works as typed")
  func beginning() throws {
    let folder = TemporaryFolder()
    let run = try CrumbTool(in: folder).run("init", "my-cookbook")
    #expect(run.code == 0)
    let next = run.output.split(separator: "\n").suffix(3)
    #expect(next == ["  cd my-cookbook", "  crumb build", "  crumb serve --open"])
    let project = TemporaryFolder()
    for file in StarterProject.files(title: "My cookbook") { project.write(file.path, file.text) }
    let tool = CrumbTool(in: project)
    let build = try tool.run("build", "--strict")
    #expect(build.code == 0)
    #expect(build.error.isEmpty)
    #expect(build.output.hasPrefix("3 recipes, "))
    #expect(project.read("Site/recipes/plum-tart/sweet-pastry/vanilla-sugar/index.html") != nil)
    #expect(folder.text("my-cookbook/Content/site.yml")?.contains("title: \"My cookbook\"") == true)
  }

  @Test("init writes nothing where any of its files is there")
  func refusal() throws {
    let folder = TemporaryFolder()
    folder.write(".gitignore", "mine\n")
    let run = try CrumbTool(in: folder).run("init")
    #expect(run.code == 1)
    #expect(
      run.error == """
        error: nothing was written, since these files are there already:
          .gitignore
        help: begin in another folder: crumb init my-cookbook

        """)
    #expect(folder.text(".gitignore") == "mine\n")
    #expect(folder.read("Content/site.yml") == nil)
  }

  @Test(
    "a folder's name is the title, whatever it is, and a shell takes it back",
    arguments: [
      ("tante-emmas_küche", "Tante emmas küche", "tante-emmas_küche"),
      ("a \"b\" \\ c", "A \"b\" \\ c", "'a \"b\" \\ c'"),
      ("it's", "It's", #"'it'\''s'"#),
    ])
  func names(name: String, title: String, word: String) throws {
    let folder = TemporaryFolder()
    let run = try CrumbTool(in: folder).run("init", name)
    #expect(run.output.contains("  cd \(word)\n"))
    let project = TemporaryFolder()
    for file in StarterProject.files(title: title) { project.write(file.path, file.text) }
    #expect(
      project.text("Content/site.yml") == folder.text("\(name)/Content/site.yml"))
    #expect(try CrumbTool(in: project).run("build").code == 0)
    #expect(project.text("Site/404.html")?.contains("</html>") == true)
  }

  @Test("new begins a recipe in the folder of its category, and never over another")
  func new() throws {
    let folder = TemporaryFolder()
    let tool = CrumbTool(in: folder)
    let run = try tool.run("new", "Crème brûlée", "--category", "Sweet things/French")
    let path = "Content/sweet-things/french/creme-brulee.md"
    #expect(run.output == "\(path) is begun. Write in it, and see it:\n\n  crumb serve --open\n")
    #expect(folder.text(path)?.contains("\n# Crème brûlée\n") == true)
    #expect(try tool.run("build", "--strict").code == 0)
    folder.write(path, "mine")
    let again = try tool.run("new", "Crème brûlée", "--category", "sweet-things/french")
    #expect(again.code == 1)
    #expect(
      again.error == """
        error: `\(path)` is there already, and stays as it is
        help: give the recipe another title

        """)
    #expect(folder.text(path) == "mine")
  }

  @Test("new needs a title and a category that make an address", arguments: ["", "!?", "a\nb"])
  func nameless(title: String) throws {
    let run = try CrumbTool(in: TemporaryFolder()).run("new", title)
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("error: "))
  }
}
