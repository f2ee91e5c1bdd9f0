import TestSupport
import Testing

@Suite("A site that is built in parts")
struct ShardTests {
  private func isList(_ path: String) -> Bool { path.hasPrefix(".crumb-manifest") }

  @Test("is the site of one build, byte for byte, when the parts are copied together")
  func merged() throws {
    let folder = TemporaryFolder()
    try KeptPhotos.lend(to: folder)
    let tool = CrumbTool(in: folder)
    let words = [
      "build", "--url", "https://example.org/cookbook/", "--content", "\(Repository.root)/Content",
    ]
    #expect(try tool.run(words + ["--output", "whole"]).code == 0)
    let whole = folder.contents(of: "whole")
    let parts = try (1...3).map { part in
      let run = try tool.run(words + ["--shard", "\(part)/3", "--output", "part-\(part)"])
      #expect(run.code == 0, "\(run.error)")
      return folder.contents(of: "part-\(part)")
    }
    let pages = ([whole] + parts).map { $0.keys.count { $0.hasSuffix(".html") } }
    #expect(pages[1...].allSatisfy { $0 > pages[0] / 5 && $0 < pages[0] / 2 }, "\(pages)")
    let lists = parts.flatMap { $0.keys.filter(isList) }.sorted()
    #expect(lists == (1...3).map { ".crumb-manifest-\($0)-of-3" })
    #expect(parts.reduce(0) { $0 + $1.count } == whole.count - 1 + lists.count)
    let merged = parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    let differences = Set(whole.keys).union(merged.keys).filter {
      !isList($0) && whole[$0] != merged[$0]
    }
    #expect(differences.sorted() == [])
  }

  @Test(
    "has each photo resized in one part, and pages in all parts that count on it",
    .enabled(if: KeptPhotos.hasTool, "skipped: vipsthumbnail is not installed"))
  func photo() throws {
    let photo = TemporaryFolder.read("\(Repository.root)/Content/dessert/mochi.jpg") ?? []
    var site: [String: [UInt8]] = [:]
    var made: [Int] = []
    for options in [["--output", "Site"], ["--shard", "1/2"], ["--shard", "2/2"]] {
      let folder = kitchen()
      folder.write("Content/soup.jpg", bytes: photo)
      #expect(try CrumbTool(in: folder).run(["build"] + options).code == 0)
      let files = folder.contents(of: "Site").filter { !isList($0.key) }
      if site.isEmpty { site = files }
      #expect(files.filter { site[$0.key] != $0.value }.keys.sorted() == [])
      made.append(folder.contents(of: ".crumb/photos").count)
    }
    #expect(made[0] == 8)
    #expect(made[1...].sorted() == [1, 8])
  }

  /// A folder with a cookbook of a few recipes.
  private func kitchen() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write("Content/site.yml", "title: Kitchen\n")
    for name in ["soup", "stew", "salad", "bread", "cake"] {
      folder.write("Content/\(name).md", "# \(name)\n\n---\n\n- salt\n\n---\n\nStir.\n")
    }
    return folder
  }

  @Test("can be built on in the folder where its parts were put together")
  func next() throws {
    let folder = kitchen()
    let tool = CrumbTool(in: folder)
    #expect(try tool.run("build", "--output", "Whole").code == 0)
    for part in 1...2 {
      let run = try tool.run("build", "--shard", "\(part)/2", "--output", "part-\(part)")
      #expect(run.code == 0)
      for (path, bytes) in folder.contents(of: "part-\(part)") {
        folder.write("Site/\(path)", bytes: bytes)
      }
    }
    folder.write("Site/mine.txt", "mine")
    let again = try tool.run("build")
    #expect(again.output.contains("nothing changed"), "\(again.output)")
    #expect(folder.text("Site/mine.txt") == "mine")
    var site = folder.contents(of: "Site")
    site["mine.txt"] = nil
    #expect(site == folder.contents(of: "Whole"))
  }

  @Test("says how much of it a part is, and cleans a part away")
  func summary() throws {
    let folder = kitchen()
    let tool = CrumbTool(in: folder)
    let whole = try tool.run("build", "--output", "Whole").output.split(separator: ":")[0]
    let part = try tool.run("build", "--shard", "2/2", "--output", "part").output
    let pages = folder.contents(of: "part").keys.count { $0.hasSuffix(".html") }
    #expect(whole == "5 recipes, 17 pages in Whole/")
    #expect(part.hasPrefix("5 recipes, \(pages) of 17 pages in part/: "), "\(part)")
    #expect(try tool.run("clean", "--output", "part").code == 0)
    #expect(folder.contents(of: "part").isEmpty)
  }

  @Test("has a folder for each part: no other part and no whole site is written over")
  func refused() throws {
    let folder = kitchen()
    let tool = CrumbTool(in: folder)
    for first in [["build"], ["build", "--shard", "1/2"], ["build", "--shard", "2/3"]] {
      #expect(try tool.run(first).code == 0)
      let before = folder.contents(of: "Site")
      let run = try tool.run("build", "--shard", "2/2")
      #expect(run.code == 1)
      #expect(
        run.error == """
          error: `Site` holds more of the site than the part 2/2, so nothing is written there [other-part]
            = help: name a folder of its own: `--output part-2`

          1 error

          """)
      #expect(folder.contents(of: "Site") == before)
      #expect(try tool.run("clean").code == 0)
    }
  }

  @Test(
    "is told which part of how many",
    arguments: ["0/3", "4/3", "x", "1", "1/0", "-1/3", "1/2/3", "1/1001", "+1/3", " 1/3"])
  func wrong(text: String) throws {
    let folder = kitchen()
    let run = try CrumbTool(in: folder).run("build", "--shard", text)
    #expect(run.code == 2)
    #expect(
      run.error == """
        error: `--shard \(text)`: which part of how many, such as 2/8; at most 1000 parts
        help: `crumb help` tells more

        """)
    #expect(folder.contents(of: "Site").isEmpty)
  }
}
