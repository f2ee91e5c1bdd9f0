import Testing

@testable import Navigation

@Suite("Paths of recipes")
struct NavigationPathTests {
  @Test("pushing appends")
  func pushes() {
    let path = NavigationPath(["a"]).pushing("b").pushing("c")
    #expect(path.ids == ["a", "b", "c"])
    #expect(path.top == "c")
    #expect(path.bottom == "a")
    #expect(path.count == 3)
  }

  @Test("pushing what is on the path pops to it", arguments: ["a", "b", "c"])
  func cycles(id: String) {
    let path = NavigationPath(["a", "b", "c"])
    let pushed = path.pushing(id)
    #expect(pushed.top == id)
    #expect(path.ids.starts(with: pushed.ids))
  }

  @Test("popping the last recipe leaves no path")
  func pops() {
    #expect(NavigationPath(["a", "b"]).popping() == NavigationPath(["a"]))
    #expect(NavigationPath(["a"]).popping() == nil)
  }

  @Test("popping undoes pushing a recipe that is not on the path")
  func popUndoesPush() {
    let path = NavigationPath(["a", "b"])
    #expect(path.pushing("c").popping() == path)
  }
}
