import Testing

@testable import Publishing

@Suite struct RedirectTests {
  @Test(
    "An alias is a former id, or a path from the root",
    arguments: [
      ("old-pie", "recipes/old-pie/index.html"), ("/old-pie", "old-pie/index.html"),
      ("old/pie/", "old/pie/index.html"), ("pie.html", "pie.html"), ("/a%20b/", "a b/index.html"),
      ("https://example.com/pie", nil), ("../pie", nil), ("/", nil), (".well-known/x", nil),
      ("#pie", nil), ("/pie#top", nil),
    ] as [(String, String?)])
  func outputs(_ alias: String, _ output: String?) {
    #expect(Alias.output(of: alias) == output)
  }

  @Test("Every former address has a page that leads on, and a rule for hosts that know rules")
  func pages() throws {
    let site = SamplePublication.pies.site
    let files = RedirectPages.files(RedirectPlan(of: site).redirects, of: site)
    #expect(
      files.map(\.path)
        == ["recipes/old-pie/index.html", "old/tart.html", "a/b c/index.html", "_redirects"])
    #expect(
      String(decoding: files[3].bytes, as: UTF8.self) == """
        /cookbook/recipes/old-pie/ /cookbook/recipes/apple-pie/ 301
        /cookbook/old/tart.html /cookbook/recipes/apple-pie/ 301
        /cookbook/a/b%20c/ /cookbook/recipes/apple-pie/ 301

        """)
    let page = String(decoding: files[1].bytes, as: UTF8.self)
    #expect(page.contains(#"<meta http-equiv="refresh" content="0; url=../recipes/apple-pie/">"#))
    #expect(
      page.contains(
        #"<link rel="canonical" href="https://example.org/cookbook/recipes/apple-pie/">"#))
  }

  @Test("Without the site's address a page that leads on is kept out of search engines")
  func nowhere() {
    let site = SamplePublication.nowhere.site
    let files = RedirectPages.files(RedirectPlan(of: site).redirects, of: site)
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(page.contains(#"<meta name="robots" content="noindex">"#))
    #expect(page.contains(#"content="0; url=../apple-pie/""#))
  }

  @Test("Aliases that are taken or lead out are told of")
  func problems() {
    let sample = SamplePublication([
      (path: "a.md", text: "---\naliases: [b, old, ../x]\n---\n# A\n"),
      (path: "b.md", text: "---\naliases: [old]\n---\n# B\n"),
    ])
    let plan = RedirectPlan(of: sample.site)
    #expect(
      plan.problems.map(\.message) == [
        "the alias `b` is taken by a page of the site",
        "the alias `../x` is no address of this site",
        "the alias `old` is taken by an alias of `a`",
      ])
    #expect(plan.redirects == [Redirect(output: "recipes/old/index.html", recipe: 0)])
  }

  @Test("Without aliases there are no rules")
  func none() {
    let sample = SamplePublication([(path: "a.md", text: "# A\n")])
    #expect(RedirectPages.files(RedirectPlan(of: sample.site).redirects, of: sample.site).isEmpty)
  }
}
