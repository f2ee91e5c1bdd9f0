import Glibc
import TestSupport
import Testing

@testable import SiteGenerator

@Suite("What lies under Content")
struct ContentListingTests {
  private func link(_ target: String, _ path: String, in project: TestProject) {
    symlink(target, "\(project.folder.path)/Content/\(path)")
  }

  private func faults(of project: TestProject) -> String {
    project.text(of: ContentListing(of: project.project).diagnostics)
  }

  @Test("recipes and files are told apart by their endings, hidden names and site.yml left out")
  func kinds() {
    let project = TestProject([
      "Content/pie.md": "", "Content/b/Tart.MD": "", "Content/b/a.markdown": "",
      "Content/pie.jpg": "", "Content/b/notes.txt": "", "Content/.hidden.md": "",
      "Content/.git/HEAD": "", "Content/site.yml": "", "Content/b/site.yml": "",
    ])
    let listing = ContentListing(of: project.project)
    #expect(listing.recipes == ["b/Tart.MD", "b/a.markdown", "pie.md"])
    #expect(listing.files == ["b/notes.txt", "b/site.yml", "pie.jpg"])
    #expect(listing.diagnostics == [])
  }

  @Test("a folder that is called like a recipe is told of, and its recipes are read")
  func folderLikeRecipe() {
    let project = TestProject(["Content/pie.md/crust.md": "# Crust\n"])
    #expect(ContentListing(of: project.project).recipes == ["pie.md/crust.md"])
    #expect(
      faults(of: project) == """
        Content/pie.md: warning: `Content/pie.md` is a folder, though its name ends like a recipe's [folder-like-recipe]
          = help: rename the folder, so that nobody takes it for a recipe

        """)
  }

  @Test("symbolic links to nothing and in a circle are told of")
  func brokenLinks() {
    let project = TestProject()
    link("gone.md", "a.md", in: project)
    link("b.md", "b.md", in: project)
    link("d", "c", in: project)
    link("c", "d", in: project)
    #expect(
      faults(of: project) == """
        Content/a.md: error: `Content/a.md` is a symbolic link to nothing [broken-symbolic-link]
          = help: remove the link, or make it lead to a file

        Content/b.md: error: `Content/b.md` is a symbolic link that leads to itself [broken-symbolic-link]
          = help: remove the link, or make it lead to a file

        Content/c: error: `Content/c` is a symbolic link that leads to itself [broken-symbolic-link]
          = help: remove the link, or make it lead to a file

        Content/d: error: `Content/d` is a symbolic link that leads to itself [broken-symbolic-link]
          = help: remove the link, or make it lead to a file

        """)
  }

  @Test("a symbolic link out of Content is refused, so that no private file is published")
  func linkOut() {
    let project = TestProject(["secret.txt": "secret"])
    link("../secret.txt", "notes.txt", in: project)
    #expect(ContentListing(of: project.project).files == [])
    #expect(
      faults(of: project).replacing(project.folder.path, with: "") == """
        Content/notes.txt: error: `Content/notes.txt` is a symbolic link out of `Content` [symbolic-link-out]
          = help: put a copy of the file there instead

        """)
  }

  @Test("a symbolic link to a file inside is read under its own name")
  func linkIn() {
    let project = TestProject(["Content/pie.md": "# Pie\n"])
    link("pie.md", "tart.md", in: project)
    let listing = ContentListing(of: project.project)
    #expect(listing.recipes == ["pie.md", "tart.md"])
    #expect(listing.diagnostics == [])
  }

  @Test("a symbolic link to a folder is left out, so that a link upwards makes no endless walk")
  func linkedFolder() {
    let project = TestProject(["Content/a/pie.md": "# Pie\n"])
    link(".", "a/loop", in: project)
    #expect(ContentListing(of: project.project).recipes == ["a/pie.md"])
    #expect(
      faults(of: project) == """
        Content/a/loop: warning: `Content/a/loop` is a symbolic link to a folder, which is left out [linked-folder]
          = help: name its files where they are

        """)
  }

  @Test("what is neither file nor folder is told of")
  func pipe() {
    let project = TestProject()
    mkfifo("\(project.folder.path)/Content/pipe.md", 0o644)
    #expect(
      faults(of: project) == """
        Content/pipe.md: warning: `Content/pipe.md` is no file that Crumb can read [not-a-file]
          = help: take it out of `Content`

        """)
  }

  @Test(
    "a file that may not be read is an error with the system's reason",
    .enabled(if: geteuid() != 0, "root may read every file"))
  func unreadable() {
    let project = TestProject(["Content/pie.md": "# Pie\n"])
    chmod("\(project.folder.path)/Content/pie.md", 0)
    #expect(
      project.problems() == """
        Content/pie.md: error: `Content/pie.md` cannot be read: Permission denied [unreadable]
          = help: give yourself the right to read it, or take it out of `Content`

        """)
  }

  @Test("a site inside of the recipes is not read as recipes")
  func siteInContent() {
    let project = TestProject(["Content/pie.md": "# Pie\n", "Content/Site/copy.md": "# Copy\n"])
    var other = project.project
    other.output = "\(other.content)/Site"
    #expect(ContentListing(of: other).recipes == ["pie.md"])
  }
}
