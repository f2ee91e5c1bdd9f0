import Glibc
import TestSupport
import Testing

@Suite("A build that is stopped at any moment loses nothing")
struct SurvivalTests {
  /// Two versions of a small cookbook, in which every page differs.
  enum Version: String { case old, new }

  private func write(_ version: Version, to folder: TemporaryFolder) {
    folder.write("Content/site.yml", "title: The \(version) book\npath_depth: 1\n")
    for index in 0..<12 {
      let name = index % 3 == 0 ? "\(version)-\(index)" : "dish-\(index)"
      unlink("\(folder.path)/Content/\(version == .old ? "new" : "old")-\(index).md")
      let text = String(repeating: "Stir the \(version) sauce. ", count: 200)
      folder.write("Content/\(name).md", "# Dish \(index)\n\n---\n\n- salt\n\n---\n\n1. \(text)\n")
    }
  }

  /// What a clean build of a version gives.
  private func cleanSite(
    _ version: Version, _ more: [String: String] = [:]
  ) throws -> [String: [UInt8]] {
    let folder = TemporaryFolder()
    write(version, to: folder)
    for (path, text) in more { folder.write("Content/\(path)", text) }
    #expect(try CrumbTool(in: folder).run("build").code == 0)
    return folder.contents(of: "Site")
  }

  @Test("killed 200 times, every file is whole, and the next build is equal to a clean one")
  func killed() throws {
    let sites: [Version: [String: [UInt8]]] = try [
      .old: cleanSite(.old), .new: cleanSite(.new),
    ]
    let folder = TemporaryFolder()
    let tool = CrumbTool(in: folder)
    write(.old, to: folder)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(try tool.run("build").code == 0)
    let time = clock.now - start
    let whole = UInt32(time.components.attoseconds / 1_000_000_000_000)
    var random = SystemRandomNumberGenerator()
    var kills = 0
    for round in 0..<Self.rounds {
      let version: Version = round % 2 == 0 ? .new : .old
      write(version, to: folder)
      let moment = UInt32.random(in: whole / 8...whole, using: &random)
      if try tool.runKilled(["build"], after: moment) { kills += 1 }
      let torn = folder.contents(of: "Site").filter { path, bytes in
        !path.split(separator: "/").contains { $0.hasPrefix(".crumb-") }
          && sites[.old]?[path] != bytes && sites[.new]?[path] != bytes
      }
      #expect(torn.keys.sorted() == [])
      if round % 20 < 2 {
        #expect(try tool.run("build").code == 0)
        #expect(differences(folder.contents(of: "Site"), sites[version] ?? [:]) == [])
      }
    }
    #expect(kills > Self.rounds / 4)
  }

  @Test("a first build that is killed at any moment is made good by the next")
  func firstBuild() throws {
    let site = try cleanSite(.new)
    var kills = 0
    for round in 0..<8 {
      let folder = TemporaryFolder()
      let tool = CrumbTool(in: folder)
      write(.new, to: folder)
      if try tool.runKilled(["build"], after: UInt32(round + 1) * 20_000) { kills += 1 }
      #expect(try tool.run("build").code == 0)
      #expect(differences(folder.contents(of: "Site"), site) == [])
    }
    #expect(kills > 0)
  }

  // More where it is asked for: CRUMB_KILLS=1000.
  private static let rounds = getenv("CRUMB_KILLS").flatMap { Int(String(cString: $0)) } ?? 200

  @Test("two builds at once take turns")
  func twoAtOnce() throws {
    let folder = TemporaryFolder()
    let tool = CrumbTool(in: folder)
    write(.new, to: folder)
    let builds = try (0..<4).map { _ in try tool.start("build") }
    for build in builds {
      build.waitUntilExit()
      #expect(build.terminationStatus == 0)
    }
    #expect(differences(folder.contents(of: "Site"), try cleanSite(.new)) == [])
  }

