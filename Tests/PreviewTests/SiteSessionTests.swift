import Diagnostics
import Glibc
import SiteGenerator
import TestSupport
import Testing

@testable import Preview

@Suite("A session that looks again and again")
struct SiteSessionTests {
  private let sample = SampleProject()

  /// The bytes of every file of a site.
  private static func bytes(of site: PreparedSite?) -> [String: [UInt8]] {
    guard let site else { return [:] }
    let directory = SiteDirectory(site)
    return Dictionary(
      directory.paths.map { path in
        (path, directory.file(at: path).flatMap { directory.bytes(of: $0) } ?? [])
      }, uniquingKeysWith: { first, _ in first })
  }

  private func expectLikeBuild(_ outcome: SiteBuild.Outcome?, _ story: [String]) {
    let fresh = SiteBuild(sample.options).prepare()
    let findings = fresh.diagnostics.filter { $0.severity > .note }
    #expect(outcome.map { Array($0.diagnostics) } == findings, "\(story)")
    let (ours, theirs) = (Self.bytes(of: outcome?.site), Self.bytes(of: fresh.site))
    #expect(Set(ours.keys) == Set(theirs.keys), "\(story)")
    for (path, bytes) in theirs where ours[path] != bytes {
      Issue.record("\(path) is stale after \(story)")
    }
  }

  /// Looks at what a watch heard of, or at everything.
  private func look(_ session: inout SiteSession, _ watch: FolderWatch?) -> SiteSession.Refresh? {
    guard let watch else { return session.refresh() }
    var last: SiteSession.Refresh?
    // A program that is started meanwhile may hold the file for a moment, which so is closed later.
    while Waiting.isReadable(watch.descriptor, within: 20) {
      let heard = watch.listen()
      if heard.changes == 0 { continue }
      if heard.folders { _ = watch.watch(session.folders) }
      if let refresh = session.refresh(of: heard.folders ? nil : heard.files) { last = refresh }
    }
    return last
  }

  @Test("begins with what an earlier one read, and is the site of a build all the same")
  func beginsAgain() throws {
    var edits = RandomEdits(seed: 77, in: sample.folder)
    for round in 1...12 {
      let story = (1...3).map { _ in edits.edit() }
      var session = SiteSession(sample.options)
      expectLikeBuild(session.refresh()?.outcome, story + ["\(round)"])
    }
    let kept = sample.folder.contents(of: "kept/readings")
    #expect(kept.count == 1)
    #expect(kept.values.allSatisfy { $0.count > 200 })
  }

  @Test(
    "what it shows after random edits is what a build would make",
    arguments: [1, 2, 3], [true, false])
  func randomEdits(seed: UInt64, watches: Bool) throws {
    let descriptors = Self.openDescriptors
    var edits = RandomEdits(seed: seed, in: sample.folder)
    var session = SiteSession(sample.options)
    let watch = watches ? FolderWatch() : nil
    _ = watch?.watch(session.folders)
    let first = session.refresh()
    var last = try #require(first).outcome
    var story: [String] = []
    for step in 1...Self.steps {
      story.append(edits.edit())
      if let refresh = look(&session, watch) { last = refresh.outcome }
      if step % 10 == 0 {
        expectLikeBuild(last, story)
        story = []
      }
    }
    edits.mendAll()
    if let refresh = look(&session, watch) { last = refresh.outcome }
    expectLikeBuild(last, ["mend all"])
    #expect(!last.diagnostics.contains { $0.message.contains("cannot be read") })
    #expect(Self.openDescriptors <= descriptors + 64)
  }

  // More where it is asked for: CRUMB_EDITS=1000.
  private static let steps = getenv("CRUMB_EDITS").flatMap { Int(String(cString: $0)) } ?? 60

  private static var openDescriptors: Int {
    (0..<1024).count { fcntl($0, F_GETFD) != -1 }
  }

  @Test("nothing new is nothing to show")
  func nothingNew() {
    var session = SiteSession(sample.options)
    #expect(session.refresh() != nil)
    #expect(session.refresh() == nil)
  }

  @Test("a touch or a save without a change is nothing to show")
  func touch() {
    var session = SiteSession(sample.options)
    _ = session.refresh()
    sample.folder.write("Content/dessert/pie-crust.md", SampleProject.recipe("Pie Crust"))
    sample.folder.write("Content/dessert/new~", "left by an editor")
    sample.folder.write("Content/dessert/.pie-crust.md.swp", "left by an editor")
    #expect(session.refresh() == nil)
  }

