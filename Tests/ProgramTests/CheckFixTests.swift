import Glibc
import TestSupport
import Testing

@Suite("Corrections that are certain")
struct CheckFixTests {
  private func project() -> TemporaryFolder {
    let folder = TemporaryFolder()
    let rest = "\n\n**4 servings**\n\n---\n\n- flour\n\n---\n\nMix it.\n"
    folder.write("Content/Pie Crust.md", "# Pie Crust\n\n![a](a.jpg)" + rest)
    folder.write("Content/a.jpg", "a")
    folder.write(
      "Content/pie.md", "# Pie\n\n![a](A.JPG)\n\nUse [crust](pie%20crust.md#method).\n" + rest)
    return folder
  }

  static let fixed = "# Pie\n\n![a](a.jpg)\n\nUse [crust](Pie%20Crust.md#method).\n"

  @Test("are shown as a difference and not made by a dry run")
  func dryRun() throws {
    let folder = project()
    let before = folder.text("Content/pie.md")
    let run = try CrumbTool(in: folder).run("check", "--fix", "--dry-run")
    #expect(
      run.output == """
        --- a/Content/pie.md
        +++ b/Content/pie.md
        @@ -1,8 +1,8 @@
         # Pie
         
        -![a](A.JPG)
        +![a](a.jpg)
         
        -Use [crust](pie%20crust.md#method).
        +Use [crust](Pie%20Crust.md#method).
         
         
         **4 servings**

        """)
    #expect(run.error == "2 corrections in 1 file would be made\n")
    #expect(run.code == 0)
    #expect(folder.text("Content/pie.md") == before)
  }

  @Test("are made, and the rights of the file stay")
  func fix() throws {
    let folder = project()
    chmod("\(folder.path)/Content/pie.md", 0o600)
    let run = try CrumbTool(in: folder).run("check", "--fix")
    #expect(run.code == 0)
    #expect(run.error.hasPrefix("2 corrections in 1 file made\n"))
    #expect(folder.text("Content/pie.md")?.hasPrefix(Self.fixed) == true)
    #expect(folder.read("Content/pie.md.crumb-new") == nil)
    var status = stat()
    #expect(stat("\(folder.path)/Content/pie.md", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let again = try CrumbTool(in: folder).run("check", "--fix")
    #expect(again.error.hasPrefix("no corrections made\n"))
  }

  @Test("end lines as the file does", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    let folder = project()
    let tags = "*fruit,\nsweet*\n**4 servings**\n"
    let trap = "A pie\nfor two\n---\n\n- flour\n\n---\n\nMix it.\n"
    let text = "---\nauthor: Ada\n\n# Pie\n\n![a](a.jpg)\n\n"
    let mended = [
      "---\nauthor: Ada\n---\n\n# Pie\n\n![a](a.jpg)\n\n",
      tags.replacing("\n**", with: "\n\n**"), "\n",
      trap.replacing("\n---\n\n-", with: "\n\n---\n\n-"),
    ].joined()
    folder.write("Content/pie.md", (text + tags + "\n" + trap).replacing("\n", with: end))
    let run = try CrumbTool(in: folder).run("check", "--fix")
    #expect(run.error.hasPrefix("3 corrections in 1 file made\n"), "\(run.error)")
    #expect(folder.text("Content/pie.md") == mended.replacing("\n", with: end))
  }

  @Test("that are only likely are left to the author")
  func uncertain() throws {
    let folder = project()
    folder.write("Content/pie.md", "# Pie\n\nUse [crust](pie-crust.md).\n")
    let run = try CrumbTool(in: folder).run("check", "--fix")
    #expect(run.error.hasPrefix("no corrections made\n"))
    #expect(folder.text("Content/pie.md") == "# Pie\n\nUse [crust](pie-crust.md).\n")
  }
}
