import Foundation
import SiteGenerator
import TestSupport
import Testing

@testable import Preview

@Suite("A session in a repository of git")
struct SessionHistoryTests {
  private let sample = SampleProject(url: "https://example.org/")

  private func git(_ arguments: String..., on day: String = "2026-01-01") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", sample.folder.path, "-c", "user.name=A", "-c", "user.email=a@b.invalid"]
      + arguments
    process.environment = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": sample.folder.path,
      "GIT_AUTHOR_DATE": "\(day)T12:00:00Z", "GIT_COMMITTER_DATE": "\(day)T12:00:00Z",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func page(_ outcome: SiteBuild.Outcome?, _ path: String) throws -> String {
    let site = SiteDirectory(try #require(outcome?.site))
    let file = try #require(site.file(at: path))
    return String(decoding: site.bytes(of: file) ?? [], as: UTF8.self)
  }

  private func expectLikeBuild(_ outcome: SiteBuild.Outcome?) throws {
    let fresh = SiteBuild(sample.options).prepare()
    for path in ["recipes/pie-crust/index.html", "index.html", "feed.xml", "sitemap.xml"] {
      #expect(try page(outcome, path) == page(fresh, path))
    }
  }

  @Test("shows the days that a build would show, and hears of a commit")
  func commits() throws {
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "--message", "One")
    var session = SiteSession(sample.options)
    let watch = try #require(FolderWatch())
    #expect(watch.watch(session.folders))
    let first = session.refresh()?.outcome
    #expect(try page(first, "recipes/pie-crust/index.html").contains("2026-01-01"))
    try expectLikeBuild(first)

    let file = "Content/dessert/pie-crust.md"
    sample.folder.write(file, SampleProject.recipe("Pie Crust", step: "Roll."))
    let saved = session.refresh(of: watch.listen().files)?.outcome
    try expectLikeBuild(saved)

    try git("commit", "--quiet", "--all", "--message", "Two", on: "2026-02-02")
    let heard = watch.listen()
    #expect(heard.changes > 0)
    let committed = session.refresh(of: heard.folders ? nil : heard.files)
    #expect(committed?.changed == ["the history of git"])
    #expect(try page(committed?.outcome, "sitemap.xml").contains("2026-02-02"))
    try expectLikeBuild(committed?.outcome)
  }
}