  @Test("a file that comes into the folder of another is told of alone")
  func secondFile() {
    sample.folder.write("Content/soup/soup.md", SampleProject.recipe("Soup"))
    var session = SiteSession(sample.options)
    _ = session.refresh()
    sample.folder.write("Content/soup/stew.md", SampleProject.recipe("Stew"))
    let refresh = session.refresh()
    #expect(refresh?.changed == ["\(sample.project.content)/soup/stew.md"])
    expectLikeBuild(refresh?.outcome, ["create stew.md"])
  }

  @Test("a change of the same size at the same moment is seen")
  func sameMoment() {
    var session = SiteSession(sample.options)
    _ = session.refresh()
    for text in ["Mix a.", "Mix b.", "Mix c."] {
      sample.folder.write(
        "Content/dessert/pie-crust.md", SampleProject.recipe("Pie Crust", step: text))
      #expect(session.refresh()?.changed == ["\(sample.project.content)/dessert/pie-crust.md"])
    }
  }

  @Test("a change is seen whatever the clock says: set back, set ahead, or standing still")
  func clock() {
    var session = SiteSession(sample.options)
    _ = session.refresh()
    let path = "Content/dessert/pie-crust.md"
    for (step, seconds) in [("Mix a.", 0), ("Mix b.", 4_000_000_000), ("Mix c.", 4_000_000_000)] {
      sample.folder.write(path, SampleProject.recipe("Pie Crust", step: step))
      let time = timespec(tv_sec: seconds, tv_nsec: 0)
      utimensat(AT_FDCWD, "\(sample.folder.path)/\(path)", [time, time], 0)
      #expect(session.refresh()?.changed == ["\(sample.project.content)/dessert/pie-crust.md"])
      #expect(session.refresh() == nil)
    }
  }

  @Test("a photo that changes twice within a tick of the clock is seen")
  func photoTwice() {
    sample.folder.write("Content/dessert/apple-pie.jpg", bytes: [0xFF, 0xD8, 7])
    var session = SiteSession(sample.options)
    _ = session.refresh()
    sample.folder.write("Content/dessert/apple-pie.jpg", bytes: [0xFF, 0xD8, 8])
    #expect(session.refresh()?.files == ["recipes/apple-pie/apple-pie.jpg"])
    #expect(session.refresh() == nil)
  }

  @Test("a stylesheet alone is told as such, with a template it is not")
  func styleOnly() {
    var session = SiteSession(sample.options)
    _ = session.refresh()
    sample.folder.write("Templates/assets/style.css", "body { margin: 0 }\n")
    #expect(session.refresh()?.isStyleOnly == true)
    sample.folder.write("Templates/assets/style.css", "body { margin: 1px }\n")
    sample.folder.write("Content/site.yml", "title: Other\n")
    #expect(session.refresh()?.isStyleOnly == false)
  }

  @Test("a photo that changed is told by its place in the site")
  func photo() {
    var session = SiteSession(sample.options)
    _ = session.refresh()
    sample.folder.write("Content/dessert/apple-pie.jpg", bytes: [0xFF, 0xD8, 9])
    #expect(session.refresh()?.files == ["recipes/apple-pie/apple-pie.jpg"])
  }

  @Test("a site stays what it is whatever becomes of the files")
  func oldSite() throws {
    var session = SiteSession(sample.options)
    let first = session.refresh()?.outcome.site
    let site = try #require(first)
    sample.folder.write("Content/dessert/pie-crust.md", "---\ntitle: [\n---\n")
    #expect(session.refresh()?.outcome.diagnostics.hasErrors == true)
    var page: [UInt8] = []
    site.render(.recipe("pie-crust"), into: &page)
    #expect(page.firstRange(of: Array("Knead.".utf8)) != nil)
  }

  @Test("a project without recipes is told once, and comes back")
  func noContent() {
    var session = SiteSession(sample.options)
    _ = session.refresh()
    let (content, away) = ("\(sample.folder.path)/Content", "\(sample.folder.path)/Away")
    rename(content, away)
    #expect(session.refresh()?.outcome.site == nil)
    #expect(session.refresh() == nil)
    rename(away, content)
    #expect(session.refresh()?.outcome.site != nil)
  }
}
