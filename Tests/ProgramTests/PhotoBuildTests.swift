import Glibc
import TestSupport
import Testing

@Suite("Photos in the site")
struct PhotoBuildTests {
  private func project() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write(
      "Content/pie.md",
      "# Pie\n\n![A pie](pie.jpg)\n\n**1 pie**\n\n---\n\n- 1 apple\n\n---\n\nBake.\n")
    let photo = TemporaryFolder.read("\(Repository.root)/Content/dessert/mochi.jpg") ?? []
    folder.write("Content/pie.jpg", bytes: photo)
    return folder
  }

  @Test(
    "are there in several sizes, with width and height, and are made once",
    .enabled(if: KeptPhotos.hasTool, "skipped: vipsthumbnail is not installed"))
  func sizes() throws {
    let folder = project()
    let first = try CrumbTool(in: folder).run("build")
    #expect(first.code == 0)
    #expect(first.error.isEmpty)
    let html = folder.text("Site/recipes/pie/index.html") ?? ""
    #expect(
      html.contains(
        #"srcset="pie-320w.webp 320w, pie-640w.webp 640w, pie-960w.webp 960w, pie-1600w.webp 1600w""#
      ))
    #expect(
      html.contains(
        #"src="pie.jpg" srcset="pie-320w.jpg 320w, pie-640w.jpg 640w, pie-960w.jpg 960w, pie.jpg 1600w""#
      ))
    #expect(html.contains(#"width="1600" height="1200""#))
    #expect(folder.read("Site/recipes/pie/pie-320w.webp")?.prefix(4) == Array("RIFF".utf8)[...])
    #expect(folder.read("Site/recipes/pie/pie-960w.jpg")?.prefix(2) == [0xFF, 0xD8])
    let second = try CrumbTool(in: folder).run("build")
    #expect(second.output.contains("nothing changed"))
  }

  @Test(
    "that are broken are told of, published as they are, and stop nothing",
    .enabled(if: KeptPhotos.hasTool, "skipped: vipsthumbnail is not installed"))
  func broken() throws {
    let folder = project()
    let whole = folder.read("Content/pie.jpg") ?? []
    for bytes in [Array("no picture".utf8), Array(whole.prefix(20_000))] {
      folder.write("Content/pie.jpg", bytes: bytes)
      let run = try CrumbTool(in: folder).run("build")
      #expect(run.code == 0)
      #expect(
        run.error == """
          Content/pie.jpg: warning: `Content/pie.jpg` cannot be read as a picture, so it is published as it is [broken-photo]
            = help: export the picture anew as JPEG, PNG or WebP

          1 warning in 1 file

          """)
      let isSame = folder.read("Site/recipes/pie/pie.jpg") == bytes
      #expect(isSame)
      #expect(folder.text("Site/recipes/pie/index.html")?.contains("srcset") == false)
    }
  }

  @Test("by a recipe's name alone are shown with it, those of its steps too")
  func namesakes() throws {
    let folder = TemporaryFolder()
    try KeptPhotos.lend(to: folder)
    let photo = TemporaryFolder.read("\(Repository.root)/Content/dessert/mochi.jpg") ?? []
    folder.write("Content/a/pie.md", "# Pie\n\n---\n\n- 1 apple\n\n---\n\n1. Cut.\n2. Bake.\n")
    folder.write("Content/a/pie.jpg", bytes: photo)
    folder.write("Content/a/pie.2.jpg", bytes: photo)
    let tool = CrumbTool(in: folder)
    #expect(try tool.run("check").error.contains("no-photo") == false)
    #expect(try tool.run("build", "--url", "https://example.org/").code == 0)
    let page = folder.text("Site/recipes/pie/index.html") ?? ""
    #expect(page.contains(#"<img class="hero u-photo" src="pie.jpg""#))
    #expect(page.contains(#"<img src="pie.2.jpg""#))
    #expect(page.contains(#"alt="Step 2""#))
    #expect(page.contains(#""image":["https://example.org/recipes/pie/pie.jpg"]"#))
    #expect(page.contains(#""image":"https://example.org/recipes/pie/pie.2.jpg""#))
    let cook = folder.text("Site/recipes/pie/cook/index.html") ?? ""
    #expect(cook.contains(#"<img src="../pie.2.jpg""#))
    let tiles = folder.text("Site/categories/a/index.html") ?? ""
    #expect(tiles.contains(#"src="../../recipes/pie/pie.jpg""#))
    #expect(
      try tool.run("export", "--format", "json", "Content/a/pie.md").output
        .contains(#""image": "/a/pie.jpg""#))
  }

  @Test("that are broken are seen by check, and stop a strict build before it writes")
  func strict() throws {
    let folder = project()
    folder.write("Content/pie.jpg", "no picture")
    let tool = CrumbTool(in: folder)
    let check = try tool.run("check")
    #expect(check.code == 0)
    #expect(
      check.error.contains(
        "Content/pie.jpg: warning: `Content/pie.jpg` cannot be read as a picture"))
    #expect(try tool.run("check", "--strict").code == 1)
    let build = try tool.run("build", "--strict")
    #expect(build.code == 1)
    #expect(build.error.contains("Content/pie.jpg: error: `Content/pie.jpg` cannot be read"))
    #expect(build.error.contains("Nothing was written"))
    #expect(folder.read("Site/index.html") == nil)
  }

  @Test("are kept in .crumb until crumb clean, which takes it away and follows no link")
  func clean() throws {
    let folder = project()
    folder.write("elsewhere/mine.txt", "mine")
    let tool = CrumbTool(in: folder)
    _ = try tool.run("build")
    let kept = folder.contents(of: ".crumb").count
    symlink("\(folder.path)/elsewhere", "\(folder.path)/.crumb/link")
    let clean = try tool.run("clean")
    #expect(clean.code == 0)
    #expect(
      clean.output.hasSuffix(
        "\(kept + 1) \(kept == 0 ? "file" : "files") deleted from .crumb/\n"))
    #expect(access("\(folder.path)/.crumb", F_OK) != 0)
    #expect(folder.text("elsewhere/mine.txt") == "mine")
    #expect(try tool.run("clean").output == "There was nothing to delete.\n")
  }

  @Test(
    "that claim too many pixels, or another format than they have, are told of",
    .enabled(if: KeptPhotos.hasTool, "skipped: vipsthumbnail is not installed"))
  func claims() throws {
    let folder = project()
    let size: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    folder.write(
      "Content/pie.jpg",
      bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + size + [8, 2, 0, 0, 0] + Array("IEND".utf8))
    let run = try CrumbTool(in: folder).run("build")
    #expect(run.code == 0)
    #expect(
      run.error == """
        Content/pie.jpg: warning: `Content/pie.jpg` has 4294967295 × 4294967295 pixels, too many to resize [huge-photo]
          = help: export it smaller: 2400 pixels are plenty

        Content/pie.jpg: warning: `Content/pie.jpg` is of the format PNG, whatever its name says [mislabelled-photo]
          = help: rename it to end in `.png`

        2 warnings in 1 file

        """)
  }
}
