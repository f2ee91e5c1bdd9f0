import TestSupport
import Testing

@testable import Benchmarks
@testable import SiteGenerator

@Suite("The collection that is measured")
struct SeededCollectionTests {
  @Test("the same count makes the same bytes, about as many as a recipe has")
  func sameBytes() throws {
    let (first, second) = (TemporaryFolder(), TemporaryFolder())
    #expect(SeededCollection.write(50, to: first.path))
    #expect(SeededCollection.write(50, to: second.path))
    for index in 0..<50 {
      let path = SeededCollection.path(index)
      let text = try #require(first.text(path))
      #expect(text == second.text(path))
      #expect((2000...2800).contains(text.utf8.count))
    }
  }

  @Test("a build of it, stage by stage, makes the site of a whole build and finds no fault")
  func stages() throws {
    let folder = TemporaryFolder()
    #expect(SeededCollection.write(60, to: "\(folder.path)/Content"))
    var options = SiteBuild.Options()
    options.project.content = "\(folder.path)/Content"
    options.project.output = "\(folder.path)/staged"
    options.project.kept = "\(folder.path)/kept"
    options.url = "https://example.org/"
    options.countsAdvice = true
    options.jobs = 2
    let clock = StageClock()
    #expect(StagedWalk(options, timer: clock).run())
    #expect(clock.figures(60).map(\.name) == WalkStage.allCases.map(\.rawValue))
    options.project.output = "\(folder.path)/whole"
    options.project.kept = "\(folder.path)/kept-by-whole"
    let outcome = SiteBuild(options).prepare()
    #expect(outcome.diagnostics.allSatisfy { $0.severity == .note })
    let written = SiteBuild(options).write(try #require(outcome.site))
    #expect(written.diagnostics.isEmpty)
    #expect(
      WorkFolder.size(of: "\(folder.path)/staged") == WorkFolder.size(of: "\(folder.path)/whole"))
    #expect(
      folder.read("staged/.crumb-manifest") == folder.read("whole/.crumb-manifest"))
  }
}
