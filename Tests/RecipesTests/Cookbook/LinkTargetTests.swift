import Testing

@testable import Recipes

@Suite("Link targets taken apart")
struct LinkTargetTests {
  static let kinds: [(String, LinkTarget.Kind)] = [
    ("https://a", .external), ("mailto:a@b", .external), ("tel:1", .external),
    ("//host/x", .external), ("javascript:x", .external), ("git+ssh://x", .external),
    ("#a", .fragment), ("", .fragment), ("a.md", .path), ("/a", .path), ("a/b:c", .path),
    ("1:2", .path), ("C:/x", .path), ("a b:c", .path), ("./x:y", .path),
  ]

  @Test("schemes, fragments and paths are told apart", arguments: kinds)
  func kind(target: String, kind: LinkTarget.Kind) { #expect(LinkTarget(target).kind == kind) }

  @Test("path, query and fragment are parted, percent-encoding undone")
  func parts() {
    let link = LinkTarget("a%20b.md?x=1#c%C3%A9")
    #expect(link.path == "a%20b.md")
    #expect(link.decodedPath == "a b.md")
    #expect(link.fragment == "cé")
  }

  @Test("what is no percent-encoding, or no UTF-8 undone, stays as it is written")
  func malformed() {
    #expect(LinkTarget("100%.md").decodedPath == "100%.md")
    #expect(LinkTarget("a%2").decodedPath == "a%2")
    #expect(LinkTarget("a%FF.md").decodedPath == "a%FF.md")
  }
}