  @Test(
    "a disk that fills up leaves every file whole, and the next build with room is whole",
    .enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
  func fullDisk() throws {
    let sites = try (old: cleanSite(.old), new: cleanSite(.new))
    let folder = TemporaryFolder()
    let tool = CrumbTool(in: folder)
    folder.makeFolder("Site")
    let size = sites.old.values.reduce(0) { $0 + ($1.count + 4095) / 4096 * 4096 }
    let disk = try #require(SmallDisk(at: "\(folder.path)/Site", kilobytes: size / 1024 + 24))
    write(.old, to: folder)
    #expect(try tool.run("build").code == 0)
    let more = "# More\n\n" + String(repeating: "Much more. ", count: 20_000)
    folder.write("Content/more.md", more)
    write(.new, to: folder)
    let wanted = try cleanSite(.new, ["more.md": more])
    let run = try tool.run("build")
    #expect(run.code == 1)
    #expect(run.error.contains("cannot be written: No space left on device [unwritable]"))
    let torn = folder.contents(of: "Site").filter { path, bytes in
      !path.hasPrefix(".crumb-") && sites.old[path] != bytes && wanted[path] != bytes
    }
    #expect(torn.keys.sorted() == [])
    unlink("\(folder.path)/Content/more.md")
    disk.grow(toKilobytes: 8192)
    #expect(try tool.run("build").code == 0)
    #expect(differences(folder.contents(of: "Site"), sites.new) == [])
  }

  @Test(
    "a read-only folder is told of, and nothing in it changes",
    .enabled(if: SmallDisk.isPossible, "only root can mount a read-only disk"))
  func readOnly() throws {
    let folder = TemporaryFolder()
    let tool = CrumbTool(in: folder)
    folder.makeFolder("Site")
    let disk = try #require(SmallDisk(at: "\(folder.path)/Site", kilobytes: 8192))
    write(.old, to: folder)
    #expect(try tool.run("build").code == 0)
    let before = folder.contents(of: "Site")
    disk.makeReadOnly()
    #expect(try tool.run("build").output.contains("nothing changed"))
    write(.new, to: folder)
    let run = try tool.run("build")
    #expect(run.code == 1)
    #expect(
      run.error == """
        error: `Site/.crumb-building` cannot be written: Read-only file system [unwritable]
          = help: make room, or give yourself the right to write there

        1 error

        """)
    #expect(folder.contents(of: "Site") == before)
  }

  @Test("the clock set back or ahead makes no page stale, and no file is written for it")
  func clock() throws {
    let folder = TemporaryFolder()
    let tool = CrumbTool(in: folder)
    write(.old, to: folder)
    #expect(try tool.run("build").code == 0)
    for (version, seconds) in [(Version.new, 4_000_000_000), (.old, 0)] {
      write(version, to: folder)
      for name in ["Content", "Site"] {
        for path in folder.contents(of: name).keys {
          let time = timespec(tv_sec: seconds, tv_nsec: 0)
          utimensat(AT_FDCWD, "\(folder.path)/\(name)/\(path)", [time, time], 0)
        }
      }
      #expect(try tool.run("build").code == 0)
      #expect(differences(folder.contents(of: "Site"), try cleanSite(version)) == [])
      #expect(try tool.run("build").output.contains("nothing changed"))
    }
  }

  @Test(
    "a site on another disk, behind a symbolic link, is like any other",
    .enabled(if: SmallDisk.isPossible, "only root can mount a disk"))
  func otherDisk() throws {
    let (here, there) = (TemporaryFolder(), TemporaryFolder())
    let photo = TemporaryFolder.read("\(Repository.root)/Content/dessert/mochi.jpg") ?? []
    for folder in [here, there] {
      try KeptPhotos.lend(to: folder)
      write(.old, to: folder)
      folder.write("Content/dish-1.jpg", bytes: photo)
      folder.write("Content/dish-1.md", "# Dish\n\n![A dish](dish-1.jpg)\n")
    }
    there.makeFolder("disk")
    let disk = try #require(SmallDisk(at: "\(there.path)/disk", kilobytes: 8192))
    symlink("disk", "\(there.path)/Site")
    #expect(try CrumbTool(in: here).run("build").code == 0)
    #expect(try CrumbTool(in: there).run("build").code == 0)
    #expect(differences(here.contents(of: "Site"), there.contents(of: "disk")) == [])
    #expect(try CrumbTool(in: there).run("build").output.contains("nothing changed"))
    withExtendedLifetime(disk) {}
  }

  @Test("a recipe of a megabyte is built whole")
  func megabyte() throws {
    let folder = TemporaryFolder()
    let step = "Whisk the *eggs* for 10 minutes at 180 °C until pale, then let them rest.\n\n"
    folder.write(
      "Content/long.md",
      "# Long\n\n---\n\n- 3 eggs\n\n---\n\n" + String(repeating: step, count: 14_000) + "The end.\n"
    )
    #expect(try CrumbTool(in: folder).run("build").code == 0)
    let page = folder.text("Site/recipes/long/index.html") ?? ""
    #expect(page.contains("The end."))
    #expect(page.hasSuffix("</html>\n"))
  }

  /// The paths at which two sites differ.
  private func differences(_ a: [String: [UInt8]], _ b: [String: [UInt8]]) -> [String] {
    Set(a.keys).union(b.keys).filter { a[$0] != b[$0] }.sorted()
  }
}
