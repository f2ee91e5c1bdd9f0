import Glibc
import TestSupport
import Testing

@testable import SiteGenerator

@Suite("Writing a site")
struct SiteWriterTests {
  static let recipes = [
    "Content/dessert/pie.md": "# Pie\n\n- flour\n\nUse [crust](crust.md).\n",
    "Content/dessert/crust.md": "# Crust\n\n- butter\n\n1. Knead.\n",
    "Content/salad/caprese.md": "# Caprese\n\n- tomato\n",
    "Content/pictures/note.txt": "a note",
  ]

  /// The number of each file's inode by path: a file that was written anew has another one.
  private func inodes(_ folder: TemporaryFolder) -> [String: UInt] {
    var inodes: [String: UInt] = [:]
    for path in folder.contents(of: "Site").keys {
      var status = stat()
      if lstat("\(folder.path)/Site/\(path)", &status) == 0 { inodes[path] = status.st_ino }
    }
    return inodes
  }

  @Test("a second build writes nothing")
  func nothingChanged() throws {
    let project = TestProject(Self.recipes)
    let first = try #require(project.write())
    #expect(first.diagnostics == [])
    #expect(first.written == first.files)
    let before = inodes(project.folder)
    let second = try #require(project.write())
    #expect(second.written == 0)
    #expect(second.unchanged == first.files)
    #expect(second.deleted == 0)
    #expect(inodes(project.folder) == before)
  }

  @Test("a changed recipe writes its own pages and those that show it")
  func oneChanged() throws {
    let project = TestProject(Self.recipes)
    project.write()
    let before = inodes(project.folder)
    project.folder.write("Content/salad/caprese.md", "# Caprese\n\n- tomato\n- basil\n")
    let second = try #require(project.write())
    let after = inodes(project.folder)
    let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == [".crumb-manifest", "recipes/caprese/index.html"])
    #expect(second.written == 1)
  }

  @Test("what is no longer made is deleted with its empty folders, what is not ours stays")
  func stale() throws {
    let project = TestProject(Self.recipes)
    project.write()
    project.folder.write("Site/mine.txt", "mine")
    project.folder.write("Site/recipes/caprese/mine.txt", "mine")
    unlink("\(project.folder.path)/Content/salad/caprese.md")
    unlink("\(project.folder.path)/Content/pictures/note.txt")
    let second = try #require(project.write())
    // With them the three files of the index as it was.
    #expect(second.deleted == 6)
    #expect(project.folder.read("Site/recipes/caprese/index.html") == nil)
    #expect(project.folder.text("Site/recipes/caprese/mine.txt") == "mine")
    #expect(project.folder.text("Site/mine.txt") == "mine")
    #expect(access("\(project.folder.path)/Site/pictures", F_OK) != 0)
    #expect(access("\(project.folder.path)/Site/categories/salad", F_OK) != 0)
  }

  @Test("builds of the same files are the same bytes, on one thread or many")
  func reproducible() throws {
    let (one, other) = (TestProject(Self.recipes), TestProject(Self.recipes))
    // The title of a site without a site.yml is its folder's name.
    for project in [one, other] { project.folder.write("Content/site.yml", "title: Cookbook\n") }
    one.write(jobs: 1)
    other.write(jobs: 4)
    #expect(one.folder.contents(of: "Site") == other.folder.contents(of: "Site"))
    #expect(one.folder.contents(of: "Site").keys.count > 10)
  }

  @Test("a file of ours that was changed or deleted by others is made again")
  func repaired() throws {
    let project = TestProject(Self.recipes)
    project.write()
    let wanted = project.folder.contents(of: "Site")
    project.folder.write("Site/index.html", "broken")
    unlink("\(project.folder.path)/Site/recipes/pie/index.html")
    #expect(project.write()?.written == 2)
    #expect(project.folder.contents(of: "Site") == wanted)
  }

  @Test("a file with the longest name that there can be is written like any other")
  func longName() throws {
    let name = String(repeating: "pie-", count: 62) + "a.jpg"
    #expect(name.utf8.count == 253)
    let project = TestProject([
      "Content/\(name)": "picture", "Content/pie.md": "# Pie\n\n![A pie](\(name))\n",
    ])
    let written = try #require(project.write())
    #expect(project.text(of: written.diagnostics) == "")
    #expect(project.folder.text("Site/recipes/pie/\(name)") == "picture")
  }

  @Test("a file where a folder should be is told of")
  func fileForFolder() throws {
    let project = TestProject(Self.recipes)
    project.write()
    #expect(try SiteCleaning.clean(project.project).get() > 0)
    project.folder.write("Site/.gitignore", "*")
    project.folder.write("Site/recipes", "a file")
    unlink("\(project.folder.path)/Site/.crumb-manifest")
    #expect(
      project.text(of: try #require(project.write()).diagnostics) == """
        error: `Site` holds files that Crumb did not make, so nothing is written there [foreign-output]
          = help: name an empty folder: `--output DIR`

        """)
  }

  @Test("a folder where a file should be is told of, and all other files are whole")
  func folderForFile() throws {
    let project = TestProject(Self.recipes)
    project.write()
    unlink("\(project.folder.path)/Site/404.html")
    project.folder.write("Site/404.html/mine.txt", "mine")
    #expect(
      project.text(of: try #require(project.write()).diagnostics) == """
        error: `Site/404.html` cannot be written: Is a directory [unwritable]
          = help: make room, or give yourself the right to write there

        """)
    #expect(project.folder.text("Site/404.html/mine.txt") == "mine")
    #expect(project.folder.contents(of: "Site").keys.filter { $0.contains(".crumb-new") } == [])
  }
}
