import Testing

@testable import SiteGenerator

@Suite("The order of paths")
struct PathOrderTests {
  @Test("is that of their bytes, a path before those that go on from it")
  func bytes() {
    let paths = ["", "Z.md", "a", "a.md", "a/b.md", "a0", "e\u{301}.md", "é.md", "日.md"]
    #expect(paths.shuffled().sorted(by: PathOrder.precedes) == paths)
    #expect(!PathOrder.precedes("a", "a"))
  }
}
