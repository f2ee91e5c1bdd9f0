import Glibc
import TestSupport
import Testing

@testable import SiteGenerator

@Suite("The list of the files that Crumb made")
struct ManifestTests {
  private func manifest(_ text: String) -> Manifest? { Manifest(Array(text.utf8)) }

  @Test("comes back as it was written, in byte order")
  func roundTrip() {
    let files: [String: ContentHash?] = [
      "index.html": ContentHash(of: [1, 2, 3]), "a b/é.html": ContentHash(of: []),
      "new": nil,
    ]
    let manifest = Manifest(files: files)
    #expect(Manifest(manifest.bytes) == manifest)
    let lines = manifest.bytes.split(separator: 0x0A).dropFirst().map { $0.dropFirst(17) }
    #expect(
      lines.map { String(decoding: $0, as: UTF8.self) } == ["a b/é.html", "index.html", "new"])
  }

  @Test(
    "of a foreign format is none", arguments: ["", "crumb-manifest 2\n", "x\n0000000000000000 a\n"])
  func foreign(text: String) { #expect(manifest(text) == nil) }

  @Test("leaves out lines that are none")
  func garbage() {
    let text =
      "crumb-manifest 1\nshort\n0123456789abcdef \n0123456789abcdef a\nzzzzzzzzzzzzzzzz b\n"
    #expect(
      manifest(text)?.files == ["a": ContentHash("0123456789abcdef"), "b": nil])
  }

  @Test("never leads out of the site's folder, however it was tampered with")
  func tampered() throws {
    let project = TestProject(["Content/pie.md": "# Pie\n", "precious.txt": "precious"])
    project.write()
    let lines = [
      "../precious.txt", "recipes/../../precious.txt", "\(project.folder.path)/precious.txt",
      "./../precious.txt",
    ]
    let text = project.folder.text("Site/.crumb-manifest") ?? ""
    project.folder.write(
      "Site/.crumb-manifest", text + lines.map { "0123456789abcdef \($0)\n" }.joined())
    project.write()
    #expect(project.folder.text("precious.txt") == "precious")
    _ = SiteCleaning.clean(project.project)
    #expect(project.folder.text("precious.txt") == "precious")
  }

  @Test("never leads through a symbolic link to files elsewhere")
  func linked() throws {
    let project = TestProject(["Content/pie.md": "# Pie\n", "elsewhere/precious.txt": "precious"])
    project.write()
    symlink("../elsewhere", "\(project.folder.path)/Site/linked")
    let text = project.folder.text("Site/.crumb-manifest") ?? ""
    project.folder.write("Site/.crumb-manifest", text + "0123456789abcdef linked/precious.txt\n")
    project.write()
    #expect(project.folder.text("elsewhere/precious.txt") == "precious")
  }
}
